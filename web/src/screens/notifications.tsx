import { Navigate } from 'react-router'
import { notificationTexts } from '../features/notifications/notifications.messages.ts'
import { NotificationsPage } from '../features/notifications/notifications-page.tsx'
import { useMember } from '../features/sessions/session.ts'
import { paths } from '../paths.ts'
import { PageHeading } from '../ui/page-heading.tsx'
import { Page } from '../ui/page.tsx'

/** `/notifications` */
export function NotificationsScreen() {
  const member = useMember()
  if (!member) return <Navigate to={paths.login()} replace />
  return (
    <Page width="feed">
      <title>Notifications · Medley</title>
      <PageHeading>{notificationTexts.title}</PageHeading>
      <NotificationsPage key={member.id} memberId={member.id} />
    </Page>
  )
}
