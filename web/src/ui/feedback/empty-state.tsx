import { type ReactNode, useCallback } from 'react'
import { type Draw, DrawnPicture } from '../pictures/drawn-picture.tsx'
import { classNames } from '../layout/class-names.ts'
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
  /** Without a picture and with less room, above content that is there. */
  compact?: boolean
}

/** Placeholder for an empty list. */
export function EmptyState(props: EmptyStateProps) {
  const { text, detail, actions, whole = false, compact = false } = props
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
    <div className={classNames(styles['state'], compact && styles['compact'])}>
      {!compact && <DrawnPicture className={styles['shelf']} draw={draw} ratio={2} />}
      <Text className={styles['text']}>{text}</Text>
      {detail && <p className={styles['detail']}>{detail}</p>}
      {actions && <div className={styles['actions']}>{actions}</div>}
    </div>
  )
}
