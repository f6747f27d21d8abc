import { adminToolsTexts } from '@medley/texts/admin-tools'
import { useMutation } from '@tanstack/react-query'
import { mutation } from '../../../lib/mutations.ts'
import { showSnackbar } from '../../../ui/feedback/snackbar-store.ts'
import { refreshWork, type WorkName, workParams } from '../../../features/works/works.calls.ts'

/** Makes the server refetch the work's data, reports the outcome and reloads the work. */
export function useRefreshCache(work: WorkName) {
  return useMutation(
    mutation(
      'POST /v1/works/{medium}/{workId}/cache-invalidation',
      () => ({ params: workParams(work) }),
      effectsOn(work, adminToolsTexts.cacheRefreshed),
    ),
  )
}

/** Confirms an added work for everyone, and reports it. */
export function useConfirmWork(work: WorkName) {
  return useMutation(
    mutation(
      'POST /v1/works/{medium}/{workId}/confirmation',
      () => ({ params: workParams(work) }),
      effectsOn(work, adminToolsTexts.confirmed),
    ),
  )
}

function effectsOn(work: WorkName, done: string) {
  return {
    onSuccess: () => {
      showSnackbar({ text: done, kind: 'success' })
      return refreshWork(work)
    },
    onError: () => showSnackbar({ text: adminToolsTexts.refreshFailed, kind: 'error' }),
  } as const
}
