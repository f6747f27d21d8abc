import { Link, Navigate, useParams } from 'react-router'
import { Connections } from '../features/friendships/connections.tsx'
import { FriendRequests } from '../features/friendships/friend-requests.tsx'
import { displayName } from '../features/profiles/display-name.ts'
import { isGone, useProfile } from '../features/profiles/profiles.calls.ts'
import { useMember } from '../features/sessions/session.ts'
import { paths } from '../paths.ts'
import { PageHeading } from '../ui/page-heading.tsx'
import { Page } from '../ui/page.tsx'
import styles from './contacts.module.css'

/** A user's friends; on the member's own page also the open requests. */
export function ContactsScreen() {
  const { username = '' } = useParams()
  const member = useMember()
  const { data: profile, error } = useProfile(username)
  if (isGone(error)) return <Navigate to={paths.pageNotFound()} replace />
  const isOwn = member?.username.toLowerCase() === username.toLowerCase()
  const heading = isOwn ? 'Friends' : `${profile ? displayName(profile) : username}’s Friends`
  return (
    <Page width="feed">
      <title>{`${heading} · Medley`}</title>
      <PageHeading
        lead={
          <Link to={paths.profile(profile?.username ?? username)}>
            @{profile?.username ?? username}
          </Link>
        }
      >
        {heading}
      </PageHeading>
      <div className={styles['sections']}>
        {isOwn && <FriendRequests />}
        <Connections key={username} username={username} isOwn={isOwn} />
      </div>
    </Page>
  )
}
