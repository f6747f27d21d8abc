import { eveningsTexts } from '@medley/texts/evenings'
import type { Api, BodyOf } from '@medley/contract/api'
import type { Evening } from '@medley/contract/people/evenings'
import { useMutation } from '@tanstack/react-query'
import { call, isApiError } from '../../lib/api.ts'
import { logFailure } from '../../lib/log.ts'
import { invalidate, invalidateAllBut, mutation, mutationOf } from '../../lib/mutations.ts'
import { query } from '../../lib/queries.ts'
import { queryClient } from '../../lib/query-client.ts'
import { today } from '../../lib/time/today.ts'
import { showSnackbar } from '../../ui/feedback/snackbar-store.ts'

/** Others veto and choose meanwhile. */
const pollMs = 5_000

/** The open evenings of the member. */
export const eveningsQuery = query('GET /v1/evenings')

/** One evening, read again every few seconds while its page is open. */
export function eveningQuery(id: number) {
  return query(
    'GET /v1/evenings/{eveningId}',
    { params: { eveningId: String(id) } },
    {
      refetchInterval: ({ state }) => (state.error ? false : pollMs),
      retry: (count, error) => !isApiError(error, 'evening_not_found') && count < 2,
    },
  )
}

/** Starts an evening. */
export function useStartEvening(onStarted: (evening: Evening) => void) {
  return useMutation(
    mutation('POST /v1/evenings', (body: BodyOf<Api['POST /v1/evenings']>) => ({ body }), {
      onSuccess: (evening) => {
        queryClient.setQueryData(eveningQuery(evening.id).queryKey, evening)
        onStarted(evening)
      },
      invalidates: ['GET /v1/evenings'],
      onError: (error) => {
        logFailure('An evening could not be started', error)
        const isFull = isApiError(error, 'rate_limited')
        showSnackbar({
          text: isFull ? eveningsTexts.tooManyOpen : eveningsTexts.notStarted,
          kind: 'error',
        })
      },
    }),
  )
}

export type EveningStep =
  | { kind: 'veto' | 'unveto' | 'choose'; workId: number }
  | { kind: 'confirm' }

/** A step of an evening, which answers how the evening is then. */
export function useEveningStep(id: number) {
  const { queryKey } = eveningQuery(id)
  return useMutation(
    mutationOf((step: EveningStep) => take(id, step), {
      onSuccess: async (evening, { kind }) => {
        await queryClient.cancelQueries({ queryKey })
        queryClient.setQueryData(queryKey, evening)
        // The diary, marks and saved lists have changed.
        if (kind === 'confirm') await invalidateAllBut('GET /v1/evenings/{eveningId}')
      },
      onError: async (error) => {
        logFailure('An evening could not be changed', error)
        showSnackbar({ text: eveningsTexts.failed, kind: 'error' })
        await invalidate(queryKey)
      },
    }),
  )
}

function take(id: number, step: EveningStep): Promise<Evening> {
  const params = { eveningId: String(id) }
  if (step.kind === 'confirm') return call('PUT /v1/evenings/{eveningId}/confirmation', { params })
  if (step.kind === 'choose') {
    const body = { workId: step.workId, day: today() }
    return call('PUT /v1/evenings/{eveningId}/choice', { params, body })
  }
  const ofWork = { params: { ...params, workId: String(step.workId) } }
  return step.kind === 'veto'
    ? call('PUT /v1/evenings/{eveningId}/vetoes/{workId}', ofWork)
    : call('DELETE /v1/evenings/{eveningId}/vetoes/{workId}', ofWork)
}

/** Ends the member's evening, or leaves another's. */
export function useGoodbye({ id, isHost }: { id: number; isHost: boolean }, onGone: () => void) {
  const params = { eveningId: String(id) }
  const send = () =>
    isHost
      ? call('DELETE /v1/evenings/{eveningId}', { params })
      : call('DELETE /v1/evenings/{eveningId}/membership', { params })
  return useMutation(
    mutationOf(send, {
      onSuccess: () => {
        showSnackbar({ text: isHost ? eveningsTexts.ended : eveningsTexts.left, kind: 'success' })
        onGone()
      },
      invalidates: ['GET /v1/evenings'],
      onError: (error) => {
        logFailure('An evening could not be left', error)
        showSnackbar({ text: eveningsTexts.failed, kind: 'error' })
      },
    }),
  )
}
