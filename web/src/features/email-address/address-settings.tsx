import { emailAddressTexts as texts } from '@medley/texts/email-address'
import typography from '../../ui/layout/typography.module.css'
import layout from '../../ui/layout/layout.module.css'
import type { EmailAddress } from '@medley/contract/accounts/email-address'
import { formatDate } from '../../lib/locale.ts'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { useEmailAddress } from './email-address.calls.ts'
import { ChangeAddressForm } from './parts/change-address-form.tsx'
import { WaitingChange } from './parts/waiting-change.tsx'
import { SendLetterButton } from './send-letter-button.tsx'

/** The member's address, whether it is confirmed, and a form to change it. */
export function AddressSettings() {
  const { data, isError, refetch } = useEmailAddress()
  if (isError) return <ErrorState text={texts.address.loadFailed} onRetry={() => void refetch()} />
  if (!data) return <Skeleton height={232} />
  const { email, isConfirmed, isRequired, change } = data
  return (
    <div className={layout['stack-4']}>
      <div>
        <p className={typography['name']}>{email}</p>
        {isConfirmed && <p className={typography['soft']}>{texts.address.confirmed}</p>}
      </div>
      {isRequired && !isConfirmed && <Unconfirmed address={data} />}
      {change ? <WaitingChange change={change} /> : <ChangeAddressForm />}
    </div>
  )
}

function Unconfirmed({ address: { graceUntil, change } }: { address: EmailAddress }) {
  return (
    <>
      <p className={typography['soft']}>
        {texts.address.unconfirmed}.{' '}
        {graceUntil === null
          ? texts.address.why
          : texts.address.grace({ day: formatDate(graceUntil, 'longDay') })}
      </p>
      {/* While a change waits, the letter of the change is sent again. */}
      {change === null && (
        <div>
          <SendLetterButton />
        </div>
      )}
    </>
  )
}
