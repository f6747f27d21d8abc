import { sentWorksTexts } from '@medley/texts/sent-works'
import type { WorkRef } from '@medley/contract/values/shapes'
import { useMutation } from '@tanstack/react-query'
import { pageDataSizes } from '@medley/contract/limits'
import { call } from '../../lib/api.ts'
import { logFailure } from '../../lib/log.ts'
import { invalidate, mutation } from '../../lib/mutations.ts'
import { keyOf, pages, query } from '../../lib/queries.ts'
import { hideSnackbar, showSnackbar } from '../../ui/feedback/snackbar-store.ts'

export type Direction = 'received' | 'sent'

const undoTime = 8_000

/** Works that the member received from friends or sent them, page by page. */
export function sentWorksQuery(direction: Direction) {
  return pages('GET /v1/sent-works', { query: { direction, limit: 20 } })
}

/** The sendings of one work that the member received, the newest three. */
export function receivedOfWorkQuery(workId: number) {
  return query('GET /v1/sent-works', { query: { workId, limit: pageDataSizes.sendingsOfWork } })
}

interface Sending {
  userIds: number[]
  /** May be empty. */
  note: string
}

/** Sends a work to friends. */
export function useSendWork({ id, medium }: Pick<WorkRef, 'id' | 'medium'>, onSent: () => void) {
  return useMutation(
    mutation(
      'POST /v1/sent-works',
      ({ userIds, note }: Sending) => ({ body: { work: { id, medium }, userIds, note } }),
      {
        onSuccess: ({ items }) => {
          showSnackbar({ text: sentWorksTexts.sent({ count: items.length }), kind: 'success' })
          onSent()
        },
        invalidates: [keyOf('GET /v1/sent-works', { query: { direction: 'sent' } })],
        onError: (error) => {
          logFailure('A work could not be sent', error)
          showSnackbar({ text: sentWorksTexts.notSent, kind: 'error' })
        },
      },
    ),
  )
}

/** Takes a received work off the list, and offers to undo it. */
export function removeReceivedWork(id: number): Promise<void> {
  return changeSentWork(async () => {
    await call('DELETE /v1/sent-works/{id}', { params: { id: String(id) } })
    const action = { label: sentWorksTexts.undo, run: () => void restoreReceivedWork(id) }
    showSnackbar({ text: sentWorksTexts.removed, kind: 'success', timeout: undoTime, action })
  })
}

function restoreReceivedWork(id: number): Promise<void> {
  hideSnackbar()
  return changeSentWork(async () => {
    await call('PUT /v1/sent-works/{id}', { params: { id: String(id) } })
    showSnackbar({ text: sentWorksTexts.restored, kind: 'success' })
  })
}

/** Takes back a sent work. */
export function takeBackSentWork(id: number): Promise<void> {
  return changeSentWork(async () => {
    await call('DELETE /v1/sent-works/{id}', { params: { id: String(id) } })
    showSnackbar({ text: sentWorksTexts.removed, kind: 'success' })
  })
}

/** A failure is shown, not thrown. */
async function changeSentWork(change: () => Promise<void>): Promise<void> {
  try {
    await change()
    await invalidate('GET /v1/sent-works')
  } catch (error) {
    logFailure('A sent work could not be changed', error)
    showSnackbar({ text: sentWorksTexts.failed, kind: 'error' })
  }
}
