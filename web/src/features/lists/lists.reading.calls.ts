import { pageSizes } from '@medley/contract/limits'
import type { Medium } from '@medley/contract/values/medium'
import { keepPreviousData, type QueryKey, useQuery } from '@tanstack/react-query'
import { keyOf, pages, query } from '../../lib/queries.ts'
import { type WorkName, workParams } from '../works/works.calls.ts'

/** The key of all pages of a user's lists. */
export function listsOfUser(username: string): QueryKey {
  return keyOf('GET /v1/lists', { query: { owner: username.toLowerCase() } })
}

/** The reads of a list itself and its entries. */
export function readsOfList(id: string): QueryKey[] {
  const params = { id }
  return [keyOf('GET /v1/lists/{id}', { params }), keyOf('GET /v1/lists/{id}/entries', { params })]
}

/** One page of a user's lists; `page` counts from 1. */
export function userListsQuery(username: string, page: number) {
  const limit = pageSizes.lists
  return query('GET /v1/lists', {
    query: { owner: username.toLowerCase(), limit, offset: (page - 1) * limit },
  })
}

export function useUserLists(username: string, page: number) {
  return useQuery({ ...userListsQuery(username, page), placeholderData: keepPreviousData })
}

/** @param id as given in the address, unvalidated */
export function listQuery(id: string) {
  return query('GET /v1/lists/{id}', { params: { id } })
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
  const limit = pageSizes.listEntries
  return query('GET /v1/lists/{id}/entries', {
    params: { id },
    query: { ...orders[sort], limit, offset: (page - 1) * limit, medium: medium ?? undefined },
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
  return pages('GET /v1/explore/lists', { query: { from } })
}

/** Lists that hold a work, friends' first, page by page. */
export function listsOfWorkQuery(work: WorkName) {
  return pages('GET /v1/works/{medium}/{workId}/lists', {
    params: workParams(work),
    query: { limit: 5 },
  })
}
