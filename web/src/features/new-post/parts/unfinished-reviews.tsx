import { newPostTexts } from '@medley/texts/new-post'
import typography from '../../../ui/layout/typography.module.css'
import layout from '../../../ui/layout/layout.module.css'
import { cutText } from '@medley/contract/values/text-cuts'
import { displayTitleOf } from '@medley/messages/titles'
import { ChevronRight } from 'lucide-react'
import { useId, useState } from 'react'
import { showPostingTime } from '../../../lib/time/dates.ts'
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx'
import { WorkPoster } from '../../works/work-poster.tsx'
import type { NewPostWork } from '../new-post.ts'
import { listNewReviews, type UnfinishedReview } from '../review-drafts.ts'
import styles from './unfinished-reviews.module.css'

const shownMax = 3
/** More than the visible lines hold; the text is part of the button's accessible name. */
const excerptMax = 160

/** Drafts of new reviews on this device. */
export function UnfinishedReviews({ onPick }: { onPick: (work: NewPostWork) => void }) {
  const headingId = useId()
  const [reviews] = useState(() => listNewReviews().slice(0, shownMax))
  if (reviews.length === 0) return null
  return (
    <section className={styles['section']} aria-labelledby={headingId}>
      <h3 id={headingId} className={typography['small']}>
        {newPostTexts.unfinished}
      </h3>
      <ul role="list" className={layout['stack-2']}>
        {reviews.map((review) => (
          <li key={review.work.id}>
            <Unfinished review={review} onPick={onPick} />
          </li>
        ))}
      </ul>
    </section>
  )
}

type UnfinishedProps = { review: UnfinishedReview; onPick: (work: NewPostWork) => void }

/** A draft with the start of its text; activating it goes on with it. */
export function Unfinished({ review: { work, draft, savedAt }, onPick }: UnfinishedProps) {
  return (
    <button type="button" className={styles['review']} onClick={() => onPick(work)}>
      <span aria-hidden="true">
        <WorkPoster work={work} decorative />
      </span>
      <span className={styles['words']}>
        <span className={styles['title']}>
          <VisuallyHidden>{newPostTexts.goOnWith}</VisuallyHidden> {displayTitleOf(work)}
        </span>
        <span className={styles['text']}>{cutText(draft.review, excerptMax)}</span>
      </span>
      <span className={styles['when']}>{showPostingTime(new Date(savedAt).toISOString())}</span>
      <ChevronRight aria-hidden="true" />
    </button>
  )
}
