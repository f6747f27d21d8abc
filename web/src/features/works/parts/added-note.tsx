import { UserCheck } from 'lucide-react'
import { workPageTexts } from '../work-page.messages.ts'
import styles from './added-note.module.css'

/** Says who sees a work that a member added. */
export function AddedNote() {
  return (
    <p className={styles['note']}>
      <UserCheck aria-hidden="true" />
      {workPageTexts.addedNote}
    </p>
  )
}
