import { useMutation } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'
import { showSnackbar } from '../../ui/feedback/snackbar-store.ts'
import { bulkEmailTexts as texts } from './bulk-email.messages.ts'
import type { Unsubscribing } from './unsubscribe-token.ts'

interface Mailing {
  recipients: 'all' | string[]
  subject: string
  htmlTemplate: string
  plaintextTemplate: string
}

/** Submits a mailing; the server delivers it in the background. */
export function useSendBulkEmail() {
  return useMutation({
    mutationFn: (body: Mailing) => call('POST /v1/emails', { body }),
    onSuccess: () => showSnackbar({ text: texts.accepted, kind: 'success' }),
    onError: () => showSnackbar({ text: texts.failed, kind: 'error' }),
  })
}

/** Sends a mailing to the admin alone, who looks at it before the others get it. */
export function useSendTest() {
  return useMutation({
    mutationFn: (body: Mailing) => call('POST /v1/emails', { body }),
    onSuccess: () => showSnackbar({ text: texts.testSent, kind: 'success' }),
    onError: () => showSnackbar({ text: texts.failed, kind: 'error' }),
  })
}

/** Unsubscribes an address from all further mailings, or a member from letters of some kinds. */
export function useUnsubscribe() {
  return useMutation<unknown, Error, Unsubscribing & { token: string }>({
    mutationFn: ({ token, ...from }) =>
      'email' in from
        ? call('PUT /v1/emails/unsubscribed', { body: { email: from.email, token } })
        : call('POST /unsubscribe/{token}', { params: { token } }),
  })
}
