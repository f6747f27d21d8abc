import { feedbackTexts } from '@medley/texts/feedback'
import type { FeedbackCategory } from '@medley/contract/administration/feedback'
import { useMutation } from '@tanstack/react-query'
import { mutation } from '../../lib/mutations.ts'
import { query } from '../../lib/queries.ts'
import { queryClient } from '../../lib/query-client.ts'
import { showSnackbar } from '../../ui/feedback/snackbar-store.ts'

interface Feedback {
  category: FeedbackCategory
  comment: string
}

export function useSendFeedback(effects: { onSuccess: () => void; onSettled: () => void }) {
  return useMutation(mutation('POST /feedback', (body: Feedback) => ({ body }), effects))
}

/** Unresolved feedback; for admins. */
export const submissionsQuery = query('GET /feedback')

const resolve = mutation('POST /resolve-feedback', (id: number) => ({ body: { id } }), {
  onSuccess: async ({ id }) => {
    const { queryKey } = submissionsQuery
    await queryClient.cancelQueries({ queryKey })
    queryClient.setQueryData(queryKey, (list) => list?.filter((one) => one.id !== id))
  },
  onError: () => showSnackbar({ text: feedbackTexts.failed, kind: 'error' }),
})

/** Resolves a submission and removes it from the list. */
export const useResolve = () => useMutation(resolve)
