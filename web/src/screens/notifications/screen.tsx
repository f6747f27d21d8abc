import { titled } from '@medley/messages/titles'
import { notificationTexts } from '../../features/notifications/notifications.messages.ts'
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
          <title>{titled(notificationTexts.title)}</title>
          <PageHeading>{notificationTexts.title}</PageHeading>
          <NotificationsPage key={id} memberId={id} />
        </Page>
      )}
    </MembersOnly>
  )
}
