import { titlesTexts } from '@medley/texts/titles'
import { worksTexts } from '@medley/texts/works'
import type { Work } from '@medley/contract/values/shapes'
import { Check } from 'lucide-react'
import { type KeyboardEvent, memo, type MouseEvent } from 'react'
import { classNames } from '../../../ui/layout/class-names.ts'
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx'
import { ratingOfKey } from '../../../ui/ratings/ten-stars.tsx'
import { OwnRating } from '../../ratings/own-rating.tsx'
import { useOwnRating } from '../../ratings/ratings.calls.ts'
import { useWorkMarks } from '../../work-marks/work-marks.calls.ts'
import { nameWithYear } from '../../works/name-with-year.ts'
import { WorkPoster } from '../../works/work-poster.tsx'
import styles from './cover-tile.module.css'
import { markWork, rateShownWork } from './mark-work.ts'

type CoverTileProps = {
  work: Work
  /** Its stars are open. */
  isOpen: boolean
  tabIndex: 0 | -1
  onFocus: () => void
  /** Opens the stars of a work. */
  onOpen: (work: Work) => void
}

/** A cover: a press marks the work and opens its stars; a number key rates it, so the first press of a key only marks. */
export const CoverTile = memo(function CoverTile(props: CoverTileProps) {
  const { work, isOpen, tabIndex, onFocus, onOpen } = props
  const { hasEngaged } = useWorkMarks(work)
  const rating = useOwnRating(work.id)
  const isMarked = hasEngaged || rating !== null
  const press = ({ detail }: MouseEvent) => {
    if (!isMarked) void markWork(work, true)
    if (isMarked || detail > 0) onOpen(work)
  }
  const rateByKey = (event: KeyboardEvent) => {
    const chosen = ratingOfKey(event)
    if (chosen === undefined) return
    event.preventDefault()
    void rateShownWork(work, chosen, { isMarked, isRated: rating !== null })
  }
  return (
    <button
      type="button"
      className={classNames(styles['tile'], isMarked && styles['marked'], isOpen && styles['open'])}
      aria-pressed={isMarked}
      tabIndex={tabIndex}
      onFocus={onFocus}
      onClick={press}
      onKeyDown={rateByKey}
    >
      <VisuallyHidden>
        {`${nameWithYear(work)}, ${titlesTexts.mediumNames[work.medium]}: ${worksTexts.engagedVerbs[work.medium]}`}
      </VisuallyHidden>
      <span aria-hidden="true">
        <WorkPoster work={work} decorative />
      </span>
      {isMarked && (
        <span className={styles['check']} aria-hidden="true">
          <Check />
        </span>
      )}
      <OwnRating workId={work.id} />
    </button>
  )
})
