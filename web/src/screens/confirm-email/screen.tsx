import { titled } from '@medley/messages/titles'
import { useParams } from '../../lib/router/navigation.tsx'
import { ConfirmAddress } from '../../features/email-address/confirm-address.tsx'
import { confirmTexts } from '../../features/email-address/email-address.messages.ts'
import { FormPage } from '../../ui/forms/form-page.tsx'

/** Open to anyone with the link that confirms an address. */
export function Screen() {
  const { id = '', token = '' } = useParams()
  return (
    <FormPage title={confirmTexts.title}>
      <title>{titled(confirmTexts.documentTitle)}</title>
      <ConfirmAddress userId={id} token={token} />
    </FormPage>
  )
}
