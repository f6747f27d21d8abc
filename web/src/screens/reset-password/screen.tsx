import { titled } from '@medley/messages/titles'
import { useParams } from '../../lib/router/navigation.tsx'
import { ResetPasswordForm } from '../../features/accounts/reset-password-form.tsx'
import { FormPage } from '../../ui/forms/form-page.tsx'
import { resetTexts } from '../../features/accounts/accounts.messages.ts'

export function Screen() {
  const { id = '', token = '' } = useParams()
  return (
    <FormPage title={resetTexts.title}>
      <title>{titled(resetTexts.title)}</title>
      <ResetPasswordForm userId={id} token={token} />
    </FormPage>
  )
}
