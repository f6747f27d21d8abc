import { emailAddressTexts } from '@medley/texts/email-address'
import typography from '../../ui/layout/typography.module.css'
import layout from '../../ui/layout/layout.module.css'
import { Link } from '../../lib/router/navigation.tsx'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/forms/button.tsx'
import { useMember } from '../sessions/session.ts'
import { useConfirmAddress, useEmailAddress } from './email-address.calls.ts'
import { confirmFailureText, isLinkUseless } from './address-failures.ts'
import { SendLetterButton } from './send-letter-button.tsx'

interface ConfirmAddressProps {
  userId: string
  token: string
}

/** The page behind a link. Only its button confirms; mail programs that open links change nothing. */
export function ConfirmAddress({ userId, token }: ConfirmAddressProps) {
  const confirm = useConfirmAddress()
  if (confirm.isSuccess) {
    const { email, isChanged } = confirm.data
    return (
      <Done
        text={
          isChanged
            ? emailAddressTexts.confirm.changed({ email })
            : emailAddressTexts.confirm.done({ email })
        }
      />
    )
  }
  const isUseless = isLinkUseless(confirm.error)
  return (
    <div className={layout['stack-4']}>
      {confirm.isError && (
        <p className={typography['error']} role="alert">
          {confirmFailureText(confirm.error)}
        </p>
      )}
      {isUseless ? (
        <WayOn userId={userId} />
      ) : (
        <>
          <p>{emailAddressTexts.confirm.question}</p>
          <Button
            wide
            loading={confirm.isPending}
            onClick={() => confirm.mutate({ user_id: userId, token })}
          >
            {emailAddressTexts.confirm.confirm}
          </Button>
        </>
      )}
    </div>
  )
}

function Done({ text }: { text: string }) {
  const isMember = useMember() !== null
  return (
    <div className={layout['stack-4']} role="status">
      {/* The button that had the focus is gone. */}
      <p className={typography['name']} tabIndex={-1} ref={(element) => element?.focus()}>
        {text}
      </p>
      <p>
        <Link to={isMember ? paths.home() : paths.login()}>{emailAddressTexts.confirm.goOn}</Link>
      </p>
    </div>
  )
}

/** A new link for the member it was sent to; everybody else has to log in first. */
function WayOn({ userId }: { userId: string }) {
  const isOwner = useMember()?.id === Number(userId)
  const { data } = useEmailAddress()
  if (!isOwner) return <Link to={paths.login()}>{emailAddressTexts.confirm.logInForNew}</Link>
  if (!data) return null
  const isWaiting = data.change !== null || !data.isConfirmed
  return isWaiting ? (
    <div>
      <SendLetterButton />
    </div>
  ) : (
    <Link to={paths.settings('account')}>{emailAddressTexts.confirm.toSettings}</Link>
  )
}
