import { sessionsTexts } from '@medley/texts/sessions'
import { titled } from '../../product.ts'
import { Navigate } from '../../lib/router/navigation.tsx'
import { LoginForm } from '../../features/sessions/login-form.tsx'
import { useReturnPath } from '../../features/sessions/return-path.ts'
import { useMember } from '../../features/sessions/session.ts'
import { FormPage } from '../../ui/forms/form-page.tsx'

export function Screen() {
  const returnPath = useReturnPath()
  if (useMember()) return <Navigate to={returnPath} replace />
  return (
    <FormPage title={sessionsTexts.login}>
      <title>{titled(sessionsTexts.login)}</title>
      <LoginForm />
    </FormPage>
  )
}
