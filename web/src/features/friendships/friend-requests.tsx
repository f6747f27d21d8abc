import type { Person } from '@medley/contract/shapes'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { useFriendshipChange, useRequestStatus } from './friendship.ts'
import { incomingRequestsQuery, outgoingRequestsQuery } from './friendships.calls.ts'
import { friendshipTexts as texts } from './friendships.messages.ts'
import styles from './people.module.css'
import { PersonRow, PersonRowsSkeleton } from './person-row.tsx'

/** The member's open requests: those to answer, then those sent, which can be taken back. */
export function FriendRequests() {
  const heading = useRef<HTMLHeadingElement>(null)
  const incoming = useQuery(incomingRequestsQuery)
  const outgoing = useQuery(outgoingRequestsQuery)
  const isLost = (incoming.isError && !incoming.data) || (outgoing.isError && !outgoing.data)
  const isEmpty = incoming.data?.length === 0 && outgoing.data?.length === 0
  const hasSome = Boolean(incoming.data?.length) || Boolean(outgoing.data?.length)
  const focusHeading = () => heading.current?.focus()
  const retry = () => {
    void incoming.refetch()
    void outgoing.refetch()
  }
  return (
    <Card as="section" aria-labelledby="requests">
      <h2 id="requests" ref={heading} tabIndex={-1} className={styles['heading']}>
        Requests
      </h2>
      {isLost && (
        <ErrorState
          compact
          text={texts.failed}
          onRetry={retry}
          retrying={incoming.isFetching || outgoing.isFetching}
        />
      )}
      {!isLost && (!incoming.data || !outgoing.data) && <PersonRowsSkeleton rows={1} />}
      {isEmpty && <p className={styles['nothing']}>{texts.nothingToAnswer}</p>}
      {hasSome && (
        <ul role="list" className={styles['people']}>
          {incoming.data?.map((person) => (
            <IncomingRequest key={person.id} person={person} onAnswered={focusHeading} />
          ))}
          {outgoing.data?.map((person) => (
            <OutgoingRequest key={person.id} person={person} onCancelled={focusHeading} />
          ))}
        </ul>
      )}
    </Card>
  )
}

/** Gone as soon as it is answered here or elsewhere; the focus moves to the heading. */
function IncomingRequest({ person, onAnswered }: { person: Person; onAnswered: () => void }) {
  const { status = 'incoming' } = useRequestStatus(person.id, 'incoming')
  const change = useFriendshipChange(person.id)
  if (status !== 'incoming') return null
  const answer = (wish: 'befriend' | 'end') => {
    change.mutate(wish)
    onAnswered()
  }
  return (
    <li>
      <PersonRow
        person={person}
        renderActions={(nameId) => (
          <>
            <Button aria-describedby={nameId} onClick={() => answer('befriend')}>
              {texts.approve}
            </Button>
            <Button kind="quiet" aria-describedby={nameId} onClick={() => answer('end')}>
              {texts.decline}
            </Button>
          </>
        )}
      />
    </li>
  )
}

function OutgoingRequest({ person, onCancelled }: { person: Person; onCancelled: () => void }) {
  const { status = 'outgoing' } = useRequestStatus(person.id, 'outgoing')
  const change = useFriendshipChange(person.id)
  if (status !== 'outgoing') return null
  return (
    <li>
      <PersonRow
        person={person}
        renderActions={(nameId) => (
          <>
            <span className={styles['sent']}>{texts.requested}</span>
            <Button
              kind="quiet"
              aria-describedby={nameId}
              onClick={() => {
                change.mutate('end')
                onCancelled()
              }}
            >
              {texts.cancel}
            </Button>
          </>
        )}
      />
    </li>
  )
}
