import { pageSizes } from '@medley/contract/limits'
import type { Medium } from '@medley/contract/medium'
import type { Review } from '@medley/contract/shapes'
import type { Api, QueryOf } from '@medley/contract/api'
import { infiniteQueryOptions, type InfiniteData } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'
import { queryClient } from '../../lib/query-client.ts'
import { allReviewLists, cacheReview, type ReviewPage } from './review-store.calls.ts'
import type { WorkReviewView } from './work-review-view.ts'

type ReviewsQuery = QueryOf<Api['GET /v1/reviews']>
type Filter = Omit<ReviewsQuery, 'limit' | 'offset' | 'before'>

async function fetchPage(
  filter: Filter,
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
function listQuery(name: readonly unknown[], filter: Filter, limit: number) {
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

function mediumFilter(medium: Medium | null): Pick<Filter, 'mediums'> {
  return medium === null ? {} : { mediums: [medium] }
}

/** Whose reviews of a work are shown. */
export type ReviewSet = 'public' | 'friend' | 'you' | 'any'

export function workReviewsQuery(
  work: { id: number; medium: Medium },
  set: ReviewSet,
  memberId: number | null,
  { order, rating }: WorkReviewView,
) {
  const { id, medium } = work
  const whose: Filter =
    set === 'you' && memberId !== null ? { author: memberId } : { friendship: asked(set) }
  const filter: Filter = {
    work: { id, medium },
    ...whose,
    ...(order === 'likes' ? { sort: 'likes' } : {}),
    ...(rating === null ? {} : { rating }),
  }
  const list = listQuery(['work', id, set, order, rating], filter, pageSizes.workReviews)
  const isSplit = order === 'friends' && set === 'any' && memberId !== null
  return isSplit ? { ...list, queryFn: friendsFirst(filter) } : list
}

/** Pages of the reviews by friends and oneself, then of those by everyone else. */
function friendsFirst(filter: Filter) {
  const limit = pageSizes.workReviews
  return async ({ pageParam, signal }: PageRequest): Promise<ReviewPage> => {
    const [part, cursor = ''] = pageParam?.split(' ') ?? ['friends']
    const after = cursor === '' ? null : cursor
    const friends =
      part === 'friends'
        ? await fetchPage({ ...filter, friendship: 'friendAndMe' }, limit, after, signal)
        : undefined
    if (friends?.before) return { ids: friends.ids, before: `friends ${friends.before}` }
    const isFirst = friends !== undefined
    const others: Filter = { ...filter, friendship: 'public' }
    const { ids, before } = await fetchPage(others, limit, isFirst ? null : after, signal)
    return {
      ids: [...(friends?.ids ?? []), ...ids],
      before: before === null ? null : `others ${before}`,
    }
  }
}

interface PageRequest {
  pageParam: string | null
  signal?: AbortSignal
}

function asked(set: ReviewSet): 'public' | 'friend' | 'any' {
  return set === 'you' ? 'any' : set
}

export function profileReviewsQuery(author: number, medium: Medium | null, sort: 'rating' | null) {
  const filter: Filter = { author, ...mediumFilter(medium), ...(sort ? { sort } : {}) }
  return listQuery(['author', author, medium, sort], filter, pageSizes.profileReviews)
}

const feedName = 'feed'

/** The home feed; never goes stale by itself, see `checkFeed`. */
export function feedQuery(memberId: number, medium: Medium | null) {
  const filter: Filter = { friendship: 'friendAndMe', ...mediumFilter(medium) }
  return {
    ...listQuery([feedName, memberId, medium], filter, pageSizes.homeFeed),
    staleTime: Infinity,
    gcTime: Infinity,
  }
}

/** What must be unchanged to keep the feed: its first review, or its whole first page. */
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
  const filter: Filter = { friendship: 'friendAndMe', ...mediumFilter(medium) }
  const fresh = await fetchPage(filter, pageSizes.homeFeed, null)
  const before = queryClient.getQueryData<InfiniteData<ReviewPage>>(queryKey)?.pages[0]?.ids ?? []
  const isWhole = before.length === fresh.ids.length || fresh.before !== null
  const isSame =
    check === 'first'
      ? before[0] === fresh.ids[0]
      : isWhole && fresh.ids.every((id, place) => id === before[place])
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
