import { titled } from '@medley/messages/titles'
import { Navigate } from '../../lib/router/navigation.tsx'
import { registrationTexts } from '../../features/accounts/accounts.messages.ts'
import { RegistrationForm } from '../../features/accounts/registration-form.tsx'
import { useReturnPath } from '../../features/sessions/return-path.ts'
import { useMember } from '../../features/sessions/session.ts'
import { FormPage } from '../../ui/forms/form-page.tsx'

export function Screen() {
  const returnPath = useReturnPath()
  if (useMember()) return <Navigate to={returnPath} replace />
  return (
    <FormPage title={registrationTexts.title}>
      <title>{titled(registrationTexts.title)}</title>
      <RegistrationForm />
    </FormPage>
  )
}
