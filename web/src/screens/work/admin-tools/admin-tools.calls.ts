import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/api.ts'
import { showSnackbar } from '../../../ui/feedback/snackbar-store.ts'
import { adminToolsTexts as texts } from './admin-tools.messages.ts'
import { refreshWork, type WorkName } from '../../../features/works/works.calls.ts'

/** Makes the server refetch the work's data, reports the outcome and reloads the work. */
export function useRefreshCache(work: WorkName) {
  return useAdminAct(
    work,
    'POST /v1/works/{medium}/{workId}/cache-invalidation',
    texts.cacheRefreshed,
  )
}

/** Confirms an added work for everyone, and reports it. */
export function useConfirmWork(work: WorkName) {
  return useAdminAct(work, 'POST /v1/works/{medium}/{workId}/confirmation', texts.confirmed)
}

type AdminAct =
  | 'POST /v1/works/{medium}/{workId}/cache-invalidation'
  | 'POST /v1/works/{medium}/{workId}/confirmation'

function useAdminAct({ medium, id }: WorkName, act: AdminAct, done: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call(act, { params: { medium, workId: String(id) } }),
    onSuccess: () => {
      showSnackbar({ text: done, kind: 'success' })
      return refreshWork(client, { medium, id })
    },
    onError: () => showSnackbar({ text: texts.refreshFailed, kind: 'error' }),
  })
}
