import { pageSizes } from '@medley/contract/limits'
import type { WorkRef } from '@medley/contract/values/shapes'
import { infiniteQueryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call, isApiError } from '../../lib/api.ts'
import { showSnackbar } from '../../ui/feedback/snackbar-store.ts'
import { forgetWorks, mergeFailure, refusalTimeout } from '../merges/merges.calls.ts'
import { suggestionTexts as texts } from './work-suggestions.messages.ts'

interface Suggestion {
  work: Pick<WorkRef, 'id' | 'medium'>
  sameAsId?: number | undefined
  /** May be empty where another work is named. */
  comment: string
}

/** Sends a suggestion about a work; thanks for it, or says that it failed. */
export function useSuggest(onSent: () => void) {
  return useMutation({
    mutationFn: ({ work: { medium, id }, sameAsId, comment }: Suggestion) =>
      call('POST /v1/works/{medium}/{workId}/suggestions', {
        params: { medium, workId: String(id) },
        body: { ...(sameAsId === undefined ? {} : { sameAsId }), ...(comment && { comment }) },
      }),
    onSuccess: () => {
      showSnackbar({ text: texts.sent, kind: 'success' })
      onSent()
    },
    onError: () => showSnackbar({ text: texts.failed, kind: 'error' }),
  })
}

/** Message of a failed suggestion in its window. */
export function suggestionFailure(error: unknown): string {
  return isApiError(error, 'rate_limited') ? texts.tooMany : texts.failedInside
}

/** Open suggestions, oldest first, page by page; for admins. */
export const suggestionsQuery = infiniteQueryOptions({
  queryKey: ['work-suggestions'] as const,
  queryFn: ({ pageParam: offset, signal }) =>
    call('GET /v1/work-suggestions', { query: { limit: pageSizes.search, offset }, signal }),
  initialPageParam: 0,
  getNextPageParam: ({ items, totalCount }, _, offset) =>
    offset + items.length < totalCount && items.length > 0 ? offset + items.length : undefined,
})

/** Accepts or dismisses a suggestion; accepting one that names another work merges the first into it. */
export function useCloseSuggestion() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id, outcome }: { id: number; outcome: 'accepted' | 'dismissed' }) =>
      call('POST /v1/work-suggestions/{suggestionId}/close', {
        params: { suggestionId: String(id) },
        body: { outcome },
      }),
    onSuccess: (_, { outcome }) => {
      showSnackbar({ text: texts[outcome], kind: 'success' })
      if (outcome === 'accepted') forgetWorks(client)
    },
    onError: (error) =>
      showSnackbar({ text: mergeFailure(error), kind: 'error', timeout: refusalTimeout }),
    onSettled: () => client.invalidateQueries({ queryKey: suggestionsQuery.queryKey }),
  })
}
