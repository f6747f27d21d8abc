import { reviewsTexts } from '@medley/texts/reviews'
import { profileTexts } from '@medley/texts/profile'
import { titlesTexts } from '@medley/texts/titles'
import { displayTitleOf } from '@medley/messages/titles'
import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import { useId } from 'react'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { classNames } from '../../ui/layout/class-names.ts'
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx'
import { CornerRating } from '../../ui/ratings/corner-rating.tsx'
import { FriendsOnly } from '../../features/review-cards/friends-only.tsx'
import { ReviewList } from '../../features/review-cards/review-list.tsx'
import { useReviewDrawer } from '../../features/review-drawer/review-drawer.ts'
import { idsOf, type ReviewPages, useCachedReview } from '../../features/reviews/reviews.calls.ts'
import { coverMarks } from '../../features/works/cover-props.ts'
import { WorkPoster } from '../../features/works/work-poster.tsx'
import styles from './rating-wall.module.css'

/** The covers in two rows, as the style sheet has them. */
export const rows = { wide: 18, narrow: 10 }

type RatingWallProps = {
  list: UseInfiniteQueryResult<ReviewPages>
  view: string
  /** Grows to its end instead of two rows. */
  isOpen: boolean
}

/** Ratings without words: covers with the rating; nothing without any. */
export function RatingWall({ list, view, isOpen }: RatingWallProps) {
  const headingId = useId()
  const ids = idsOf(list.data)
  if (ids === undefined && list.isError) {
    return (
      <ErrorState
        compact
        text={reviewsTexts.listFailed}
        onRetry={() => void list.refetch()}
        retrying={list.isFetching}
      />
    )
  }
  if (!ids || ids.length === 0) return null
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId}>
        <VisuallyHidden>{profileTexts.profileReviews.ratings}</VisuallyHidden>
      </h2>
      {isOpen ? (
        <ReviewList
          list={list}
          view={view}
          words={profileTexts.profileReviews.counted}
          skeleton={null}
          empty={null}
          className={styles['wall']}
          renderItem={(id) => <RatedCover id={id} />}
        />
      ) : (
        <ul role="list" className={classNames(styles['wall'], styles['rows'])}>
          {ids.slice(0, rows.wide).map((id) => (
            <li key={id}>
              <RatedCover id={id} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

/** A cover with its rating; opens the review in the drawer. */
function RatedCover({ id }: { id: number }) {
  const review = useCachedReview(id)
  const drawer = useReviewDrawer()
  if (!review) return null
  const { work, rating, audience } = review
  return (
    <button
      {...coverMarks(work)}
      type="button"
      className={styles['cover']}
      title={displayTitleOf(work)}
      onClick={() => drawer.open(id)}
    >
      <WorkPoster work={work} decorative />
      <VisuallyHidden>
        {displayTitleOf(work)}, {titlesTexts.mediumNames[work.medium]}
      </VisuallyHidden>
      {audience && (
        <span className={styles['audience']}>
          <FriendsOnly />
        </span>
      )}
      <CornerRating rating={rating} />
    </button>
  )
}
