import { friendshipsTexts } from '@medley/texts/friendships'
import type { Profile } from '@medley/contract/values/shapes'
import { usePrefetchQuery, useQuery } from '@tanstack/react-query'
import { Link, Navigate, useParams } from '../../lib/router/navigation.tsx'
import { Connections } from '../../features/friendships/connections.tsx'
import { ContactsSkeleton, OwnContacts } from '../../features/friendships/contacts.tsx'
import { contactsQuery } from '../../features/friendships/friendships.calls.ts'
import { displayName } from '@medley/messages/titles'
import { titled } from '../../product.ts'
import { ClosedNote } from '../../features/profiles/closed-note.tsx'
import { PersonTop } from '../../features/profiles/person-top.tsx'
import { isGone, useProfile } from '../../features/profiles/profiles.calls.ts'
import { useMember } from '../../features/sessions/session.ts'
import { paths } from '../../paths.ts'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { buttonClass } from '../../ui/forms/button.tsx'
import { PageHeading } from '../../ui/layout/page-heading.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx'

/** A user's friends; on the member's own page also the open requests. */
export function Screen() {
  const { username = '' } = useParams()
  usePrefetchQuery(contactsQuery(username))
  const profile = useProfile(username)
  if (isGone(profile.error)) return <Navigate to={paths.pageNotFound()} replace />
  return (
    <Page>
      <title>{titled(friendshipsTexts.friendsOf({ username }))}</title>
      <PersonTop username={username} current="friends" />
      {profile.data ? (
        <Contacts key={profile.data.id} profile={profile.data} />
      ) : profile.isError ? (
        <ErrorState
          whole
          text={friendshipsTexts.failed}
          onRetry={() => void profile.refetch()}
          retrying={profile.isFetching}
        />
      ) : (
        <>
          <PageHeading>
            <VisuallyHidden>{friendshipsTexts.friendsOf({ username })}</VisuallyHidden>
            <Skeleton width="14rem" height="1.15em" />
          </PageHeading>
          <ContactsSkeleton />
        </>
      )}
    </Page>
  )
}

function Contacts({ profile }: { profile: Profile }) {
  const isOwn = useMember()?.id === profile.id
  const { username } = profile
  const hasFriends = (useQuery(contactsQuery(username)).data?.length ?? 0) > 0
  return (
    <>
      <PageHeading
        lead={isOwn && <Link to={paths.tasteMatches()}>{friendshipsTexts.withYourTaste}</Link>}
        actions={
          isOwn &&
          hasFriends && (
            <Link className={buttonClass('quiet')} to={paths.search('users')}>
              {friendshipsTexts.findFriends}
            </Link>
          )
        }
      >
        {isOwn
          ? friendshipsTexts.friends
          : friendshipsTexts.theirFriends({ name: displayName(profile) })}
      </PageHeading>
      {isOwn ? (
        <OwnContacts username={username} />
      ) : profile.onlyFor ? (
        <ClosedNote owner={profile} audience={profile.onlyFor} />
      ) : (
        <Connections username={username} isOwn={false} />
      )}
    </>
  )
}
