import type { FriendsDay } from '@medley/contract/friends-days'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { friendsDaysQuery } from '../../features/friends-days/friends-days.calls.ts'

/** The days of friends among the posts that are there; further weeks load as posts of them come. */
export function useFriendsDays(earliest: string | undefined, isWanted: boolean): FriendsDay[] {
  const { data, hasNextPage, isFetching, fetchNextPage } = useInfiniteQuery({
    ...friendsDaysQuery,
    enabled: isWanted,
  })
  const known = data?.pages.at(-1)?.before
  const isBehind = earliest !== undefined && known != null && earliest < known
  const isNextWanted = isWanted && isBehind && hasNextPage && !isFetching
  useEffect(() => {
    if (isNextWanted) void fetchNextPage()
  }, [isNextWanted, fetchNextPage])
  return isWanted ? (data?.pages.flatMap(({ items }) => items) ?? []) : []
}
