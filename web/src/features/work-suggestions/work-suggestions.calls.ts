import { workSuggestionsTexts } from '@medley/texts/work-suggestions'
import { pageSizes } from '@medley/contract/limits'
import type { WorkRef } from '@medley/contract/values/shapes'
import { useMutation } from '@tanstack/react-query'
import { isApiError } from '../../lib/api.ts'
import { invalidate, mutation } from '../../lib/mutations.ts'
import { pages } from '../../lib/queries.ts'
import { showSnackbar } from '../../ui/feedback/snackbar-store.ts'
import { forgetWorks, mergeFailure, refusalTimeout } from '../merges/merges.calls.ts'
import { workParams } from '../works/works.calls.ts'

interface Suggestion {
  work: Pick<WorkRef, 'id' | 'medium'>
  sameAsId?: number | undefined
  /** May be empty where another work is named. */
  comment: string
}

/** Sends a suggestion about a work; thanks for it, or says that it failed. */
export function useSuggest(onSent: () => void) {
  return useMutation(
    mutation(
      'POST /v1/works/{medium}/{workId}/suggestions',
      ({ work, sameAsId, comment }: Suggestion) => ({
        params: workParams(work),
        body: { sameAsId, comment: comment || undefined },
      }),
      {
        onSuccess: () => {
          showSnackbar({ text: workSuggestionsTexts.sent, kind: 'success' })
          onSent()
        },
        onError: () => showSnackbar({ text: workSuggestionsTexts.failed, kind: 'error' }),
      },
    ),
  )
}

/** Message of a failed suggestion in its window. */
export function suggestionFailure(error: unknown): string {
  return isApiError(error, 'rate_limited')
    ? workSuggestionsTexts.tooMany
    : workSuggestionsTexts.failedInside
}

/** Open suggestions, oldest first, page by page; for admins. */
export const suggestionsQuery = pages('GET /v1/work-suggestions', {
  query: { limit: pageSizes.search },
})

interface Closing {
  id: number
  outcome: 'accepted' | 'dismissed'
}

const closeSuggestion = mutation(
  'POST /v1/work-suggestions/{suggestionId}/close',
  ({ id, outcome }: Closing) => ({ params: { suggestionId: String(id) }, body: { outcome } }),
  {
    onSuccess: (_, { outcome }) => {
      showSnackbar({ text: workSuggestionsTexts[outcome], kind: 'success' })
      if (outcome === 'accepted') forgetWorks()
    },
    onError: (error) =>
      showSnackbar({ text: mergeFailure(error), kind: 'error', timeout: refusalTimeout }),
    onSettled: () => invalidate('GET /v1/work-suggestions'),
  },
)

/** Accepts or dismisses a suggestion; accepting one that names another work merges the first into it. */
export const useCloseSuggestion = () => useMutation(closeSuggestion)
