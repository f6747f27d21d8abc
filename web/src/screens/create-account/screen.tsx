import { titled } from '@medley/messages/titles'
import { Navigate, useLocation } from '../../lib/router/navigation.tsx'
import { registrationTexts as texts } from '../../features/accounts/accounts.messages.ts'
import { ClosedRegistration } from '../../features/accounts/closed-registration.tsx'
import { RegistrationForm } from '../../features/accounts/registration-form.tsx'
import { useReturnPath } from '../../features/sessions/return-path.ts'
import { useMember } from '../../features/sessions/session.ts'
import { readOperator } from '../../operator.ts'
import { paths } from '../../paths.ts'
import { FormPage } from '../../ui/forms/form-page.tsx'

export function Screen() {
  const returnPath = useReturnPath()
  const invitation = new URLSearchParams(useLocation().search).get('invitation')
  const { registration, isLoginByProviderOnly } = readOperator()
  if (useMember()) return <Navigate to={returnPath} replace />
  if (isLoginByProviderOnly) return <Navigate to={paths.login()} replace />
  const isClosed = registration === 'closed' || (registration === 'invited' && invitation === null)
  return (
    <FormPage title={texts.title}>
      <title>{titled(texts.title)}</title>
      {isClosed ? (
        <ClosedRegistration isInvited={registration === 'invited'} />
      ) : (
        <RegistrationForm invitation={invitation} />
      )}
    </FormPage>
  )
}
