import { infiniteQueryOptions } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'

/** Whose lists Explore shows. */
export type ListSource = 'everyone' | 'friends'

/** Reads the source from the address; visitors have no friends. */
export function sourceOf(search: URLSearchParams, isMember: boolean): ListSource {
  return isMember && search.get('from') === 'friends' ? 'friends' : 'everyone'
}

/** Popular lists, or friends' newest, page by page. */
export function exploreListsQuery(from: ListSource) {
  return infiniteQueryOptions({
    queryKey: ['explore-lists', from] as const,
    queryFn: ({ pageParam: cursor, signal }) =>
      call('GET /v1/explore/lists', { query: { from, ...(cursor ? { cursor } : {}) }, signal }),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
  })
}
