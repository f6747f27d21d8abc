import type { Medium } from '@medley/contract/values/medium'
import { query } from '../../lib/queries.ts'
import { cacheStatuses } from '../friendships/friendships.calls.ts'
import { cacheReview } from '../reviews/reviews.calls.ts'

interface PopularReviewRef {
  id: number
  authorId: number
  workId: number
}

/** Popular reviews by strangers; the reviews and how their authors stand are cached apart. */
export function popularReviewsQuery(medium: Medium | null) {
  return query(
    'GET /v1/popular-reviews',
    { query: medium ? { mediums: [medium] } : {} },
    {
      transform: ({ items }): PopularReviewRef[] => {
        cacheStatuses(
          items.map(({ author: { id }, friendRequestStatus }) => ({ id, friendRequestStatus })),
        )
        return items.map(({ friendRequestStatus: _, ...review }) => ({
          id: cacheReview(review),
          authorId: review.author.id,
          workId: review.work.id,
        }))
      },
      staleTime: 5 * 60_000,
    },
  )
}
