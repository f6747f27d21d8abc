import type { ReactNode } from 'react'
import { Card } from '../layout/card.tsx'
import styles from './form-page.module.css'
import { Page } from '../layout/page.tsx'

/** A page that is one form on a card, in a narrow column. */
export function FormPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Page width="narrow">
      <Card>
        <h1 className={styles['title']}>{title}</h1>
        {children}
      </Card>
    </Page>
  )
}
