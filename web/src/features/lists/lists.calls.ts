import { pageSizes } from '@medley/contract/limits'
import type { EntryAction } from '@medley/contract/library/lists'
import type { ListEntry, MediaList } from '@medley/contract/values/shapes'
import { useMutation, useQuery } from '@tanstack/react-query'
import { call, isApiError } from '../../lib/api.ts'
import { invalidate, mutation, mutationOf } from '../../lib/mutations.ts'
import { query } from '../../lib/queries.ts'
import { queryClient } from '../../lib/query-client.ts'
import { type WorkName, workParams } from '../works/works.calls.ts'
import {
  entriesQuery,
  firstView,
  listQuery,
  listsOfUser,
  readsOfList,
} from './lists.reading.calls.ts'

/** The member's newest lists, for the menu. */
export function useOwnLists(username: string) {
  const owner = username.toLowerCase()
  return useQuery(query('GET /v1/lists', { query: { owner, limit: 50 } }))
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
export async function listHolds(id: number, work: WorkName): Promise<boolean> {
  const params = { id: String(id), ...workParams(work) }
  try {
    await call('GET /v1/lists/{id}/entries/{medium}/{workId}', { params })
    return true
  } catch (error) {
    if (isApiError(error, 'entry_not_found')) return false
    throw error
  }
}

interface NewList {
  title: string
  /** The first entry. */
  work?: WorkName
}

const createList = mutation(
  'POST /v1/lists',
  ({ title, work }: NewList) => ({
    body: {
      title,
      isRanked: false,
      isPrivate: true,
      ...(work ? { work: { id: work.id, medium: work.medium } } : {}),
    },
  }),
  {
    onSuccess: ({ id, owner }, { work }) => {
      if (work) {
        queryClient.setQueryData(
          ownListsOfWorkQuery(work).queryKey,
          (before) => before && { listIds: [...before.listIds, id] },
        )
      }
      return invalidate(listsOfUser(owner.username))
    },
  },
)

/** Creates a private, unranked list. */
export const useCreateList = () => useMutation(createList)

/** Copies a list to the member's own; with its notes or without. */
export function useCopyList(sourceId: number) {
  return useMutation(
    mutation(
      'POST /v1/lists/{id}/copies',
      (withNotes: boolean) => ({ params: { id: String(sourceId) }, body: { withNotes } }),
      { onSuccess: ({ owner }) => invalidate(listsOfUser(owner.username)) },
    ),
  )
}

/** Ids of the member's own lists that hold a work. */
export function ownListsOfWorkQuery(work: WorkName) {
  return query(
    'GET /v1/works/{medium}/{workId}/own-lists',
    { params: workParams(work) },
    {
      select: ({ listIds }) => listIds,
      // Another window may have changed a list, so each opening of the menu refetches.
      staleTime: 0,
    },
  )
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
export function useListing(username: string, work: WorkName, outcome: ListingOutcome) {
  const { queryKey } = ownListsOfWorkQuery(work)
  const mutationKey = ['listing', work.id]
  const send = ({ listId, wanted }: Listing) =>
    saveActions(listId, [
      { action: wanted ? 'ADD' : 'DELETE', workId: work.id, medium: work.medium },
    ])
  return useMutation(
    mutationOf(send, {
      mutationKey,
      onMutate: async ({ listId, wanted }) => {
        await queryClient.cancelQueries({ queryKey })
        queryClient.setQueryData(queryKey, (before) => {
          const others = (before?.listIds ?? []).filter((id) => id !== listId)
          return { listIds: wanted ? [...others, listId] : others }
        })
      },
      ...outcome,
      onSettled: (_answer, _error, { listId }) => {
        forgetReads(listId)
        void invalidate(listsOfUser(username))
        // While another change is pending, a response would be older than the state shown.
        if (queryClient.isMutating({ mutationKey }) === 1) void invalidate(queryKey)
      },
      scope: { id: `lists of ${work.id}` },
    }),
  )
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

export function useDeleteList(list: MediaList) {
  return useMutation(
    mutation('DELETE /v1/lists/{id}', () => ({ params: { id: String(list.id) } }), {
      onSuccess: () => forgetList(list),
    }),
  )
}

/** Discards a list's cached data after a change. */
export function forgetList({ id, owner }: MediaList): Promise<void> {
  forgetReads(id)
  return invalidate(listsOfUser(owner.username))
}

function forgetReads(id: number): void {
  for (const queryKey of readsOfList(String(id))) queryClient.removeQueries({ queryKey })
}

/** Refetches the data of a list's default view; ignores errors, since the view shows them itself. */
export async function refetchList(list: MediaList): Promise<void> {
  void forgetList(list)
  const id = String(list.id)
  await Promise.allSettled([
    queryClient.query(listQuery(id)),
    queryClient.query(entriesQuery(id, firstView)),
  ])
}
