import { type ReactNode, useCallback } from 'react'
import { type Draw, DrawnPicture } from '../pictures/drawn-picture.tsx'
import styles from './empty-state.module.css'

/** Pictures left on the shelf of an empty state. */
const motifs = ['reel', 'page', 'disc'] as const

type EmptyStateProps = {
  /** A few words about what is missing. */
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
  const draw = useCallback<Draw>(
    ({ drawShelf }) =>
      drawShelf(
        text,
        motifs.map((motif) => ({ motif, title: `${motif} ${text}` })),
        1,
      ),
    [text],
  )
  return (
    <div className={styles['state']}>
      <DrawnPicture className={styles['shelf']} draw={draw} ratio={2} />
      <Text className={styles['text']}>{text}</Text>
      {detail && <p className={styles['detail']}>{detail}</p>}
      {actions && <div className={styles['actions']}>{actions}</div>}
    </div>
  )
}
