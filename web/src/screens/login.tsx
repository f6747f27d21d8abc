import { Navigate } from 'react-router'
import { LoginForm } from '../features/sessions/login-form.tsx'
import { useReturnPath } from '../features/sessions/return-path.ts'
import { useMember } from '../features/sessions/session.ts'
import { FormPage } from '../ui/forms/form-page.tsx'

export function LoginScreen() {
  const returnPath = useReturnPath()
  if (useMember()) return <Navigate to={returnPath} replace />
  return (
    <FormPage title="Login">
      <title>Login · Medley</title>
      <LoginForm />
    </FormPage>
  )
}
