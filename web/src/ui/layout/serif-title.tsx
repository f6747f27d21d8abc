import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './serif-title.module.css'

type SerifTitleProps = {
  /** The page heading, set larger. */
  as: 'h1' | 'h2' | 'h3'
  children: ReactNode
}

/** The title of a work in the serif typeface, often a link. */
export function SerifTitle({ as: Tag, children }: SerifTitleProps) {
  return (
    <Tag className={classNames(styles['title'], Tag === 'h1' && styles['page'])}>{children}</Tag>
  )
}
