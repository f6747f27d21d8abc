import { reviewsTexts } from '@medley/texts/reviews'
import { displayTitleOf } from '@medley/messages/titles'
import { memo, useState } from 'react'
import { Link } from '../../lib/router/navigation.tsx'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/forms/button.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx'
import { CornerRating } from '../../ui/ratings/corner-rating.tsx'
import { coverMarks } from '../../features/works/cover-props.ts'
import { WorkPoster } from '../../features/works/work-poster.tsx'
import { findCachedReview, useCachedReview } from '../../features/reviews/reviews.calls.ts'
import { ReviewAuthor } from '../../features/review-cards/review-author.tsx'
import styles from './rating-strip.module.css'

/** Covers in the strip while it is closed: one row on a desktop, two on a phone. */
const shownClosed = 6

/** Ratings without words by one member, of one day or from another service, each a cover that links to its own page. */
export function RatingStrip({ ids }: { ids: readonly number[] }) {
  const [isOpen, setIsOpen] = useState(false)
  const reviews = ids.flatMap((id) => findCachedReview(id) ?? [])
  const [first] = reviews
  if (!first) return null
  const count = reviews.length
  const medium = reviews.every(({ work }) => work.medium === first.work.medium)
    ? first.work.medium
    : null
  const shown = isOpen ? reviews : reviews.slice(0, shownClosed)
  return (
    <Card
      as="article"
      className={styles['card']}
      aria-label={reviewsTexts.ratingsBy({ count, name: first.author.username })}
    >
      <ReviewAuthor review={first} />
      <p className={styles['words']}>
        {first.imported
          ? reviewsTexts.importedMany({ count, medium })
          : reviewsTexts.ratedMany({ count, medium })}
      </p>
      <ul role="list" className={styles['covers']}>
        {shown.map((review) => (
          <li key={review.id}>
            <RatedCover id={review.id} />
          </li>
        ))}
      </ul>
      {count > shownClosed && (
        <Button kind="quiet" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {isOpen ? reviewsTexts.showLess : reviewsTexts.showAll({ count })}
        </Button>
      )}
    </Card>
  )
}

type RatedCoverProps = { id: number }

const RatedCover = memo(function RatedCover({ id }: RatedCoverProps) {
  const review = useCachedReview(id)
  if (!review) return null
  const { work, rating } = review
  return (
    <Link {...coverMarks(work)} className={styles['cover']} to={paths.review(id)}>
      <span aria-hidden="true">
        <WorkPoster work={work} decorative />
        <CornerRating rating={rating} />
      </span>
      <VisuallyHidden>{`${displayTitleOf(work)}, ${rating}`}</VisuallyHidden>
    </Link>
  )
})
