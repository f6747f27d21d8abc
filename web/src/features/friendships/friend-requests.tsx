import { friendshipsTexts } from '@medley/texts/friendships'
import type { Person } from '@medley/contract/values/shapes'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { Button } from '../../ui/forms/button.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { useFriendshipChange, useRequestStatus } from './friendship.ts'
import { incomingRequestsQuery, outgoingRequestsQuery } from './friendships.calls.ts'
import styles from './people.module.css'
import { PersonRow, PersonRowsSkeleton } from './person-row.tsx'

/** The member's open requests: incoming to answer, then outgoing to cancel. */
export function FriendRequests() {
  const heading = useRef<HTMLHeadingElement>(null)
  const incoming = useQuery(incomingRequestsQuery)
  const outgoing = useQuery(outgoingRequestsQuery)
  const isLost = isWithout(incoming) || isWithout(outgoing)
  const retry = () => {
    void incoming.refetch()
    void outgoing.refetch()
  }
  return (
    <Card as="section" aria-labelledby="requests">
      <h2 id="requests" ref={heading} tabIndex={-1} className={styles['heading']}>
        {friendshipsTexts.requests}
      </h2>
      {isLost && (
        <ErrorState
          compact
          text={friendshipsTexts.failed}
          onRetry={retry}
          retrying={incoming.isFetching || outgoing.isFetching}
        />
      )}
      {!isLost && (!incoming.data || !outgoing.data) && <PersonRowsSkeleton rows={1} />}
      {(incoming.data || outgoing.data) && (
        <RequestList
          incoming={incoming.data}
          outgoing={outgoing.data}
          onDone={() => heading.current?.focus()}
        />
      )}
    </Card>
  )
}

/** Requests that wait for the member's answer, without some people; renders nothing without any. */
export function WaitingRequests({ except }: { except: ReadonlySet<number> }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { data = [] } = useQuery(incomingRequestsQuery)
  const waiting = data.filter(({ id }) => !except.has(id))
  if (waiting.length === 0) return null
  return (
    <Card as="section" aria-labelledby="waiting-requests">
      <h2 id="waiting-requests" ref={heading} tabIndex={-1} className={styles['heading']}>
        {friendshipsTexts.requests}
      </h2>
      <ul role="list" className={styles['people']}>
        {waiting.map((person) => (
          <IncomingRequest
            key={person.id}
            person={person}
            onAnswered={() => heading.current?.focus()}
          />
        ))}
      </ul>
    </Card>
  )
}

/** True if a query failed without cached data. */
function isWithout({ isError, data }: { isError: boolean; data: unknown }): boolean {
  return isError && !data
}

type RequestListProps = {
  /** Undefined until loaded. */
  incoming: Person[] | undefined
  outgoing: Person[] | undefined
  onDone: () => void
}

function RequestList({ incoming, outgoing, onDone }: RequestListProps) {
  const isEmpty = incoming?.length === 0 && outgoing?.length === 0
  if (isEmpty) return <p className={styles['nothing']}>{friendshipsTexts.nothingToAnswer}</p>
  return (
    <>
      {incoming && incoming.length > 0 && (
        <ul role="list" className={styles['people']}>
          {incoming.map((person) => (
            <IncomingRequest key={person.id} person={person} onAnswered={onDone} />
          ))}
        </ul>
      )}
      {outgoing && outgoing.length > 0 && (
        <>
          <h3 className={styles['subheading']}>{friendshipsTexts.sentByYou}</h3>
          <ul role="list" className={styles['people']}>
            {outgoing.map((person) => (
              <OutgoingRequest key={person.id} person={person} onCancelled={onDone} />
            ))}
          </ul>
        </>
      )}
    </>
  )
}

/** Disappears once answered here or elsewhere; answering moves the focus to the heading. */
function IncomingRequest({ person, onAnswered }: { person: Person; onAnswered: () => void }) {
  const { status = 'incoming' } = useRequestStatus(person.id, 'incoming')
  const change = useFriendshipChange(person.id)
  if (status !== 'incoming') return null
  const answer = (action: 'befriend' | 'end') => {
    change.mutate(action)
    onAnswered()
  }
  return (
    <li>
      <PersonRow
        person={person}
        renderActions={(nameId) => (
          <>
            <Button aria-describedby={nameId} onClick={() => answer('befriend')}>
              {friendshipsTexts.approve}
            </Button>
            <Button kind="quiet" aria-describedby={nameId} onClick={() => answer('end')}>
              {friendshipsTexts.decline}
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
            <span className={styles['sent']}>{friendshipsTexts.requested}</span>
            <Button
              kind="quiet"
              aria-describedby={nameId}
              onClick={() => {
                change.mutate('end')
                onCancelled()
              }}
            >
              {friendshipsTexts.cancel}
            </Button>
          </>
        )}
      />
    </li>
  )
}
