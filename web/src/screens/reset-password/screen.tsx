import { accountsTexts } from '@medley/texts/accounts'
import { titled } from '../../product.ts'
import { useParams } from '../../lib/router/navigation.tsx'
import { ResetPasswordForm } from '../../features/accounts/reset-password-form.tsx'
import { FormPage } from '../../ui/forms/form-page.tsx'

export function Screen() {
  const { id = '', token = '' } = useParams()
  return (
    <FormPage title={accountsTexts.reset.title}>
      <title>{titled(accountsTexts.reset.title)}</title>
      <ResetPasswordForm userId={id} token={token} />
    </FormPage>
  )
}
