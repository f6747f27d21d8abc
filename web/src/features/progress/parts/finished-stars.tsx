import { progressTexts } from '@medley/texts/progress'
import { displayTitleOf } from '@medley/messages/titles'
import { X } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from '../../../ui/forms/icon-button.tsx'
import { TenStars } from '../../../ui/ratings/ten-stars.tsx'
import { rateWork } from '../../quick-rating/quick-rating.calls.ts'
import { useOwnRating } from '../../ratings/ratings.calls.ts'
import { forgetFinished } from '../../work-marks/finished-works.ts'
import type { ProgressWork } from '../progress.calls.ts'
import styles from './finished-stars.module.css'

/** The ten stars for a work that the member has just finished. */
export function FinishedStars({ work }: { work: ProgressWork }) {
  const own = useOwnRating(work.id)
  const [chosen, setChosen] = useState<number>()
  const rate = (rating: number) => {
    void rateWork(work, rating)
    forgetFinished(work.id)
  }
  return (
    <div className={styles['finished']}>
      <div className={styles['top']}>
        <p className={styles['words']}>
          {progressTexts.finishedNow({ title: displayTitleOf(work) })}
        </p>
        <IconButton
          label={progressTexts.notNow}
          icon={<X />}
          onClick={() => forgetFinished(work.id)}
        />
      </div>
      <TenStars
        label={progressTexts.yourRating}
        value={chosen ?? own}
        onChoose={setChosen}
        onSettle={rate}
      />
    </div>
  )
}
