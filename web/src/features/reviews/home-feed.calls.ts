import { pageSizes } from '@medley/contract/limits'
import type { Medium } from '@medley/contract/medium'
import type { Review } from '@medley/contract/shapes'
import type { InfiniteData } from '@tanstack/react-query'
import { queryClient } from '../../lib/query-client.ts'
import type { ReviewPage } from './review-store.calls.ts'
import { fetchPage, mediumFilter, type ReviewFilter, reviewListQuery } from './reviews.calls.ts'

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
