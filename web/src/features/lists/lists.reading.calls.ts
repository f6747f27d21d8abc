import { pageSizes } from '@medley/contract/limits'
import type { Medium } from '@medley/contract/values/medium'
import {
  keepPreviousData,
  queryOptions,
  useQuery,
  infiniteQueryOptions,
} from '@tanstack/react-query'
import { call } from '../../lib/api.ts'

export const listKeys = {
  ofUser: (username: string) => ['lists', username.toLowerCase()] as const,
  list: (id: string) => ['list', id] as const,
  holding: (workId: number) => ['own-lists-of-work', workId] as const,
}

/** One page of a user's lists; `page` counts from 1. */
export function userListsQuery(username: string, page: number) {
  return queryOptions({
    queryKey: [...listKeys.ofUser(username), page],
    queryFn: ({ signal }) =>
      call('GET /v1/lists', {
        query: { owner: username, limit: pageSizes.lists, offset: (page - 1) * pageSizes.lists },
        signal,
      }),
  })
}

export function useUserLists(username: string, page: number) {
  return useQuery({ ...userListsQuery(username, page), placeholderData: keepPreviousData })
}

/** @param id as given in the address, unvalidated */
export function listQuery(id: string) {
  return queryOptions({
    queryKey: listKeys.list(id),
    queryFn: ({ signal }) => call('GET /v1/lists/{id}', { params: { id }, signal }),
  })
}

export const useList = (id: string) => useQuery(listQuery(id))

export type ListSort = 'position' | 'title' | 'newest' | 'oldest'

const orders = {
  position: { sortBy: 'position', order: 'ASCENDING' },
  title: { sortBy: 'title', order: 'ASCENDING' },
  newest: { sortBy: 'timeAdded', order: 'DESCENDING' },
  oldest: { sortBy: 'timeAdded', order: 'ASCENDING' },
} as const

export interface EntryView {
  sort: ListSort
  medium: Medium | null
  /** From 1. */
  page: number
}

/** A list's default view. */
export const firstView: EntryView = { sort: 'position', medium: null, page: 1 }

export function entriesQuery(id: string, { sort, medium, page }: EntryView) {
  return queryOptions({
    queryKey: [...listKeys.list(id), 'entries', { sort, medium, page }],
    queryFn: ({ signal }) =>
      call('GET /v1/lists/{id}/entries', {
        params: { id },
        query: {
          ...orders[sort],
          limit: pageSizes.listEntries,
          offset: (page - 1) * pageSizes.listEntries,
          ...(medium ? { medium } : {}),
        },
        signal,
      }),
  })
}

export function useListEntries(id: string, view: EntryView) {
  return useQuery({ ...entriesQuery(id, view), placeholderData: keepPreviousData })
}

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

const pageSize = 5

/** Lists that hold a work, friends' first, page by page. */
export function listsOfWorkQuery({ id, medium }: { id: number; medium: Medium }) {
  return infiniteQueryOptions({
    queryKey: ['work', medium, id, 'lists'] as const,
    queryFn: ({ pageParam: offset, signal }) =>
      call('GET /v1/works/{medium}/{workId}/lists', {
        params: { medium, workId: String(id) },
        query: { limit: pageSize, offset },
        signal,
      }),
    initialPageParam: 0,
    getNextPageParam: ({ totalCount }, all) => {
      const shown = all.length * pageSize
      return shown < totalCount ? shown : undefined
    },
  })
}
