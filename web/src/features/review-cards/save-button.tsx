import { workMarksTexts } from '@medley/texts/work-marks'
import { reviewCardsTexts } from '@medley/texts/review-cards'
import type { Review } from '@medley/contract/values/shapes'
import { displayTitleOf } from '@medley/messages/titles'
import { Bookmark } from 'lucide-react'
import { showSnackbar } from '../../ui/feedback/snackbar-store.ts'
import { Button } from '../../ui/forms/button.tsx'
import { useMember } from '../sessions/session.ts'
import { setMark, useWorkMarks } from '../work-marks/work-marks.calls.ts'
import styles from './save-button.module.css'

/** Saves the work of another's review for later, because of that review; renders nothing on an own one and for visitors. */
export function SaveButton({ review: { id, author, work, userInfo } }: { review: Review }) {
  const member = useMember()
  const { savedForLater } = useWorkMarks({ id: work.id, userInfo })
  if (!member || member.id === author.id) return null
  const toggle = async () => {
    const outcome = await setMark(work, 'savedForLater', !savedForLater, id)
    if (outcome !== 'failed') return
    showSnackbar({ text: workMarksTexts.quietToggle.failed.savedForLater, kind: 'error' })
  }
  return (
    <Button
      kind="quiet"
      className={styles['save']}
      icon={<Bookmark aria-hidden="true" />}
      aria-label={reviewCardsTexts.save.saveNamed({
        title: displayTitleOf(work),
        isSaved: savedForLater,
      })}
      aria-pressed={savedForLater}
      onClick={() => void toggle()}
    >
      {savedForLater ? reviewCardsTexts.save.saved : reviewCardsTexts.save.save}
    </Button>
  )
}
