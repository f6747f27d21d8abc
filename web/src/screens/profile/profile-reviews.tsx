import { type Medium, mediums } from '@medley/contract/values/medium'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { Link } from '../../lib/router/navigation.tsx'
import { paths } from '../../paths.ts'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { buttonClass } from '../../ui/forms/button.tsx'
import { Select } from '../../ui/forms/select.tsx'
import { pinnedReviewQuery } from '../../features/pinned-reviews/pinned-reviews.calls.ts'
import { useMember } from '../../features/sessions/session.ts'
import { mediumNames } from '../../features/works/medium-words.ts'
import { ReviewTile, ReviewTileSkeletons } from './review-tile.tsx'
import { ReviewList } from '../../features/review-cards/review-list.tsx'
import { profileReviewsQuery } from '../../features/reviews/reviews.calls.ts'
import { reviewTexts } from '../../features/reviews/reviews.messages.ts'
import { profileReviewsTexts } from './profile.messages.ts'
import styles from './profile-reviews.module.css'

const mediumOptions = [
  { value: 'all', label: profileReviewsTexts.all },
  ...mediums.map((medium) => ({ value: medium, label: mediumNames[medium] })),
] as const satisfies readonly { value: Medium | 'all'; label: string }[]

const sortOptions = [
  { value: 'newest', label: reviewTexts.newest },
  { value: 'rating', label: reviewTexts.rated },
] as const

/** A user's reviews as tiles: newest first or by rating, for one medium or all. */
export function ProfileReviews({ userId }: { userId: number }) {
  const isOwn = useMember()?.id === userId
  const [medium, setMedium] = useState<Medium | 'all'>('all')
  const [sort, setSort] = useState<'newest' | 'rating'>('newest')
  const list = useInfiniteQuery(
    profileReviewsQuery(userId, medium === 'all' ? null : medium, sort === 'rating' ? sort : null),
  )
  const { data: pinned = null } = useQuery(pinnedReviewQuery(userId))
  const withoutPinned = useCallback(
    (ids: readonly number[]) => ids.filter((id) => id !== pinned).map((id) => [id]),
    [pinned],
  )
  return (
    <div className={styles['reviews']}>
      <div className={styles['choices']}>
        <Select
          label={profileReviewsTexts.medium}
          options={mediumOptions}
          value={medium}
          onChoose={setMedium}
        />
        <Select
          label={profileReviewsTexts.sort}
          options={sortOptions}
          value={sort}
          onChoose={setSort}
        />
      </div>
      <ReviewList
        list={list}
        view={`${medium} ${sort}`}
        skeleton={<ReviewTileSkeletons count={4} />}
        empty={<NoReviews isInviting={isOwn && medium === 'all'} />}
        className={styles['tiles']}
        {...(medium === 'all' && { group: withoutPinned })}
        renderItem={(id) => <ReviewTile id={id} />}
      />
    </div>
  )
}

/** Says that there are none; members who have rated nothing yet are led to their first. */
function NoReviews({ isInviting }: { isInviting: boolean }) {
  const invitation = isInviting && (
    <Link className={buttonClass('quiet')} to={paths.rate()}>
      {profileReviewsTexts.rateFirst}
    </Link>
  )
  return <EmptyState text={reviewTexts.noReviews} actions={invitation} />
}
