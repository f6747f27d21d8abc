import { titled } from '@medley/messages/titles'
import { ProviderReturn } from '../../features/sessions/provider-return.tsx'
import { sessionTexts } from '../../features/sessions/sessions.messages.ts'
import { FormPage } from '../../ui/forms/form-page.tsx'

/** `/login/provider`: where the identity provider sends the browser back to. */
export function Screen() {
  return (
    <FormPage title={sessionTexts.login}>
      <title>{titled(sessionTexts.login)}</title>
      <ProviderReturn />
    </FormPage>
  )
}
