import { History } from 'lucide-react'
import { showPostingTime } from '../../lib/time/dates.ts'
import { Button } from '../../ui/forms/button.tsx'
import styles from './draft-note.module.css'

type DraftNoteProps = {
  /** In ms since 1970. */
  savedAt: number
  text: (when: string) => string
  discardLabel: string
  onDiscard: () => void
}

/** Note that a draft was restored, with a button to discard it. */
export function DraftNote({ savedAt, text, discardLabel, onDiscard }: DraftNoteProps) {
  return (
    <div className={styles['note']} role="status">
      <History aria-hidden="true" />
      <span>{text(showPostingTime(new Date(savedAt).toISOString()))}</span>
      <Button kind="link" onClick={onDiscard}>
        {discardLabel}
      </Button>
    </div>
  )
}
