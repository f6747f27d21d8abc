import { useParams } from 'react-router'
import { ResetPasswordForm } from '../features/accounts/reset-password-form.tsx'
import { FormPage } from '../ui/forms/form-page.tsx'

export function ResetPasswordScreen() {
  const { id = '', token = '' } = useParams()
  return (
    <FormPage title="Set a new password">
      <title>Set a new password · Medley</title>
      <ResetPasswordForm userId={id} token={token} />
    </FormPage>
  )
}
