import type { Api, QueryOf } from '@medley/contract/api'
import type { OwnAudience } from '@medley/contract/values/audiences'
import { pageSizes } from '@medley/contract/limits'
import type { Medium } from '@medley/contract/values/medium'
import type { Review } from '@medley/contract/values/shapes'
import {
  queryOptions,
  skipToken,
  useQuery,
  infiniteQueryOptions,
  type InfiniteData,
} from '@tanstack/react-query'
import { call } from '../../lib/api.ts'
import { queryClient } from '../../lib/query-client.ts'
import { reviewSummaries } from '../profiles/profiles.calls.ts'
import { refreshOwnRatings } from '../ratings/ratings.calls.ts'
import { refreshRecommendations } from '../recommendations/refresh-recommendations.ts'
import { cacheLikes } from '../review-likes/review-like-state.ts'
import { refreshViewings } from '../works/refresh-viewings.ts'
import { refreshWork } from '../works/works.calls.ts'

const allReviews = ['review'] as const

/** Key prefix of all review lists. Lists hold ids only; each review is cached once. */
const allReviewLists = ['review-lists'] as const

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
function evictReview(id: number): void {
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

function mediumFilter(medium: Medium | null): Pick<ReviewFilter, 'mediums'> {
  return medium === null ? {} : { mediums: [medium] }
}

export function profileReviewsQuery(author: number, medium: Medium | null, sort: 'rating' | null) {
  const filter: ReviewFilter = { author, ...mediumFilter(medium), ...(sort ? { sort } : {}) }
  return reviewListQuery(['author', author, medium, sort], filter, pageSizes.profileReviews)
}

const feedFilter = (medium: Medium | null): ReviewFilter => ({
  friendship: 'friendAndMe',
  ...mediumFilter(medium),
})

/** The home feed; never goes stale by itself, see `checkFeed`. */
export function feedQuery(memberId: number, medium: Medium | null) {
  return {
    ...reviewListQuery(['feed', memberId, medium], feedFilter(medium), pageSizes.homeFeed),
    staleTime: Infinity,
    gcTime: Infinity,
  }
}

/** The part that must be unchanged to keep the feed: its first review, or its whole first page. */
export type FeedCheck = 'first' | 'page'

/**
 * Refetches the first page of a feed on screen. If it has changed, replaces the feed with that page.
 * Returns whether the feed was replaced.
 */
export async function checkFeed(
  memberId: number,
  medium: Medium | null,
  check: FeedCheck,
): Promise<boolean> {
  const { queryKey } = feedQuery(memberId, medium)
  const fresh = await fetchPage(feedFilter(medium), pageSizes.homeFeed, null)
  const before = queryClient.getQueryData<InfiniteData<ReviewPage>>(queryKey)?.pages[0]?.ids ?? []
  const isWhole = before.length === fresh.ids.length || fresh.before !== null
  const isSame =
    check === 'first'
      ? before[0] === fresh.ids[0]
      : isWhole && fresh.ids.every((id, index) => id === before[index])
  if (isSame) return false
  await queryClient.cancelQueries({ queryKey })
  queryClient.setQueryData<InfiniteData<ReviewPage>>(queryKey, {
    pages: [fresh],
    pageParams: [null],
  })
  return true
}

/** Prepends a posted review to its author's cached feeds that show its medium. */
export function addToFeeds({ id, author, work }: Review): void {
  for (const medium of [null, work.medium]) {
    const { queryKey } = feedQuery(author.id, medium)
    queryClient.setQueryData<InfiniteData<ReviewPage>>(queryKey, (feed) => {
      const [first, ...rest] = feed?.pages ?? []
      return feed && first && { ...feed, pages: [{ ...first, ids: [id, ...first.ids] }, ...rest] }
    })
  }
}

/** Removes a cached feed, so that it loads from the start. */
export function forgetFeed(memberId: number, medium: Medium | null): void {
  queryClient.removeQueries({ queryKey: feedQuery(memberId, medium).queryKey })
}

/**
 * Invalidates review lists, profile counts, viewings, recommendations and all data of the work after a review was posted, changed
 * or deleted. The home feed checks itself.
 */
export async function refreshAfterReview(work: { id: number; medium: Medium }): Promise<void> {
  refreshRecommendations()
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: [...allReviewLists, 'work', work.id] }),
    queryClient.invalidateQueries({ queryKey: [...allReviewLists, 'author'] }),
    queryClient.invalidateQueries({ queryKey: reviewSummaries }),
    refreshWork(queryClient, work),
    refreshOwnRatings(work.id),
    refreshViewings(),
  ])
}

interface Named {
  id: number
  work: { id: number; medium: Medium }
}

/** Deletes a review and removes it from every list. */
export async function deleteReview({ id, work }: Named): Promise<void> {
  await call('DELETE /review', { body: { review_id: id } })
  evictReview(id)
  void refreshAfterReview(work)
}

/** Values of the review editor. */
interface ReviewEdit {
  rating: number
  review: string | null
  spoiler: boolean
  audience: OwnAudience
  dateViewed: string | null
  /** The month or year, where the day is not known. */
  viewedIn: string | null
}

/** Shows a review to friends only, or to everyone who sees its author. Throws if the server changed nothing. */
export async function setAudience({ id, work }: Named, audience: OwnAudience): Promise<void> {
  const changed = await call('PATCH /review', { body: { review_id: id, audience } })
  if (changed === 0) throw new Error('The review was not updated')
  updateCachedReview(id, (review) => ({ ...review, audience }))
  void refreshAfterReview(work)
}

/** Saves a changed review. Throws if the server changed nothing. */
export async function saveReview({ id, work }: Named, edit: ReviewEdit): Promise<void> {
  const { dateViewed, viewedIn, ...rest } = edit
  const changed = await call('PATCH /review', {
    body: { review_id: id, ...rest, date_viewed: dateViewed, viewed_in: viewedIn },
  })
  if (changed === 0) throw new Error('The review was not updated')
  updateCachedReview(id, (review) => ({ ...review, ...edit }))
  void refreshAfterReview(work)
}
