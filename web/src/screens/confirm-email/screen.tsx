import { emailAddressTexts } from '@medley/texts/email-address'
import { titled } from '../../product.ts'
import { useParams } from '../../lib/router/navigation.tsx'
import { ConfirmAddress } from '../../features/email-address/confirm-address.tsx'
import { FormPage } from '../../ui/forms/form-page.tsx'

/** Open to anyone with the link that confirms an address. */
export function Screen() {
  const { id = '', token = '' } = useParams()
  return (
    <FormPage title={emailAddressTexts.confirm.title}>
      <title>{titled(emailAddressTexts.confirm.documentTitle)}</title>
      <ConfirmAddress userId={id} token={token} />
    </FormPage>
  )
}
