import type { Review } from '@medley/contract/values/shapes'
import { Bookmark } from 'lucide-react'
import { showSnackbar } from '../../ui/feedback/snackbar-store.ts'
import { Button } from '../../ui/forms/button.tsx'
import { useMember } from '../sessions/session.ts'
import { setMark, useWorkMarks } from '../work-marks/work-marks.calls.ts'
import { quietToggleTexts } from '../work-marks/work-marks.messages.ts'
import { saveTexts } from './review-cards.messages.ts'
import styles from './save-button.module.css'

/** Saves the work of another's review for later, because of that review; renders nothing on an own one and for visitors. */
export function SaveButton({ review: { id, author, work, userInfo } }: { review: Review }) {
  const member = useMember()
  const { savedForLater } = useWorkMarks({ id: work.id, userInfo })
  if (!member || member.id === author.id) return null
  const toggle = async () => {
    const outcome = await setMark(work, 'savedForLater', !savedForLater, id)
    if (outcome !== 'failed') return
    showSnackbar({ text: quietToggleTexts.failed.savedForLater, kind: 'error' })
  }
  return (
    <Button
      kind="quiet"
      className={styles['save']}
      icon={<Bookmark aria-hidden="true" />}
      aria-label={saveTexts.saveNamed(work.title, savedForLater)}
      aria-pressed={savedForLater}
      onClick={() => void toggle()}
    >
      {savedForLater ? saveTexts.saved : saveTexts.save}
    </Button>
  )
}
