import { pageSizes } from '@medley/contract/limits'
import type { Medium } from '@medley/contract/medium'
import type { Api, QueryOf } from '@medley/contract/api'
import { infiniteQueryOptions, type InfiniteData } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'
import { allReviewLists, cacheReview, type ReviewPage } from './review-store.calls.ts'

type ReviewsQuery = QueryOf<Api['GET /v1/reviews']>
export type ReviewFilter = Omit<ReviewsQuery, 'limit' | 'offset' | 'before'>

export async function fetchPage(
  filter: ReviewFilter,
  limit: number,
  cursor: string | null,
  signal?: AbortSignal,
): Promise<ReviewPage> {
  const { items, before } = await call('GET /v1/reviews', {
    query: { ...filter, limit, ...(cursor === null ? {} : { before: cursor }) },
    ...(signal ? { signal } : {}),
  })
  return { ids: items.map(cacheReview), before }
}

/**
 * A list that grows page by page. Each page starts after the last review of the previous one, so that
 * reviews posted or deleted meanwhile cause neither repeats nor gaps.
 */
export function reviewListQuery(name: readonly unknown[], filter: ReviewFilter, limit: number) {
  return infiniteQueryOptions({
    queryKey: [...allReviewLists, ...name] as const,
    queryFn: ({ pageParam, signal }) => fetchPage(filter, limit, pageParam, signal),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.before,
  })
}

/** Ids on all pages, deduplicated: a review may move to another page between requests. */
export function idsOf(list: InfiniteData<ReviewPage> | undefined): number[] | undefined {
  return list && [...new Set(list.pages.flatMap(({ ids }) => ids))]
}

export function mediumFilter(medium: Medium | null): Pick<ReviewFilter, 'mediums'> {
  return medium === null ? {} : { mediums: [medium] }
}

export function profileReviewsQuery(author: number, medium: Medium | null, sort: 'rating' | null) {
  const filter: ReviewFilter = { author, ...mediumFilter(medium), ...(sort ? { sort } : {}) }
  return reviewListQuery(['author', author, medium, sort], filter, pageSizes.profileReviews)
}
