import type { Review } from '@medley/contract/shapes'
import { queryOptions, skipToken, useQuery } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'
import { queryClient } from '../../lib/query-client.ts'
import { cacheLikes } from '../review-likes/review-like-state.ts'

const allReviews = ['review'] as const

/** Every list of reviews lies under this key and holds ids; the reviews themselves are kept once. */
export const allReviewLists = ['review-lists'] as const

// Lists outlive the cards on screen, and what they name must still be there.
queryClient.setQueryDefaults(allReviews, { gcTime: Infinity })

/** Takes up a review that came from the server and answers its id. */
export function cacheReview(review: Review): number {
  queryClient.setQueryData<Review>([...allReviews, review.id], review)
  cacheLikes(review)
  return review.id
}

/** One review, read from the server where it is not kept or no longer fresh. */
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

/** A review that a list has brought; never asked for again. */
export function useCachedReview(id: number): Review | undefined {
  const { queryKey } = reviewQuery(id)
  return useQuery<Review>({ queryKey, queryFn: skipToken, staleTime: Infinity }).data
}

/** Changes what is kept of a review, where it is kept. */
export function updateCachedReview(id: number, change: (review: Review) => Review): void {
  queryClient.setQueryData<Review>([...allReviews, id], (review) => review && change(review))
}

/** A page of a list of reviews. */
export interface ReviewPage {
  ids: number[]
  /** Cursor of the next page; null where the server has no more. */
  before: string | null
}

/** Takes a deleted review out of every list; who opens it again hears that it is gone. */
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
