import { titled } from '@medley/messages/titles'
import { sessionTexts } from '../../features/sessions/sessions.messages.ts'
import { ForgotPasswordForm } from '../../features/accounts/forgot-password-form.tsx'
import { FormPage } from '../../ui/forms/form-page.tsx'

export function Screen() {
  return (
    <FormPage title={sessionTexts.forgotPassword}>
      <title>{titled(sessionTexts.forgotPassword)}</title>
      <ForgotPasswordForm />
    </FormPage>
  )
}
