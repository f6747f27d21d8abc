import type { Medium } from '@medley/contract/values/medium'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'
import { cacheStatuses } from '../friendships/friendships.calls.ts'
import { cacheReview } from '../reviews/reviews.calls.ts'

interface PopularReviewRef {
  id: number
  authorId: number
  workId: number
}

/** Popular reviews by strangers; the reviews and how their authors stand are cached apart. */
export function popularReviewsQuery(medium: Medium | null) {
  return queryOptions({
    queryKey: ['popular-reviews', medium] as const,
    queryFn: async ({ client, signal }): Promise<PopularReviewRef[]> => {
      const { items } = await call('GET /v1/popular-reviews', {
        query: medium ? { mediums: [medium] } : {},
        signal,
      })
      await cacheStatuses(client, () =>
        Promise.resolve(
          items.map(({ author, friendRequestStatus }) => ({ id: author.id, friendRequestStatus })),
        ),
      )
      return items.map(({ friendRequestStatus: _, ...review }) => ({
        id: cacheReview(review),
        authorId: review.author.id,
        workId: review.work.id,
      }))
    },
    staleTime: 5 * 60_000,
  })
}
