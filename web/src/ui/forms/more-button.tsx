import type { ComponentProps } from 'react'
import { IconButton } from './icon-button.tsx'
import styles from './more-button.module.css'

/** The button of a menu, with three dots that are no elements of their own: a feed has many of them. */
export function MoreButton(props: Omit<ComponentProps<typeof IconButton>, 'icon' | 'className'>) {
  return <IconButton {...props} className={styles['more']} icon={null} />
}
