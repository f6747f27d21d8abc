import { pageSizes } from '@medley/contract/limits'
import type { WorkRef } from '@medley/contract/values/shapes'
import {
  infiniteQueryOptions,
  type QueryClient,
  skipToken,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { call, isApiError } from '../../lib/api.ts'
import { showSnackbar } from '../../ui/feedback/snackbar-store.ts'
import { mergeTexts as texts } from './merges.messages.ts'

type Named = Pick<WorkRef, 'id' | 'medium' | 'title'>

export interface MergeOf {
  work: Named
  into: Named
  /** Leaves the page of the merged work before its data are read again. */
  onDone: () => void
}

/** Merges a work into another of its medium, and reports it. */
export function useMergeWork() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ work: { medium, id }, into }: MergeOf) =>
      call('POST /v1/works/{medium}/{workId}/merge', {
        params: { medium, workId: String(id) },
        body: { intoId: into.id },
      }),
    onSuccess: (_, { work, into, onDone }) => {
      showSnackbar({ text: texts.merged(work.title, into.title), kind: 'success' })
      onDone()
      forgetWorks(client)
    },
    onError: (error) =>
      showSnackbar({ text: mergeFailure(error), kind: 'error', timeout: refusalTimeout }),
  })
}

/** Works that one which the member added may be, the best known first. */
export function useLikelySame({ medium, id }: Named, isAsked: boolean) {
  return useQuery({
    queryKey: ['work', medium, id, 'same-as'] as const,
    queryFn: isAsked
      ? async ({ signal }) => {
          const params = { medium, workId: String(id) }
          return (await call('GET /v1/works/{medium}/{workId}/same-as', { params, signal })).items
        }
      : skipToken,
  })
}

/** Works that the member added and that may be others, page by page. */
export const ownDoublesQuery = infiniteQueryOptions({
  queryKey: ['likely-doubles'] as const,
  queryFn: ({ pageParam: offset, signal }) =>
    call('GET /v1/likely-doubles', { query: { offset }, signal }),
  initialPageParam: 0,
  getNextPageParam: ({ items, totalCount }, _, offset) =>
    offset + items.length < totalCount && items.length > 0 ? offset + items.length : undefined,
})

/** Joins a work that the member added to the one that it is, and reports it. */
export function useJoinWork() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ work: { medium, id }, into }: MergeOf) =>
      call('POST /v1/works/{medium}/{workId}/same-as', {
        params: { medium, workId: String(id) },
        body: { intoId: into.id },
      }),
    onSuccess: (_, { work, into, onDone }) => {
      showSnackbar({ text: texts.joined(work.title, into.title), kind: 'success' })
      onDone()
      forgetWorks(client)
    },
    onError: (error) => {
      const text = isApiError(error, 'forbidden') ? texts.usedByOthers : mergeFailure(error)
      showSnackbar({ text, kind: 'error', timeout: refusalTimeout })
    },
  })
}

/** Long enough to read why a merge was refused. */
export const refusalTimeout = 8_000

/** Why a merge failed. */
export function mergeFailure(error: unknown): string {
  if (isApiError(error, 'merge_refused')) return texts.refused
  return isApiError(error, 'work_not_found') ? texts.gone : texts.failed
}

/** Merges, newest first, page by page; for admins. */
export const mergesQuery = infiniteQueryOptions({
  queryKey: ['merges'] as const,
  queryFn: ({ pageParam: offset, signal }) =>
    call('GET /v1/merges', { query: { limit: pageSizes.search, offset }, signal }),
  initialPageParam: 0,
  getNextPageParam: ({ items, totalCount }, _, offset) =>
    offset + items.length < totalCount && items.length > 0 ? offset + items.length : undefined,
})

/** Reverts a merge, and reports it. */
export function useRevertMerge() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: number) =>
      call('POST /v1/merges/{mergeId}/revert', { params: { mergeId: String(id) } }),
    onSuccess: ({ work }) => {
      showSnackbar({ text: texts.revertDone(work.title), kind: 'success' })
      forgetWorks(client)
    },
    onError: () => {
      showSnackbar({ text: texts.failed, kind: 'error' })
      void client.invalidateQueries({ queryKey: mergesQuery.queryKey })
    },
  })
}

/** Refetches all that is shown, since a merge moves reviews, marks, lists and favorites at once. */
export function forgetWorks(client: QueryClient): void {
  void client.invalidateQueries()
}
