import { bulkEmailTexts } from '@medley/texts/bulk-email'
import { useMutation } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'
import { mutation, mutationOf } from '../../lib/mutations.ts'
import { showSnackbar } from '../../ui/feedback/snackbar-store.ts'
import type { Unsubscribing } from './unsubscribe-token.ts'

interface Mailing {
  recipients: 'all' | string[]
  subject: string
  htmlTemplate: string
  plaintextTemplate: string
}

const sendMailing = (done: string) =>
  mutation('POST /v1/emails', (body: Mailing) => ({ body }), {
    onSuccess: () => showSnackbar({ text: done, kind: 'success' }),
    onError: () => showSnackbar({ text: bulkEmailTexts.failed, kind: 'error' }),
  })

/** Submits a mailing; the server delivers it in the background. */
export const useSendBulkEmail = () => useMutation(sendMailing(bulkEmailTexts.accepted))

/** Sends a mailing to the admin alone, who looks at it before the others get it. */
export const useSendTest = () => useMutation(sendMailing(bulkEmailTexts.testSent))

/** Unsubscribes an address from all further mailings, or a member from letters of some kinds. */
export function useUnsubscribe() {
  return useMutation(
    mutationOf(({ token, ...from }: Unsubscribing & { token: string }) =>
      'email' in from
        ? call('PUT /v1/emails/unsubscribed', { body: { email: from.email, token } })
        : call('POST /unsubscribe/{token}', { params: { token } }),
    ),
  )
}
