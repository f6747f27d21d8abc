import { accountsTexts } from '@medley/texts/accounts'
import { titled } from '../../product.ts'
import { Navigate } from '../../lib/router/navigation.tsx'
import { ClosedRegistration } from '../../features/accounts/closed-registration.tsx'
import { RegistrationForm } from '../../features/accounts/registration-form.tsx'
import { useInvitation } from '../../features/sessions/invitation.ts'
import { useReturnPath } from '../../features/sessions/return-path.ts'
import { useMember } from '../../features/sessions/session.ts'
import { readOperator } from '../../operator.ts'
import { paths } from '../../paths.ts'
import { FormPage } from '../../ui/forms/form-page.tsx'

export function Screen() {
  const returnPath = useReturnPath()
  const invitation = useInvitation()
  const { registration, isLoginByProviderOnly } = readOperator()
  if (useMember()) return <Navigate to={returnPath} replace />
  if (isLoginByProviderOnly) return <Navigate to={paths.login(invitation)} replace />
  const isClosed =
    registration === 'closed' || (registration === 'invited' && invitation === undefined)
  return (
    <FormPage title={accountsTexts.registration.title}>
      <title>{titled(accountsTexts.registration.title)}</title>
      {isClosed ? (
        <ClosedRegistration isInvited={registration === 'invited'} />
      ) : (
        <RegistrationForm invitation={invitation} />
      )}
    </FormPage>
  )
}
