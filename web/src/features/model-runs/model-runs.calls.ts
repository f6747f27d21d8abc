import { useMutation, useQuery } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'
import { showSnackbar } from '../../ui/feedback/snackbar-store.ts'
import { modelRunsTexts as texts } from './model-runs.messages.ts'

/** The latest builds of recommendations, newest first; for admins. */
export function useModelRuns() {
  return useQuery({
    queryKey: ['model-runs'],
    queryFn: ({ signal }) => call('GET /v1/model-runs', { signal }),
  })
}

/** Starts a build of all mediums, and reports it. */
export function useStartModelRun() {
  return useMutation({
    mutationFn: () => call('POST /v1/model-runs'),
    onSuccess: () => showSnackbar({ text: texts.queued, kind: 'success' }),
    onError: () => showSnackbar({ text: texts.buildFailed, kind: 'error' }),
  })
}
