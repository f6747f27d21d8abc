import type { WorkRef } from '@medley/contract/values/shapes'
import {
  infiniteQueryOptions,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import { call } from '../../lib/api.ts'
import { logFailure } from '../../lib/log.ts'
import { queryClient } from '../../lib/query-client.ts'
import { hideSnackbar, showSnackbar } from '../../ui/feedback/snackbar-store.ts'
import { sentWorksTexts as texts } from './sent-works.messages.ts'

export type Direction = 'received' | 'sent'

const pageSize = 20
const undoTime = 8_000
const key = ['sent-works'] as const

/** Works that the member received from friends or sent them, page by page. */
export function sentWorksQuery(direction: Direction) {
  return infiniteQueryOptions({
    queryKey: [...key, 'list', direction] as const,
    queryFn: ({ pageParam: offset, signal }) =>
      call('GET /v1/sent-works', { query: { direction, limit: pageSize, offset }, signal }),
    initialPageParam: 0,
    getNextPageParam: ({ totalCount }, pages) => {
      const shown = pages.reduce((sum, { items }) => sum + items.length, 0)
      return shown < totalCount ? shown : undefined
    },
  })
}

/** The sendings of one work that the member received, the newest three. */
export function receivedOfWorkQuery(workId: number) {
  return queryOptions({
    queryKey: [...key, 'of-work', workId] as const,
    queryFn: ({ signal }) => call('GET /v1/sent-works', { query: { workId, limit: 3 }, signal }),
  })
}

interface Sending {
  userIds: number[]
  /** May be empty. */
  note: string
}

/** Sends a work to friends. */
export function useSendWork({ id, medium }: Pick<WorkRef, 'id' | 'medium'>, onSent: () => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ userIds, note }: Sending) =>
      call('POST /v1/sent-works', { body: { work: { id, medium }, userIds, note } }),
    onSuccess: async ({ items }) => {
      showSnackbar({ text: texts.sent(items.length), kind: 'success' })
      onSent()
      await client.invalidateQueries({ queryKey: [...key, 'list', 'sent'] })
    },
    onError: (error) => {
      logFailure('A work could not be sent', error)
      showSnackbar({ text: texts.notSent, kind: 'error' })
    },
  })
}

/** Takes a received work off the list, and offers to undo it. */
export function removeReceivedWork(id: number): Promise<void> {
  return changeSentWork(async () => {
    await call('DELETE /v1/sent-works/{id}', { params: { id: String(id) } })
    const action = { label: texts.undo, run: () => void restoreReceivedWork(id) }
    showSnackbar({ text: texts.removed, kind: 'success', timeout: undoTime, action })
  })
}

function restoreReceivedWork(id: number): Promise<void> {
  hideSnackbar()
  return changeSentWork(async () => {
    await call('PUT /v1/sent-works/{id}', { params: { id: String(id) } })
    showSnackbar({ text: texts.restored, kind: 'success' })
  })
}

/** Takes back a sent work. */
export function takeBackSentWork(id: number): Promise<void> {
  return changeSentWork(async () => {
    await call('DELETE /v1/sent-works/{id}', { params: { id: String(id) } })
    showSnackbar({ text: texts.removed, kind: 'success' })
  })
}

/** A failure is shown, not thrown. */
async function changeSentWork(change: () => Promise<void>): Promise<void> {
  try {
    await change()
    await queryClient.invalidateQueries({ queryKey: key })
  } catch (error) {
    logFailure('A sent work could not be changed', error)
    showSnackbar({ text: texts.failed, kind: 'error' })
  }
}
