import type { Api, BodyOf } from '@medley/contract/api'
import type { Evening } from '@medley/contract/people/evenings'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call, isApiError } from '../../lib/api.ts'
import { logFailure } from '../../lib/log.ts'
import { today } from '../../lib/time/today.ts'
import { showSnackbar } from '../../ui/feedback/snackbar-store.ts'
import { eveningTexts as texts } from './evenings.messages.ts'

const all = ['evenings'] as const
const keyOf = (id: number) => [...all, 'one', id] as const

/** Others veto and choose meanwhile. */
const pollMs = 5_000

/** The open evenings of the member. */
export const eveningsQuery = queryOptions({
  queryKey: [...all, 'list'],
  queryFn: ({ signal }) => call('GET /v1/evenings', { signal }),
})

/** One evening, read again every few seconds while its page is open. */
export function eveningQuery(id: number) {
  return queryOptions({
    queryKey: keyOf(id),
    queryFn: ({ signal }) =>
      call('GET /v1/evenings/{eveningId}', { params: { eveningId: String(id) }, signal }),
    refetchInterval: ({ state }) => (state.error ? false : pollMs),
    retry: (count, error) => !isApiError(error, 'evening_not_found') && count < 2,
  })
}

/** Starts an evening. */
export function useStartEvening(onStarted: (evening: Evening) => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: BodyOf<Api['POST /v1/evenings']>) => call('POST /v1/evenings', { body }),
    onSuccess: async (evening) => {
      client.setQueryData(keyOf(evening.id), evening)
      onStarted(evening)
      await client.invalidateQueries({ queryKey: eveningsQuery.queryKey })
    },
    onError: (error) => {
      logFailure('An evening could not be started', error)
      const isFull = isApiError(error, 'rate_limited')
      showSnackbar({ text: isFull ? texts.tooManyOpen : texts.notStarted, kind: 'error' })
    },
  })
}

export type EveningStep =
  | { kind: 'veto' | 'unveto' | 'choose'; workId: number }
  | { kind: 'confirm' }

/** A step of an evening, which answers how the evening is then. */
export function useEveningStep(id: number) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (step: EveningStep) => take(id, step),
    onSuccess: async (evening, { kind }) => {
      await client.cancelQueries({ queryKey: keyOf(id) })
      client.setQueryData(keyOf(id), evening)
      // The diary, marks and saved lists have changed.
      if (kind === 'confirm') await client.invalidateQueries({ predicate: isOther(id) })
    },
    onError: async (error) => {
      logFailure('An evening could not be changed', error)
      showSnackbar({ text: texts.failed, kind: 'error' })
      await client.invalidateQueries({ queryKey: keyOf(id) })
    },
  })
}

function isOther(id: number) {
  return ({ queryKey }: { queryKey: readonly unknown[] }) => queryKey.join() !== keyOf(id).join()
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
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => {
      const params = { eveningId: String(id) }
      return isHost
        ? call('DELETE /v1/evenings/{eveningId}', { params })
        : call('DELETE /v1/evenings/{eveningId}/membership', { params })
    },
    onSuccess: async () => {
      showSnackbar({ text: isHost ? texts.ended : texts.left, kind: 'success' })
      onGone()
      await client.invalidateQueries({ queryKey: eveningsQuery.queryKey })
    },
    onError: (error) => {
      logFailure('An evening could not be left', error)
      showSnackbar({ text: texts.failed, kind: 'error' })
    },
  })
}
