import { titled } from '@medley/messages/titles'
import { useParams } from '../../lib/router/navigation.tsx'
import { unsubscribeTexts } from '../../features/bulk-email/bulk-email.messages.ts'
import { Unsubscribe } from '../../features/bulk-email/unsubscribe.tsx'
import { FormPage } from '../../ui/forms/form-page.tsx'

/** Open to anyone with the unsubscribe link of a mass e-mail. */
export function Screen() {
  const { token = '' } = useParams()
  return (
    <FormPage title={unsubscribeTexts.title}>
      <title>{titled(unsubscribeTexts.title)}</title>
      <Unsubscribe token={token} />
    </FormPage>
  )
}
