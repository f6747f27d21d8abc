import { worksToRateTexts } from '@medley/texts/works-to-rate'
import type { Work } from '@medley/contract/values/shapes'
import { displayTitleOf } from '@medley/messages/titles'
import { useEffect, useState } from 'react'
import { Button } from '../../ui/forms/button.tsx'
import { TenStars } from '../../ui/ratings/ten-stars.tsx'
import { useOwnRating } from '../ratings/ratings.calls.ts'
import { useWorkMarks } from '../work-marks/work-marks.calls.ts'
import { markWork, rateShownWork } from './parts/mark-work.ts'
import styles from './rating-bar.module.css'

/** How long a rating stays in sight before the stars close. */
const seenMs = 1000

/** The stars of a marked work, in place of the buttons; they close by themselves after a rating. */
export function RatingBar({ work, onClose }: { work: Work; onClose: () => void }) {
  const { hasEngaged } = useWorkMarks(work)
  const rating = useOwnRating(work.id)
  const [chosen, setChosen] = useState(rating)
  const [settles, setSettles] = useState(0)
  useEffect(() => {
    if (settles === 0) return undefined
    const timer = setTimeout(onClose, seenMs)
    return () => clearTimeout(timer)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- another render must not delay the closing
  }, [settles])
  const rate = (settled: number) => {
    void rateShownWork(work, settled, { isMarked: hasEngaged, isRated: rating !== null })
    setSettles((count) => count + 1)
  }
  const unmark = () => {
    void markWork(work, false)
    onClose()
  }
  return (
    <section
      className={styles['rating']}
      aria-label={worksToRateTexts.rate({ title: displayTitleOf(work) })}
    >
      <TenStars
        label={worksToRateTexts.rate({ title: displayTitleOf(work) })}
        value={chosen}
        onChoose={setChosen}
        onSettle={rate}
      />
      <div className={styles['buttons']}>
        {rating === null && (
          <Button kind="quiet" onClick={unmark}>
            {worksToRateTexts.unmark}
          </Button>
        )}
        <Button onClick={onClose}>{worksToRateTexts.done}</Button>
      </div>
    </section>
  )
}
