import { popularReviewsTexts } from '@medley/texts/popular-reviews'
import typography from '../../ui/layout/typography.module.css'
import type { Medium } from '@medley/contract/values/medium'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { FriendButton } from '../../features/friendships/friend-button.tsx'
import { ReviewCard } from '../../features/review-cards/review-card.tsx'
import { WorksToRate } from '../../features/works-to-rate/works-to-rate.tsx'
import styles from './feed-beyond-friends.module.css'
import { popularReviewsQuery } from '../../features/popular-reviews/popular-reviews.calls.ts'

interface BeyondFriendsProps {
  medium: Medium | null
  /** False where a door leads to them. */
  hasWorks: boolean
}

/** Where friends' posts end: works to rate, and popular reviews by people the member does not know. */
export function FeedBeyondFriends({ medium, hasWorks }: BeyondFriendsProps) {
  const headingId = useId()
  const { data: reviews, isError } = useQuery(popularReviewsQuery(medium))
  // Waits for the reviews, so that no work appears in both.
  if (!reviews && !isError) return null
  const works = new Set(reviews?.map(({ workId }) => workId))
  return (
    <div className={styles['more']}>
      {hasWorks && <WorksToRate except={works} />}
      {reviews && reviews.length > 0 && (
        <section aria-labelledby={headingId}>
          <h2 id={headingId} className={typography['title-xl']}>
            {popularReviewsTexts.heading}
          </h2>
          <p className={styles['hint']}>{popularReviewsTexts.hint}</p>
          <ul role="list" className={styles['list']}>
            {reviews.map(({ id, authorId }) => (
              <li key={id}>
                <ReviewCard id={id} besideAuthor={<FriendButton person={{ id: authorId }} />} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
