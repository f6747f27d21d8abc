import { profileTexts } from '@medley/texts/profile'
import { titlesTexts } from '@medley/texts/titles'
import { reviewsTexts } from '@medley/texts/reviews'
import { profilesTexts } from '@medley/texts/profiles'
import { type Medium, mediums } from '@medley/contract/values/medium'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { type ReactNode, useCallback, useState } from 'react'
import { Link } from '../../lib/router/navigation.tsx'
import { paths } from '../../paths.ts'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { Button, buttonClass } from '../../ui/forms/button.tsx'
import { Select } from '../../ui/forms/select.tsx'
import { pinnedReviewQuery } from '../../features/pinned-reviews/pinned-reviews.calls.ts'
import { classNames } from '../../ui/layout/class-names.ts'
import { useMember } from '../../features/sessions/session.ts'
import { ReviewList } from '../../features/review-cards/review-list.tsx'
import { idsOf, profileReviewsQuery } from '../../features/reviews/reviews.calls.ts'
import { PinnedReview } from './pinned-review.tsx'
import { RatingWall, rows } from './rating-wall.tsx'
import { ReviewTile, ReviewTileSkeletons } from './review-tile.tsx'
import styles from './profile-reviews.module.css'

const mediumOptions = [
  { value: 'all', label: profileTexts.profileReviews.all },
  ...mediums.map((medium) => ({ value: medium, label: titlesTexts.mediumNames[medium] })),
] as const satisfies readonly { value: Medium | 'all'; label: string }[]

const sortOptions = [
  { value: 'newest', label: reviewsTexts.newest },
  { value: 'rating', label: reviewsTexts.rated },
] as const

type ProfileReviewsProps = {
  userId: number
  /** On a narrow screen, what stands behind the first reviews. */
  between?: ReactNode
}

/** A user's bare ratings as a wall of covers and their reviews as tiles: newest first or by rating, for one medium or all. */
export function ProfileReviews({ userId, between }: ProfileReviewsProps) {
  const [medium, setMedium] = useState<Medium | 'all'>('all')
  const [sort, setSort] = useState<'newest' | 'rating'>('newest')
  const [isWallOpen, setIsWallOpen] = useState(false)
  const view = {
    medium: medium === 'all' ? null : medium,
    sort: sort === 'rating' ? sort : null,
  }
  const ratings = useInfiniteQuery(profileReviewsQuery(userId, { ...view, hasText: false }))
  const ratingCount = idsOf(ratings.data)?.length ?? 0
  const isOpen = isWallOpen && ratingCount > rows.narrow
  return (
    <div className={styles['reviews']}>
      <div className={styles['choices']}>
        <Select
          hideLabel
          label={profileTexts.profileReviews.medium}
          options={mediumOptions}
          value={medium}
          onChoose={setMedium}
        />
        <Select
          hideLabel
          label={profileTexts.profileReviews.sort}
          options={sortOptions}
          value={sort}
          onChoose={setSort}
        />
        {ratingCount > rows.narrow && (
          <Button
            kind="link"
            className={classNames(ratingCount <= rows.wide && styles['narrow'])}
            aria-expanded={isOpen}
            onClick={() => setIsWallOpen(!isOpen)}
          >
            {isOpen
              ? profileTexts.profileReviews.fewerRatings
              : profileTexts.profileReviews.allRatings}
          </Button>
        )}
      </div>
      <RatingWall list={ratings} view={`${medium} ${sort}`} isOpen={isOpen} />
      {!isOpen && (
        <Reviews
          userId={userId}
          {...view}
          hasRatings={ratings.isPending || ratingCount > 0}
          between={between}
        />
      )}
    </div>
  )
}

type ReviewsProps = {
  userId: number
  medium: Medium | null
  sort: 'rating' | null
  hasRatings: boolean
  between: ReactNode
}

/** The reviews with words, the pinned one first. */
function Reviews({ userId, medium, sort, hasRatings, between }: ReviewsProps) {
  const isOwn = useMember()?.id === userId
  const list = useInfiniteQuery(profileReviewsQuery(userId, { hasText: true, medium, sort }))
  const { data: pinned = null } = useQuery(pinnedReviewQuery(userId))
  const withoutPinned = useCallback(
    (ids: readonly number[]) => ids.filter((id) => id !== pinned).map((id) => [id]),
    [pinned],
  )
  const count = list.data?.pages.flatMap(({ ids }) => ids).filter((id) => id !== pinned).length
  const hasReviews = count !== 0 || pinned !== null
  return (
    <section aria-labelledby={hasReviews ? 'reviews' : undefined}>
      {hasReviews && (
        <h2 id="reviews" className={styles['heading']}>
          {profilesTexts.reviews}
        </h2>
      )}
      <PinnedReview userId={userId} />
      <ReviewList
        list={list}
        view={`${medium} ${sort}`}
        skeleton={<ReviewTileSkeletons count={4} />}
        empty={hasRatings ? null : <NoReviews isInviting={isOwn && medium === null} />}
        className={styles['tiles']}
        {...(medium === null && { group: withoutPinned })}
        renderItem={(id) => <ReviewTile id={id} />}
        renderAfter={(index, groups) =>
          between &&
          index === Math.min(groups.length, beforeBetween) - 1 && (
            <li className={styles['between']}>{between}</li>
          )
        }
      />
      {count === 0 && between}
    </section>
  )
}

/** Reviews above what stands between them. */
const beforeBetween = 3

/** Says that there are none; members who have rated nothing yet are led to their first. */
function NoReviews({ isInviting }: { isInviting: boolean }) {
  const invitation = isInviting && (
    <Link className={buttonClass('quiet')} to={paths.rate()}>
      {profileTexts.profileReviews.rateFirst}
    </Link>
  )
  return <EmptyState text={reviewsTexts.noReviews} actions={invitation} />
}
