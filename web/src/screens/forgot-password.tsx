import { ForgotPasswordForm } from '../features/accounts/forgot-password-form.tsx'
import { FormPage } from '../ui/forms/form-page.tsx'

export function ForgotPasswordScreen() {
  return (
    <FormPage title="Forgot password">
      <title>Forgot password · Medley</title>
      <ForgotPasswordForm />
    </FormPage>
  )
}
