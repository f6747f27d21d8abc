import { Navigate } from 'react-router'
import { RegistrationForm } from '../features/accounts/registration-form.tsx'
import { useMember } from '../features/sessions/session.ts'
import { paths } from '../paths.ts'
import { FormPage } from '../ui/forms/form-page.tsx'

export function CreateAccountScreen() {
  if (useMember()) return <Navigate to={paths.home()} replace />
  return (
    <FormPage title="Create Account">
      <title>Create Account · Medley</title>
      <RegistrationForm />
    </FormPage>
  )
}
