import type { AnswerOf, Api, QueryOf } from '@medley/contract/api'
import type { OwnAudience } from '@medley/contract/values/audiences'
import { pageSizes } from '@medley/contract/limits'
import type { Medium } from '@medley/contract/values/medium'
import type { Review } from '@medley/contract/values/shapes'
import { skipToken, useQuery, type InfiniteData } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'
import { invalidate, invalidateHidden } from '../../lib/mutations.ts'
import type { PageValues } from '../../lib/next-page.ts'
import { keyOf, pages, query } from '../../lib/queries.ts'
import { queryClient } from '../../lib/query-client.ts'
import { reviewSummaries } from '../profiles/profiles.calls.ts'
import { refreshOwnRatings } from '../ratings/ratings.calls.ts'
import { refreshRecommendations } from '../recommendations/refresh-recommendations.ts'
import { cacheLikes } from '../review-likes/review-like-state.ts'
import { currentMember } from '../sessions/session.ts'
import { refreshViewings } from '../works/refresh-viewings.ts'
import { refreshWork } from '../works/works.calls.ts'

const listEndpoint = 'GET /v1/reviews'

// Lists outlive the cards on screen, so the reviews they refer to must stay cached.
queryClient.setQueryDefaults(keyOf('GET /v1/reviews/{id}'), { gcTime: Infinity })

/** Caches a review from the server and returns its id. */
export function cacheReview(review: Review): number {
  queryClient.setQueryData(reviewQuery(review.id).queryKey, review)
  cacheLikes(review)
  return review.id
}

/** One review, fetched when it is not cached or stale. */
export function reviewQuery(id: number) {
  return query(
    'GET /v1/reviews/{id}',
    { params: { id: String(id) } },
    {
      transform: (review): Review => {
        cacheLikes(review)
        return review
      },
    },
  )
}

/** A review that a list has cached; never fetches. */
export function useCachedReview(id: number): Review | undefined {
  const { queryKey } = reviewQuery(id)
  return useQuery<Review>({ queryKey, queryFn: skipToken, staleTime: Infinity }).data
}

/** A review that a list has cached. */
export function findCachedReview(id: number): Review | undefined {
  return queryClient.getQueryData(reviewQuery(id).queryKey)
}

/** Updates a review if it is cached. */
export function updateCachedReview(id: number, change: (review: Review) => Review): void {
  queryClient.setQueryData(reviewQuery(id).queryKey, (review) => review && change(review))
}

/** A page of a review list. Lists hold ids only; each review is cached once. */
export interface ReviewPage {
  ids: number[]
  /** Cursor of the next page; null on the last one. */
  before: string | null
}

/** Removes a deleted review from every list and marks it stale, so that its page shows that it is gone. */
function evictReview(id: number): void {
  queryClient.setQueriesData<ReviewPages>(
    { queryKey: keyOf(listEndpoint) },
    (list) =>
      list && {
        ...list,
        pages: list.pages.map((page) => ({ ...page, ids: page.ids.filter((one) => one !== id) })),
      },
  )
  invalidateHidden(reviewQuery(id).queryKey)
}

type ReviewsQuery = QueryOf<Api['GET /v1/reviews']>
export type ReviewFilter = Omit<ReviewsQuery, 'limit' | 'offset' | 'before'>

/** Loaded pages of a review list. */
export type ReviewPages = InfiniteData<ReviewPage, PageValues>

/** Caches the reviews of a page. */
export function cachePage({ items, before }: AnswerOf<Api['GET /v1/reviews']>): ReviewPage {
  return { ids: items.map(cacheReview), before }
}

/**
 * A list that grows page by page. Each page starts after the last review of the previous one, so that
 * reviews posted or deleted meanwhile cause neither repeats nor gaps.
 */
export function reviewListQuery(filter: ReviewFilter, limit: number) {
  return pages(listEndpoint, { query: { ...filter, limit } }, { transform: cachePage })
}

/** Ids on all pages, deduplicated: a review may move to another page between requests. */
export function idsOf(list: ReviewPages | undefined): number[] | undefined {
  return list && [...new Set(list.pages.flatMap(({ ids }) => ids))]
}

function mediumFilter(medium: Medium | null): Pick<ReviewFilter, 'mediums'> {
  return medium === null ? {} : { mediums: [medium] }
}

interface ProfilePart {
  /** True for reviews with a text or marked as spoilers, false for bare ratings. */
  hasText: boolean
  medium?: Medium | null
  sort?: 'rating' | null
}

/** The reviews or the bare ratings of a member. */
export function profileReviewsQuery(author: number, { hasText, medium, sort }: ProfilePart) {
  const order = sort ? { sort } : {}
  const filter: ReviewFilter = { author, hasText, ...mediumFilter(medium ?? null), ...order }
  return reviewListQuery(filter, pageSizes.profileReviews)
}

const feedFilter = (medium: Medium | null): ReviewFilter => ({
  friendship: 'friendAndMe',
  ...mediumFilter(medium),
})

/** The home feed; never goes stale by itself, see `checkFeed`. */
export function feedQuery(medium: Medium | null) {
  return {
    ...reviewListQuery(feedFilter(medium), pageSizes.homeFeed),
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
export async function checkFeed(medium: Medium | null, check: FeedCheck): Promise<boolean> {
  const { queryKey } = feedQuery(medium)
  const asked = { ...feedFilter(medium), limit: pageSizes.homeFeed }
  const fresh = cachePage(await call(listEndpoint, { query: asked }))
  const before = queryClient.getQueryData(queryKey)?.pages[0]?.ids ?? []
  const isWhole = before.length === fresh.ids.length || fresh.before !== null
  const isSame =
    check === 'first'
      ? before[0] === fresh.ids[0]
      : isWhole && fresh.ids.every((id, index) => id === before[index])
  if (isSame) return false
  await queryClient.cancelQueries({ queryKey })
  queryClient.setQueryData(queryKey, { pages: [fresh], pageParams: [{}] })
  return true
}

/** Prepends a posted review to its author's cached feeds that show its medium. */
export function addToFeeds({ id, author, work }: Review): void {
  // The author may have left meanwhile.
  if (author.id !== currentMember()?.id) return
  for (const medium of [null, work.medium]) {
    queryClient.setQueryData(feedQuery(medium).queryKey, (feed) => {
      const [first, ...rest] = feed?.pages ?? []
      return feed && first && { ...feed, pages: [{ ...first, ids: [id, ...first.ids] }, ...rest] }
    })
  }
}

/** Removes a cached feed, so that it loads from the start. */
export function forgetFeed(medium: Medium | null): void {
  queryClient.removeQueries({ queryKey: feedQuery(medium).queryKey })
}

/**
 * Invalidates review lists, profile counts, viewings, recommendations and all data of the work after a review was posted, changed
 * or deleted. The home feed checks itself.
 */
export async function refreshAfterReview(work: { id: number; medium: Medium }): Promise<void> {
  refreshRecommendations()
  const { id, medium } = work
  await Promise.all([
    invalidate(keyOf(listEndpoint, { query: { work: { id, medium } } }), ...reviewSummaries),
    // Those of authors, which alone name no friendship.
    queryClient.invalidateQueries({
      queryKey: keyOf(listEndpoint, { query: { friendship: undefined } }),
    }),
    refreshWork(work),
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
