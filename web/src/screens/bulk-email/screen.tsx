import { bulkEmailTexts } from '@medley/texts/bulk-email'
import { titled } from '../../product.ts'
import { Navigate } from '../../lib/router/navigation.tsx'
import { BulkEmailForm } from '../../features/bulk-email/bulk-email-form.tsx'
import { useMember } from '../../features/sessions/session.ts'
import { paths } from '../../paths.ts'
import { Card } from '../../ui/layout/card.tsx'
import { PageHeading } from '../../ui/layout/page-heading.tsx'
import { Page } from '../../ui/layout/page.tsx'

/** Admins only; everyone else gets page-not-found. */
export function Screen() {
  if (!useMember()?.isAdmin) return <Navigate to={paths.pageNotFound()} replace />
  return (
    <Page width="reading">
      <title>{titled(bulkEmailTexts.title)}</title>
      <PageHeading>{bulkEmailTexts.title}</PageHeading>
      <Card>
        <BulkEmailForm />
      </Card>
    </Page>
  )
}
