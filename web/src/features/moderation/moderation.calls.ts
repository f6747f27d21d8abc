import { moderationTexts } from '@medley/texts/moderation'
import type { Decision } from '@medley/contract/administration/moderation'
import { pageSizes } from '@medley/contract/limits'
import { useMutation } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'
import { invalidate, mutation, mutationOf } from '../../lib/mutations.ts'
import { pages, query } from '../../lib/queries.ts'
import { hideSnackbar, showSnackbar } from '../../ui/feedback/snackbar-store.ts'

/** Time to undo a decision before its member is notified, in ms. */
const undoTime = 10_000

/** Open cases, the latest reports first, page by page; for admins. */
export const casesQuery = pages('GET /v1/moderation/cases', { query: { limit: pageSizes.search } })

/** Why and how long the account is suspended. */
export const suspensionQuery = query('GET /v1/suspension')

interface Ruling {
  caseId: number
  decision: Decision
  part?: 'profileTexts'
  reason?: string
  until?: string
}

const effects = {
  onError: () => showSnackbar({ text: moderationTexts.failed, kind: 'error' }),
  onSettled: () => invalidate('GET /v1/moderation/cases'),
}

async function rule({ caseId, ...body }: Ruling): Promise<{ actId: number; time: number }> {
  const params = { caseId: String(caseId) }
  const { actId } = await call('POST /v1/moderation/cases/{caseId}/decision', { params, body })
  return { actId, time: Date.now() }
}

/** Decides cases; each decision can be undone for ten seconds, by its message or by `undoLast`. */
export function useDecisions() {
  const undo = useMutation(
    mutation(
      'POST /v1/moderation/acts/{actId}/undo',
      (actId: number) => ({ params: { actId: String(actId) } }),
      {
        ...effects,
        onSuccess: () => showSnackbar({ text: moderationTexts.undone, kind: 'success' }),
      },
    ),
  )
  const decide = useMutation(
    mutationOf(rule, {
      ...effects,
      onSuccess: ({ actId }, { decision }) =>
        showSnackbar({
          text: moderationTexts.acts[decision].done,
          kind: 'success',
          timeout: undoTime,
          action: { label: moderationTexts.undo, run: () => takeBack(actId) },
        }),
    }),
  )
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
