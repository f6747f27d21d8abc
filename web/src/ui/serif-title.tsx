import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './serif-title.module.css'

type SerifTitleProps = {
  /** The heading of the page is larger. */
  as: 'h1' | 'h2' | 'h3'
  children: ReactNode
}

/** The title of a thing that is read or watched, often a link to it. */
export function SerifTitle({ as: Tag, children }: SerifTitleProps) {
  return (
    <Tag className={classNames(styles['title'], Tag === 'h1' && styles['page'])}>{children}</Tag>
  )
}
