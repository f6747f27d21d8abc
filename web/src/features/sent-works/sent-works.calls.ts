import type { WorkRef } from '@medley/contract/shapes'
import {
  infiniteQueryOptions,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import { call } from '../../lib/api.ts'
import { logFailure } from '../../lib/log.ts'
import { showSnackbar } from '../../ui/feedback/snackbar-store.ts'
import { sentWorksTexts as texts } from './sent-works.messages.ts'

export type Direction = 'received' | 'sent'

const pageSize = 20
const key = ['sent-works'] as const

/** What the member received from friends or sent them, page by page. */
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
export function useSendWork({ id, medium }: WorkRef, onSent: () => void) {
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

/** Takes a received work off the list, or takes back a sent one. */
export function useRemoveSentWork() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: number) => call('DELETE /v1/sent-works/{id}', { params: { id: String(id) } }),
    onSuccess: async () => {
      showSnackbar({ text: texts.removed, kind: 'success' })
      await client.invalidateQueries({ queryKey: key })
    },
    onError: (error) => {
      logFailure('A sent work could not be removed', error)
      showSnackbar({ text: texts.failed, kind: 'error' })
    },
  })
}
