import type { ReactNode } from 'react'
import styles from './empty-state.module.css'

type EmptyStateProps = {
  /** What is missing, in a few words. */
  text: string
  /** A quieter second line. */
  detail?: ReactNode
  /** Suggested actions: buttons or links. */
  actions?: ReactNode
  /** The state fills the whole screen, so its text becomes the main heading. */
  whole?: boolean
}

/** Placeholder for an empty list. */
export function EmptyState({ text, detail, actions, whole = false }: EmptyStateProps) {
  const Text = whole ? 'h1' : 'p'
  return (
    <div className={styles['state']}>
      <svg className={styles['shelf']} viewBox="0 0 96 56" aria-hidden="true">
        <path d="M6 50h84M18 50V18h10v32M34 50V10h8v40M48 50V22h12v28M66 49l7-30 9 2-7 29" />
      </svg>
      <Text className={styles['text']}>{text}</Text>
      {detail && <p className={styles['detail']}>{detail}</p>}
      {actions && <div className={styles['actions']}>{actions}</div>}
    </div>
  )
}
