import type { Medium } from '@medley/contract/medium'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'
import { showSnackbar } from '../../ui/feedback/snackbar-store.ts'
import { refreshWork } from './works.calls.ts'
import { adminToolsTexts } from './admin-tools.messages.ts'

interface WorkName {
  medium: Medium
  id: number
}

/** Makes the server refetch the work's data, reports the outcome and reloads the work. */
export function useRefreshCache({ medium, id }: WorkName) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () =>
      call('POST /v1/works/{medium}/{workId}/cache-invalidation', {
        params: { medium, workId: String(id) },
      }),
    onSuccess: () => {
      showSnackbar({ text: adminToolsTexts.cacheRefreshed, kind: 'success' })
      return refreshWork(client, { medium, id })
    },
    onError: () => showSnackbar({ text: adminToolsTexts.refreshFailed, kind: 'error' }),
  })
}

/** Confirms an added work for everyone, and reports it. */
export function useConfirmWork({ medium, id }: WorkName) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () =>
      call('POST /v1/works/{medium}/{workId}/confirmation', {
        params: { medium, workId: String(id) },
      }),
    onSuccess: () => {
      showSnackbar({ text: adminToolsTexts.confirmed, kind: 'success' })
      return refreshWork(client, { medium, id })
    },
    onError: () => showSnackbar({ text: adminToolsTexts.refreshFailed, kind: 'error' }),
  })
}
