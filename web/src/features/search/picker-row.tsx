import { searchTexts } from '@medley/texts/search'
import type { Medium } from '@medley/contract/values/medium'
import type { SearchItem } from '@medley/contract/values/shapes'
import { displayTitleOf } from '@medley/messages/titles'
import { Check } from 'lucide-react'
import type { MouseEvent } from 'react'
import { LoadingNote, Skeleton } from '../../ui/feedback/skeleton.tsx'
import { OwnRating } from '../ratings/own-rating.tsx'
import { coverMarks } from '../works/cover-props.ts'
import { posterShape } from '../works/poster-shape.ts'
import { WorkPoster } from '../works/work-poster.tsx'
import { describeWork } from './describe-work.ts'
import styles from './picker-row.module.css'

type PickerRowProps = {
  work: SearchItem
  /** Turns the row into a toggle. */
  isPicked?: boolean | undefined
  onPick: (work: SearchItem, event: MouseEvent) => void
}

/** One work in the picker; the whole row is a button. */
export function PickerRow({ work, isPicked, onPick }: PickerRowProps) {
  const facts = describeWork(work)
  return (
    <li>
      <button
        type="button"
        className={styles['row']}
        aria-pressed={isPicked}
        onClick={(event) => onPick(work, event)}
      >
        <span {...coverMarks(work)} className={styles['poster']}>
          <WorkPoster work={work} decorative />
          <OwnRating workId={work.id} />
        </span>
        <span className={styles['words']}>
          <span className={styles['title']}>{displayTitleOf(work)}</span>
          {facts && <span className={styles['facts']}>{facts}</span>}
        </span>
        {isPicked && <Check className={styles['tick']} aria-hidden="true" />}
      </button>
    </li>
  )
}

/** Placeholders for loading rows. */
export function PickerSkeleton({ medium }: { medium: Medium }) {
  const ratio = posterShape(medium) === 'tall' ? 2 / 3 : 1
  return (
    <div>
      <LoadingNote text={searchTexts.loading} />
      {[0, 1, 2, 3].map((row) => (
        <div key={row} className={styles['row']}>
          <span className={styles['poster']}>
            <Skeleton ratio={ratio} />
          </span>
          <span className={styles['words']}>
            <Skeleton width="11rem" height="1.1rem" />
            <Skeleton width="7rem" height="0.9rem" />
          </span>
        </div>
      ))}
    </div>
  )
}
