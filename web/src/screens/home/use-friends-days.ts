import type { FriendsDay } from '@medley/contract/people/friends-days'
import { useInfiniteQuery, type UseInfiniteQueryResult } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { friendsDaysQuery } from '../../features/friends-days/friends-days.calls.ts'
import { findCachedReview, type ReviewPages, idsOf } from '../../features/reviews/reviews.calls.ts'
import { today } from '../../lib/time/today.ts'
import { foldedRatings } from './folded-ratings.ts'
import { placeDays } from './place-days.rules.ts'

interface PlacedDays {
  daysAfter: Map<number, FriendsDay[]>
  /** The group that the latest day follows; null without any day, undefined until they are known. */
  firstDay: number | null | undefined
}

/**
 * The days of friends by the group of posts that they follow. They load once the first posts are there, and further
 * weeks as posts of them come.
 */
export function useFriendsDays(
  list: UseInfiniteQueryResult<ReviewPages>,
  isWanted: boolean,
): PlacedDays {
  const dayOf = useMemo(() => foldedRatings(idsOf(list.data) ?? []).map(dayOfGroup), [list.data])
  const isAtEnd = list.data !== undefined && !list.hasNextPage
  const days = useDays(isAtEnd ? '' : dayOf.at(-1), isWanted && list.data !== undefined)
  const daysAfter = placeDays(dayOf, days ?? [], isAtEnd)
  const [firstPlaced] = daysAfter.keys()
  return { daysAfter, firstDay: days?.length === 0 ? null : firstPlaced }
}

function useDays(earliest: string | undefined, isWanted: boolean): FriendsDay[] | undefined {
  const { data, isError, hasNextPage, isFetching, fetchNextPage } = useInfiniteQuery({
    ...friendsDaysQuery(),
    enabled: isWanted,
  })
  const known = data?.pages.at(-1)?.before
  const isBehind = earliest !== undefined && typeof known === 'string' && earliest < known
  const isNextWanted = isWanted && isBehind && hasNextPage && !isFetching
  useEffect(() => {
    if (isNextWanted) void fetchNextPage()
  }, [isNextWanted, fetchNextPage])
  if (!isWanted || isError) return []
  return data?.pages.flatMap(({ items }) => items)
}

/** The day of the first review of a group, on this device. */
function dayOfGroup([first = 0]: readonly number[]): string {
  const review = findCachedReview(first)
  return review ? today(new Date(review.timePosted)) : ''
}
