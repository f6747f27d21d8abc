import type { Work } from '@medley/contract/shapes'
import { type ReactNode, useState } from 'react'
import { Button } from '../../../ui/forms/button.tsx'
import { TenStars } from '../../../ui/ratings/ten-stars.tsx'
import { useOwnRating } from '../../ratings/ratings.calls.ts'
import { useWorkMarks } from '../../work-marks/work-marks.calls.ts'
import { welcomeTexts as texts } from '../welcome.messages.ts'
import { markWork, rateShownWork } from './mark-work.ts'
import styles from './progress-bar.module.css'

type ProgressBarProps = {
  marked: number
  rated: number
  /** The buttons that lead on. */
  children: ReactNode
}

const goal = 12

/** The counter at the lower edge of the screen: how many works are marked and rated. */
export function ProgressBar({ marked, rated, children }: ProgressBarProps) {
  return (
    <div className={styles['row']}>
      <div className={styles['words']}>
        <p className={styles['counts']} role="status">
          {texts.counts(marked, rated)}
        </p>
        <p className={styles['cheer']}>{texts.cheer(rated, marked)}</p>
      </div>
      <progress
        className={styles['bar']}
        max={goal}
        value={Math.min(rated, goal)}
        aria-label={texts.goal(rated)}
      />
      <div className={styles['buttons']}>{children}</div>
    </div>
  )
}

/** The stars of a marked work, in place of the buttons. */
export function RatingBar({ work, onClose }: { work: Work; onClose: () => void }) {
  const { hasEngaged } = useWorkMarks(work)
  const rating = useOwnRating(work.id)
  const [chosen, setChosen] = useState(rating)
  const rate = (settled: number) => {
    void rateShownWork(work, settled, { isMarked: hasEngaged, isRated: rating !== null })
  }
  const unmark = () => {
    void markWork(work, false)
    onClose()
  }
  return (
    <section className={styles['rating']} aria-label={texts.rate(work.title)}>
      <TenStars
        label={texts.rate(work.title)}
        value={chosen}
        onChoose={setChosen}
        onSettle={rate}
      />
      <div className={styles['buttons']}>
        {rating === null && (
          <Button kind="quiet" onClick={unmark}>
            {texts.unmark}
          </Button>
        )}
        <Button onClick={onClose}>{texts.done}</Button>
      </div>
    </section>
  )
}
