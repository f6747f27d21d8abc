import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'
import { showSnackbar } from '../../ui/feedback/snackbar-store.ts'
import { operationsTexts as texts } from './operations.messages.ts'

const queryKey = ['operations']
const refetchInterval = 30_000

/** The state of the product at a glance, renewed every half minute; for admins. */
export function useOperations() {
  return useQuery({
    queryKey,
    queryFn: ({ signal }) => call('GET /v1/operations', { signal }),
    refetchInterval,
  })
}

/** The latest builds of recommendations, newest first; for admins. */
export function useModelRuns() {
  return useQuery({
    queryKey: ['model-runs'],
    queryFn: async ({ signal }) => (await call('GET /v1/model-runs', { signal })).items,
  })
}

/** Starts a build of all mediums, and reports it. */
export function useStartModelRun() {
  return useMutation({
    mutationFn: () => call('POST /v1/model-runs'),
    onSuccess: () => showSnackbar({ text: texts.buildQueued, kind: 'success' }),
    onError: () => showSnackbar({ text: texts.buildFailed, kind: 'error' }),
  })
}

/** Runs a failed job again, and reports it. */
export function useRetryJob() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (jobId: string) =>
      call('POST /v1/operations/failed-jobs/{jobId}/retry', { params: { jobId } }),
    onSuccess: () => showSnackbar({ text: texts.retried, kind: 'success' }),
    onError: () => showSnackbar({ text: texts.retryFailed, kind: 'error' }),
    onSettled: () => client.invalidateQueries({ queryKey }),
  })
}
