import { Navigate } from 'react-router'
import { LoginForm } from '../features/sessions/login-form.tsx'
import { useMember } from '../features/sessions/session.ts'
import { paths } from '../paths.ts'
import { FormPage } from '../ui/forms/form-page.tsx'

export function LoginScreen() {
  if (useMember()) return <Navigate to={paths.home()} replace />
  return (
    <FormPage title="Login">
      <title>Login · Medley</title>
      <LoginForm />
    </FormPage>
  )
}
