import { titlesTexts } from '@medley/texts/titles'
import { reviewsTexts } from '@medley/texts/reviews'
import typography from '../../ui/layout/typography.module.css'
import { withoutMarks } from '@medley/contract/values/marked-text'
import { displayTitleOf } from '@medley/messages/titles'
import { Skeleton, SkeletonText } from '../../ui/feedback/skeleton.tsx'
import { RatingCircle } from '../../ui/ratings/rating-circle.tsx'
import { OwnRating } from '../../features/ratings/own-rating.tsx'
import { useMember } from '../../features/sessions/session.ts'
import { MediumIcon } from '../../features/works/medium-icon.tsx'
import { coverMarks } from '../../features/works/cover-props.ts'
import { WorkPoster } from '../../features/works/work-poster.tsx'
import { FriendsOnly } from '../../features/review-cards/friends-only.tsx'
import { useReviewDrawer } from '../../features/review-drawer/review-drawer.ts'
import { useCachedReview } from '../../features/reviews/reviews.calls.ts'
import styles from './review-tile.module.css'

/** A review on its author's profile; opens in the drawer on click. */
export function ReviewTile({ id }: { id: number }) {
  const review = useCachedReview(id)
  const drawer = useReviewDrawer()
  const isAuthor = useMember()?.id === review?.author.id
  if (!review) return null
  const { work, rating, spoiler } = review
  return (
    <button
      {...coverMarks(work)}
      type="button"
      className={styles['tile']}
      onClick={() => drawer.open(id)}
    >
      <span className={styles['poster']}>
        <WorkPoster work={work} decorative />
        {!isAuthor && <OwnRating workId={work.id} />}
      </span>
      <span className={styles['words']}>
        <span className={styles['head']}>
          <span className={styles['medium']}>
            <MediumIcon medium={work.medium} label={titlesTexts.mediumNames[work.medium]} />
            {review.audience && <FriendsOnly />}
          </span>
          <RatingCircle rating={rating} size="s" />
        </span>
        <span className={styles['title']}>{displayTitleOf(work)}</span>
        {spoiler && !isAuthor ? (
          <span className={typography['error-small-strong']}>{reviewsTexts.tileSpoilers}</span>
        ) : (
          review.review !== null && (
            <span className={styles['text']}>
              {withoutMarks(review.review, { spoilers: isAuthor })}
            </span>
          )
        )}
      </span>
    </button>
  )
}

/** Placeholders for loading tiles. */
export function ReviewTileSkeletons({ count }: { count: number }) {
  return Array.from({ length: count }, (_, tile) => (
    <div key={tile} className={styles['tile']}>
      <Skeleton className={styles['poster']} ratio={2 / 3} />
      <SkeletonText lines={4} />
    </div>
  ))
}
