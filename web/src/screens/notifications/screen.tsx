import { notificationsTexts } from '@medley/texts/notifications'
import { titled } from '../../product.ts'
import { NotificationsPage } from '../../features/notifications/notifications-page.tsx'
import { MembersOnly } from '../../features/sessions/members-only.tsx'
import { PageHeading } from '../../ui/layout/page-heading.tsx'
import { Page } from '../../ui/layout/page.tsx'

/** `/notifications` */
export function Screen() {
  return (
    <MembersOnly>
      {({ id }) => (
        <Page width="reading">
          <title>{titled(notificationsTexts.title)}</title>
          <PageHeading>{notificationsTexts.title}</PageHeading>
          <NotificationsPage key={id} memberId={id} />
        </Page>
      )}
    </MembersOnly>
  )
}
