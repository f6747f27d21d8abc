import { sessionsTexts } from '@medley/texts/sessions'
import { titled } from '../../product.ts'
import { ForgotPasswordForm } from '../../features/accounts/forgot-password-form.tsx'
import { FormPage } from '../../ui/forms/form-page.tsx'

export function Screen() {
  return (
    <FormPage title={sessionsTexts.forgotPassword}>
      <title>{titled(sessionsTexts.forgotPassword)}</title>
      <ForgotPasswordForm />
    </FormPage>
  )
}
