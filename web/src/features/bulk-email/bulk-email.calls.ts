import { useMutation } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'
import { showSnackbar } from '../../ui/feedback/snackbar-store.ts'
import { bulkEmailTexts as texts } from './bulk-email.messages.ts'

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

/** Unsubscribes an address from all further mailings. */
export function useUnsubscribe() {
  return useMutation({
    mutationFn: (body: { email: string; token: string }) =>
      call('PUT /v1/emails/unsubscribed', { body }),
  })
}
