import type { Review } from '@medley/contract/shapes'
import { queryOptions, skipToken, useQuery } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'
import { queryClient } from '../../lib/query-client.ts'
import { cacheLikes } from '../review-likes/review-like-state.ts'

const allReviews = ['review'] as const

/** Key prefix of all review lists. Lists hold ids only; each review is cached once. */
export const allReviewLists = ['review-lists'] as const

// Lists outlive the cards on screen, so the reviews they refer to must stay cached.
queryClient.setQueryDefaults(allReviews, { gcTime: Infinity })

/** Caches a review from the server and returns its id. */
export function cacheReview(review: Review): number {
  queryClient.setQueryData<Review>([...allReviews, review.id], review)
  cacheLikes(review)
  return review.id
}

/** One review, fetched when it is not cached or stale. */
export function reviewQuery(id: number) {
  return queryOptions({
    queryKey: [...allReviews, id] as const,
    queryFn: async ({ signal }): Promise<Review> => {
      const review = await call('GET /v1/reviews/{id}', { params: { id: String(id) }, signal })
      cacheLikes(review)
      return review
    },
  })
}

/** A review that a list has cached; never fetches. */
export function useCachedReview(id: number): Review | undefined {
  const { queryKey } = reviewQuery(id)
  return useQuery<Review>({ queryKey, queryFn: skipToken, staleTime: Infinity }).data
}

/** A review that a list has cached. */
export function findCachedReview(id: number): Review | undefined {
  return queryClient.getQueryData<Review>([...allReviews, id])
}

/** Updates a review if it is cached. */
export function updateCachedReview(id: number, change: (review: Review) => Review): void {
  queryClient.setQueryData<Review>([...allReviews, id], (review) => review && change(review))
}

/** A page of a review list. */
export interface ReviewPage {
  ids: number[]
  /** Cursor of the next page; null on the last one. */
  before: string | null
}

/** Removes a deleted review from every list and marks it stale, so that its page shows that it is gone. */
export function evictReview(id: number): void {
  queryClient.setQueriesData<{ pages: ReviewPage[]; pageParams: unknown[] }>(
    { queryKey: allReviewLists },
    (list) =>
      list && {
        ...list,
        pages: list.pages.map((page) => ({ ...page, ids: page.ids.filter((one) => one !== id) })),
      },
  )
  void queryClient.invalidateQueries({ queryKey: [...allReviews, id], refetchType: 'none' })
}
