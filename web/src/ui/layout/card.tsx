import type { ComponentProps } from 'react'
import styles from './card.module.css'
import { classNames } from './class-names.ts'

type CardProps = ComponentProps<'div'> & {
  as?: 'div' | 'article' | 'section' | 'aside'
  /** Removes the padding, for content with its own. */
  flush?: boolean
}

/** A quiet raised surface. */
export function Card({ as: Tag = 'div', flush = false, className, ...rest }: CardProps) {
  return (
    <Tag {...rest} className={classNames(styles['card'], !flush && styles['padded'], className)} />
  )
}
