import { pageSizes } from '@medley/contract/limits'
import type { EntryAction } from '@medley/contract/library/lists'
import type { Medium } from '@medley/contract/values/medium'
import type { ListEntry, MediaList, WorkRef } from '@medley/contract/values/shapes'
import {
  type QueryClient,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { call, isApiError } from '../../lib/api.ts'
import { entriesQuery, firstView, listKeys, listQuery } from './lists.reading.calls.ts'

/** The member's newest lists, for the menu. */
export function useOwnLists(username: string) {
  return useQuery({
    queryKey: [...listKeys.ofUser(username), 'newest'],
    queryFn: ({ signal }) =>
      call('GET /v1/lists', { query: { owner: username, limit: 50 }, signal }),
  })
}

/** A list and its entries, up to the number that can be edited. */
export interface EditableContent {
  list: MediaList
  entries: { items: ListEntry[]; totalCount: number }
}

/** Fetched on each opening; never refetched while editing. */
export function useEditableList(id: string) {
  return useQuery({
    queryKey: ['editable-list', id],
    queryFn: async ({ signal }): Promise<EditableContent> => {
      const params = { id }
      const [list, entries] = await Promise.all([
        call('GET /v1/lists/{id}', { params, signal }),
        call('GET /v1/lists/{id}/entries', {
          params,
          query: { limit: pageSizes.listEntriesEdited },
          signal,
        }),
      ])
      return { list, entries }
    },
    staleTime: Infinity,
    gcTime: 0,
  })
}

/** True if the list holds the work. Throws if the request fails. */
export async function listHolds(
  id: number,
  work: { id: number; medium: Medium },
): Promise<boolean> {
  const params = { id: String(id), medium: work.medium, workId: String(work.id) }
  try {
    await call('GET /v1/lists/{id}/entries/{medium}/{workId}', { params })
    return true
  } catch (error) {
    if (isApiError(error, 'entry_not_found')) return false
    throw error
  }
}

type Named = Pick<WorkRef, 'id' | 'medium'>

interface NewList {
  title: string
  /** The first entry. */
  work?: Named
}

/** Creates a private, unranked list. */
export function useCreateList() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ title, work }: NewList) =>
      call('POST /v1/lists', {
        body: {
          title,
          isRanked: false,
          isPrivate: true,
          ...(work ? { work: { id: work.id, medium: work.medium } } : {}),
        },
      }),
    onSuccess: ({ id, owner }, { work }) => {
      if (work) {
        client.setQueryData(
          ownListsOfWorkQuery(work).queryKey,
          (before) => before && [...before, id],
        )
      }
      return client.invalidateQueries({ queryKey: listKeys.ofUser(owner.username) })
    },
  })
}

/** Copies a list to the member's own; with its notes or without. */
export function useCopyList(sourceId: number) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (withNotes: boolean) =>
      call('POST /v1/lists/{id}/copies', {
        params: { id: String(sourceId) },
        body: { withNotes },
      }),
    onSuccess: ({ owner }) =>
      client.invalidateQueries({ queryKey: listKeys.ofUser(owner.username) }),
  })
}

/** Ids of the member's own lists that hold a work. */
export function ownListsOfWorkQuery({ id, medium }: Named) {
  return queryOptions({
    queryKey: listKeys.holding(id),
    queryFn: async ({ signal }) => {
      const params = { medium, workId: String(id) }
      const { listIds } = await call('GET /v1/works/{medium}/{workId}/own-lists', {
        params,
        signal,
      })
      return listIds
    },
    // Another window may have changed a list, so each opening of the menu refetches.
    staleTime: 0,
  })
}

export interface Listing {
  listId: number
  title: string
  /** True to add the work, false to remove it. */
  wanted: boolean
}

interface ListingOutcome {
  onSuccess: (answer: unknown, listing: Listing) => void
  onError: (error: unknown, listing: Listing) => void
}

/**
 * Adds a work to the end of an own list or removes it; optimistic, one request at a time per work. The
 * outcome is reported even if the menu has closed.
 */
export function useListing(username: string, work: Named, outcome: ListingOutcome) {
  const client = useQueryClient()
  const { queryKey } = ownListsOfWorkQuery(work)
  const mutationKey = ['listing', work.id]
  return useMutation({
    mutationKey,
    mutationFn: ({ listId, wanted }: Listing) =>
      saveActions(listId, [
        { action: wanted ? 'ADD' : 'DELETE', workId: work.id, medium: work.medium },
      ]),
    onMutate: async ({ listId, wanted }) => {
      await client.cancelQueries({ queryKey })
      client.setQueryData(queryKey, (before) => {
        const others = (before ?? []).filter((id) => id !== listId)
        return wanted ? [...others, listId] : others
      })
    },
    ...outcome,
    onSettled: (_answer, _error, { listId }) => {
      client.removeQueries({ queryKey: listKeys.list(String(listId)) })
      void client.invalidateQueries({ queryKey: listKeys.ofUser(username) })
      // While another change is pending, a response would be older than the state shown.
      if (client.isMutating({ mutationKey }) === 1) void client.invalidateQueries({ queryKey })
    },
    scope: { id: `lists of ${work.id}` },
  })
}

export type ListFields = Pick<
  MediaList,
  'title' | 'description' | 'isPrivate' | 'audience' | 'isRanked' | 'tags'
>

export async function saveFields(id: number, body: Partial<ListFields>): Promise<void> {
  await call('PATCH /v1/lists/{id}', { params: { id: String(id) }, body })
}

export async function saveActions(id: number, actions: EntryAction[]): Promise<void> {
  await call('POST /v1/lists/{id}/bulk-edits', { params: { id: String(id) }, body: { actions } })
}

export function useDeleteList({ id, owner }: MediaList) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call('DELETE /v1/lists/{id}', { params: { id: String(id) } }),
    onSuccess: () => {
      client.removeQueries({ queryKey: listKeys.list(String(id)) })
      return client.invalidateQueries({ queryKey: listKeys.ofUser(owner.username) })
    },
  })
}

/** Discards a list's cached data after a change. */
export function forgetList(client: QueryClient, { id, owner }: MediaList): void {
  client.removeQueries({ queryKey: listKeys.list(String(id)) })
  void client.invalidateQueries({ queryKey: listKeys.ofUser(owner.username) })
}

/** Refetches the data of a list's default view; ignores errors, since the view shows them itself. */
export async function refetchList(client: QueryClient, list: MediaList): Promise<void> {
  forgetList(client, list)
  const id = String(list.id)
  await Promise.allSettled([client.query(listQuery(id)), client.query(entriesQuery(id, firstView))])
}
