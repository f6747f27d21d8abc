import { operationsTexts } from '@medley/texts/operations'
import { useMutation, useQuery } from '@tanstack/react-query'
import { invalidate, mutation } from '../../lib/mutations.ts'
import { query } from '../../lib/queries.ts'
import { showSnackbar } from '../../ui/feedback/snackbar-store.ts'

/** The state of the product at a glance, renewed every half minute; for admins. */
export function useOperations() {
  return useQuery(query('GET /v1/operations', {}, { refetchInterval: 30_000 }))
}

/** The latest builds of recommendations, newest first; for admins. */
export function useModelRuns() {
  return useQuery(query('GET /v1/model-runs', {}, { select: ({ items }) => items }))
}

const startModelRun = mutation('POST /v1/model-runs', () => ({}), {
  onSuccess: () => showSnackbar({ text: operationsTexts.buildQueued, kind: 'success' }),
  onError: () => showSnackbar({ text: operationsTexts.buildFailed, kind: 'error' }),
})

/** Starts a build of all mediums, and reports it. */
export const useStartModelRun = () => useMutation(startModelRun)

const retryJob = mutation(
  'POST /v1/operations/failed-jobs/{jobId}/retry',
  (jobId: string) => ({ params: { jobId } }),
  {
    onSuccess: () => showSnackbar({ text: operationsTexts.retried, kind: 'success' }),
    onError: () => showSnackbar({ text: operationsTexts.retryFailed, kind: 'error' }),
    onSettled: () => invalidate('GET /v1/operations'),
  },
)

/** Runs a failed job again, and reports it. */
export const useRetryJob = () => useMutation(retryJob)
