import { moderationTexts } from '@medley/texts/moderation'
import { titled } from '../../product.ts'
import { Navigate } from '../../lib/router/navigation.tsx'
import { ModerationQueue } from '../../features/moderation/moderation-queue.tsx'
import { useMember } from '../../features/sessions/session.ts'
import { paths } from '../../paths.ts'
import { PageHeading } from '../../ui/layout/page-heading.tsx'
import { Page } from '../../ui/layout/page.tsx'

/** Admins only; everyone else gets page-not-found. */
export function Screen() {
  if (!useMember()?.isAdmin) return <Navigate to={paths.pageNotFound()} replace />
  return (
    <Page width="reading">
      <title>{titled(moderationTexts.title)}</title>
      <PageHeading>{moderationTexts.title}</PageHeading>
      <ModerationQueue />
    </Page>
  )
}
