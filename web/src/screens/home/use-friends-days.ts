import type { FriendsDay } from '@medley/contract/people/friends-days'
import { useInfiniteQuery, type UseInfiniteQueryResult } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { friendsDaysQuery } from '../../features/friends-days/friends-days.calls.ts'
import { findCachedReview, type ReviewPages, idsOf } from '../../features/reviews/reviews.calls.ts'
import { today } from '../../lib/time/today.ts'
import { foldedRatings } from './folded-ratings.ts'
import { placeDays } from './place-days.rules.ts'

/**
 * The days of friends by the group of posts that they follow. They load once the first posts are there, and further
 * weeks as posts of them come.
 */
export function useFriendsDays(
  list: UseInfiniteQueryResult<ReviewPages>,
  isWanted: boolean,
): Map<number, FriendsDay[]> {
  const dayOf = useMemo(() => foldedRatings(idsOf(list.data) ?? []).map(dayOfGroup), [list.data])
  const isAtEnd = list.data !== undefined && !list.hasNextPage
  const days = useDays(isAtEnd ? '' : dayOf.at(-1), isWanted && list.data !== undefined)
  return placeDays(dayOf, days, isAtEnd)
}

function useDays(earliest: string | undefined, isWanted: boolean): FriendsDay[] {
  const { data, hasNextPage, isFetching, fetchNextPage } = useInfiniteQuery({
    ...friendsDaysQuery(),
    enabled: isWanted,
  })
  const known = data?.pages.at(-1)?.before
  const isBehind = earliest !== undefined && typeof known === 'string' && earliest < known
  const isNextWanted = isWanted && isBehind && hasNextPage && !isFetching
  useEffect(() => {
    if (isNextWanted) void fetchNextPage()
  }, [isNextWanted, fetchNextPage])
  return isWanted ? (data?.pages.flatMap(({ items }) => items) ?? []) : []
}

/** The day of the first review of a group, on this device. */
function dayOfGroup([first = 0]: readonly number[]): string {
  const review = findCachedReview(first)
  return review ? today(new Date(review.timePosted)) : ''
}
