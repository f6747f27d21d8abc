import { bulkEmailTexts } from '@medley/texts/bulk-email'
import { titled } from '../../product.ts'
import { useParams } from '../../lib/router/navigation.tsx'
import { Unsubscribe } from '../../features/bulk-email/unsubscribe.tsx'
import { FormPage } from '../../ui/forms/form-page.tsx'

/** Open to anyone with the unsubscribe link of a mass e-mail. */
export function Screen() {
  const { token = '' } = useParams()
  return (
    <FormPage title={bulkEmailTexts.unsubscribe.title}>
      <title>{titled(bulkEmailTexts.unsubscribe.title)}</title>
      <Unsubscribe token={token} />
    </FormPage>
  )
}
