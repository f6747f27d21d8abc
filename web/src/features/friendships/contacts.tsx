import layout from '../../ui/layout/layout.module.css'
import { usePrefetchQuery, useQuery } from '@tanstack/react-query'
import { Card } from '../../ui/layout/card.tsx'
import { LoadingNote } from '../../ui/feedback/skeleton.tsx'
import { Connections } from './connections.tsx'
import { FriendRequests } from './friend-requests.tsx'
import { contactsQuery, incomingRequestsQuery, outgoingRequestsQuery } from './friendships.calls.ts'
import { PersonRowsSkeleton } from './person-row.tsx'

/** The member's own requests and friends. Waits for all requests, to prevent layout shift. */
export function OwnContacts({ username }: { username: string }) {
  usePrefetchQuery(contactsQuery(username))
  const incoming = useQuery(incomingRequestsQuery)
  const outgoing = useQuery(outgoingRequestsQuery)
  if (incoming.isPending || outgoing.isPending) return <ContactsSkeleton />
  return (
    <div className={layout['stack-4']}>
      <FriendRequests />
      <Connections username={username} isOwn />
    </div>
  )
}

/** Placeholder for loading contacts. */
export function ContactsSkeleton() {
  return (
    <Card>
      <PersonRowsSkeleton rows={6} />
      <LoadingNote />
    </Card>
  )
}
