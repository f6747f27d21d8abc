import { mergesTexts } from '@medley/texts/merges'
import { pageSizes } from '@medley/contract/limits'
import type { WorkRef } from '@medley/contract/values/shapes'
import { displayTitleOf } from '@medley/messages/titles'
import { useMutation, useQuery } from '@tanstack/react-query'
import { isApiError } from '../../lib/api.ts'
import { invalidate, mutation } from '../../lib/mutations.ts'
import { pages, query } from '../../lib/queries.ts'
import { queryClient } from '../../lib/query-client.ts'
import { showSnackbar } from '../../ui/feedback/snackbar-store.ts'
import { workParams } from '../works/works.calls.ts'

type Named = Pick<WorkRef, 'id' | 'medium' | 'title' | 'displayTitle'>

export interface MergeOf {
  work: Named
  into: Named
  /** Leaves the page of the merged work before its data are read again. */
  onDone: () => void
}

const valuesOf = ({ work, into }: MergeOf) => ({
  params: workParams(work),
  body: { intoId: into.id },
})

const mergeWork = mutation('POST /v1/works/{medium}/{workId}/merge', valuesOf, {
  onSuccess: (_, { work, into, onDone }) => {
    showSnackbar({
      text: mergesTexts.merged({ work: displayTitleOf(work), into: displayTitleOf(into) }),
      kind: 'success',
    })
    onDone()
    forgetWorks()
  },
  onError: (error) =>
    showSnackbar({ text: mergeFailure(error), kind: 'error', timeout: refusalTimeout }),
})

/** Merges a work into another of its medium, and reports it. */
export const useMergeWork = () => useMutation(mergeWork)

/** Works that one which the member added may be, the best known first. */
export function useLikelySame(work: Named, isAsked: boolean) {
  return useQuery(
    query(
      'GET /v1/works/{medium}/{workId}/same-as',
      { params: workParams(work) },
      { select: ({ items }) => items, enabled: isAsked },
    ),
  )
}

/** Works that the member added and that may be others, page by page. */
export const ownDoublesQuery = pages('GET /v1/likely-doubles')

const joinWork = mutation('POST /v1/works/{medium}/{workId}/same-as', valuesOf, {
  onSuccess: (_, { work, into, onDone }) => {
    showSnackbar({
      text: mergesTexts.joined({ work: displayTitleOf(work), into: displayTitleOf(into) }),
      kind: 'success',
    })
    onDone()
    forgetWorks()
  },
  onError: (error) => {
    const text = isApiError(error, 'forbidden') ? mergesTexts.usedByOthers : mergeFailure(error)
    showSnackbar({ text, kind: 'error', timeout: refusalTimeout })
  },
})

/** Joins a work that the member added to the one that it is, and reports it. */
export const useJoinWork = () => useMutation(joinWork)

/** Long enough to read why a merge was refused. */
export const refusalTimeout = 8_000

/** Why a merge failed. */
export function mergeFailure(error: unknown): string {
  if (isApiError(error, 'merge_refused')) return mergesTexts.refused
  return isApiError(error, 'work_not_found') ? mergesTexts.gone : mergesTexts.failed
}

/** Merges, newest first, page by page; for admins. */
export const mergesQuery = pages('GET /v1/merges', { query: { limit: pageSizes.search } })

const revertMerge = mutation(
  'POST /v1/merges/{mergeId}/revert',
  (id: number) => ({ params: { mergeId: String(id) } }),
  {
    onSuccess: ({ work }) => {
      showSnackbar({
        text: mergesTexts.revertDone({ work: displayTitleOf(work) }),
        kind: 'success',
      })
      forgetWorks()
    },
    onError: () => {
      showSnackbar({ text: mergesTexts.failed, kind: 'error' })
      void invalidate('GET /v1/merges')
    },
  },
)

/** Reverts a merge, and reports it. */
export const useRevertMerge = () => useMutation(revertMerge)

/** Refetches all that is shown, since a merge moves reviews, marks, lists and favorites at once. */
export function forgetWorks(): void {
  void queryClient.invalidateQueries()
}
