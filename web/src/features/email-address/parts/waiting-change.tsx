import { emailAddressTexts as texts } from '@medley/texts/email-address'
import typography from '../../../ui/layout/typography.module.css'
import layout from '../../../ui/layout/layout.module.css'
import type { EmailAddress } from '@medley/contract/accounts/email-address'
import { formatDate } from '../../../lib/locale.ts'
import { showSnackbar } from '../../../ui/feedback/snackbar-store.ts'
import { Button } from '../../../ui/forms/button.tsx'
import { useCancelChange } from '../email-address.calls.ts'
import { SendLetterButton } from '../send-letter-button.tsx'

/** A new address whose link was not followed yet, with the ways to get the letter again or to cancel. */
export function WaitingChange({ change }: { change: NonNullable<EmailAddress['change']> }) {
  const cancelChange = useCancelChange(() =>
    showSnackbar({ text: texts.address.cancelled, kind: 'success' }),
  )
  const cancel = () =>
    cancelChange.mutate(undefined, {
      onError: () => showSnackbar({ text: texts.address.failed, kind: 'error' }),
    })
  return (
    <>
      <p role="status">
        <span className={typography['name']}>{change.email}</span>{' '}
        {texts.address.waiting({ time: formatDate(change.timeExpires, 'time') })}
      </p>
      <div className={layout['wrap-3']}>
        <SendLetterButton />
        <Button kind="quiet" loading={cancelChange.isPending} onClick={cancel}>
          {texts.address.cancel}
        </Button>
      </div>
    </>
  )
}
