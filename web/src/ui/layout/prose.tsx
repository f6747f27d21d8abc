import type { ReactNode } from 'react'
import { Page } from './page.tsx'
import styles from './prose.module.css'

/** A page that is a long text: a heading and sections, in a reading measure. */
export function ProsePage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Page width="reading">
      <article className={styles['prose']}>
        <h1>{title}</h1>
        {children}
      </article>
    </Page>
  )
}
