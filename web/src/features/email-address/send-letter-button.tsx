import { emailAddressTexts } from '@medley/texts/email-address'
import { showSnackbar } from '../../ui/feedback/snackbar-store.ts'
import { Button } from '../../ui/forms/button.tsx'
import { useSendLetter } from './email-address.calls.ts'
import { letterFailureText } from './address-failures.ts'

/** Has the letter sent again with the link that confirms an address, and says where to. */
export function SendLetterButton() {
  const sendLetter = useSendLetter()
  const send = () =>
    sendLetter.mutate(undefined, {
      onSuccess: ({ email }) =>
        showSnackbar({ text: emailAddressTexts.address.sent({ email }), kind: 'success' }),
      onError: (error) => showSnackbar({ text: letterFailureText(error), kind: 'error' }),
    })
  return (
    <Button kind="quiet" loading={sendLetter.isPending} onClick={send}>
      {emailAddressTexts.address.sendAgain}
    </Button>
  )
}
