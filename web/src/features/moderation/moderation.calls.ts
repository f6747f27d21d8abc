import type { Decision } from '@medley/contract/administration/moderation'
import { pageSizes } from '@medley/contract/limits'
import {
  infiniteQueryOptions,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import { call } from '../../lib/api.ts'
import { hideSnackbar, showSnackbar } from '../../ui/feedback/snackbar-store.ts'
import { moderationTexts as texts } from './moderation.messages.ts'

/** Time to undo a decision before its member is told, in ms. */
const undoTime = 10_000

/** Open cases, the latest reports first, page by page; for admins. */
export const casesQuery = infiniteQueryOptions({
  queryKey: ['moderation-cases'] as const,
  queryFn: ({ pageParam: offset, signal }) =>
    call('GET /v1/moderation/cases', { query: { limit: pageSizes.search, offset }, signal }),
  initialPageParam: 0,
  getNextPageParam: ({ items, totalCount }, _, offset) =>
    offset + items.length < totalCount && items.length > 0 ? offset + items.length : undefined,
})

/** Why and how long the account is suspended. */
export const suspensionQuery = queryOptions({
  queryKey: ['suspension'] as const,
  queryFn: ({ signal }) => call('GET /v1/suspension', { signal }),
})

interface Ruling {
  caseId: number
  decision: Decision
  part?: 'profileTexts'
  reason?: string
  until?: string
}

/** Decides cases; each decision can be undone for ten seconds, by its message or by `undoLast`. */
export function useDecisions() {
  const client = useQueryClient()
  const refresh = () => client.invalidateQueries({ queryKey: casesQuery.queryKey })
  const fail = () => showSnackbar({ text: texts.failed, kind: 'error' })
  const undo = useMutation({
    mutationFn: (actId: number) =>
      call('POST /v1/moderation/acts/{actId}/undo', { params: { actId: String(actId) } }),
    onSuccess: () => showSnackbar({ text: texts.undone, kind: 'success' }),
    onError: fail,
    onSettled: refresh,
  })
  const decide = useMutation({
    mutationFn: ({ caseId, ...body }: Ruling) =>
      call('POST /v1/moderation/cases/{caseId}/decision', {
        params: { caseId: String(caseId) },
        body,
      }).then(({ actId }) => ({ actId, time: Date.now() })),
    onSuccess: ({ actId }, { decision }) =>
      showSnackbar({
        text: texts.acts[decision].done,
        kind: 'success',
        timeout: undoTime,
        action: { label: texts.undo, run: () => takeBack(actId) },
      }),
    onError: fail,
    onSettled: refresh,
  })
  const takeBack = (actId: number) => {
    hideSnackbar()
    if (!undo.isPending) undo.mutate(actId)
  }
  const undoLast = () => {
    const last = decide.data
    if (last && Date.now() - last.time < undoTime && undo.variables !== last.actId) {
      takeBack(last.actId)
    }
  }
  return { decide, undoLast }
}
