import type { FeedbackCategory, Submission } from '@medley/contract/administration/feedback'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'
import { showSnackbar } from '../../ui/feedback/snackbar-store.ts'
import { feedbackTexts } from './feedback.messages.ts'

export function sendFeedback(body: { category: FeedbackCategory; comment: string }) {
  return call('POST /feedback', { body })
}

/** Unresolved feedback; for admins. */
export const submissionsQuery = queryOptions({
  queryKey: ['feedback'],
  queryFn: ({ signal }) => call('GET /feedback', { signal }),
})

/** Resolves a submission and removes it from the list. */
export function useResolve() {
  const client = useQueryClient()
  const { queryKey } = submissionsQuery
  return useMutation({
    mutationFn: (id: number) => call('POST /resolve-feedback', { body: { id } }),
    onSuccess: async ({ id }) => {
      await client.cancelQueries({ queryKey })
      client.setQueryData(queryKey, (list: Submission[] | undefined) =>
        list?.filter((submission) => submission.id !== id),
      )
    },
    onError: () => showSnackbar({ text: feedbackTexts.failed, kind: 'error' }),
  })
}
