import { friendshipsTexts } from '@medley/texts/friendships'
import type { Person } from '@medley/contract/values/shapes'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { Link } from '../../lib/router/navigation.tsx'
import { paths } from '../../paths.ts'
import { Button, buttonClass } from '../../ui/forms/button.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { Confirmation } from '../../ui/overlays/confirmation.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { displayName } from '@medley/messages/titles'
import { FriendButton } from './friend-button.tsx'
import { useFriendshipChange, useRequestStatus } from './friendship.ts'
import { contactsQuery } from './friendships.calls.ts'
import styles from './people.module.css'
import { PersonRow, PersonRowsSkeleton } from './person-row.tsx'

type ConnectionsProps = {
  username: string
  /** True shows Remove buttons; false shows friend buttons for the viewer. */
  isOwn: boolean
}

/** A user's friends. */
export function Connections({ username, isOwn }: ConnectionsProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { data, isError, isFetching, refetch } = useQuery(contactsQuery(username))
  return (
    <Card as="section" aria-labelledby="connections">
      <h2 id="connections" ref={heading} tabIndex={-1} className={styles['heading']}>
        {friendshipsTexts.connections}
      </h2>
      {isError && !data && (
        <ErrorState
          text={friendshipsTexts.failed}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      )}
      {!isError && !data && <PersonRowsSkeleton rows={5} />}
      {data?.length === 0 && <NobodyYet isOwn={isOwn} />}
      {data && isOwn && <OwnFriends friends={data} onRemoved={() => heading.current?.focus()} />}
      {data && data.length > 0 && !isOwn && (
        <ul role="list" className={styles['people']}>
          {data.map((person) => (
            <li key={person.id}>
              <PersonRow
                person={person}
                renderActions={(nameId) => <FriendButton person={person} describedBy={nameId} />}
              />
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

function NobodyYet({ isOwn }: { isOwn: boolean }) {
  if (!isOwn) return <EmptyState text={friendshipsTexts.nobodyYet} />
  return (
    <EmptyState
      text={friendshipsTexts.nobodyYet}
      detail={friendshipsTexts.nobodyYetDetail}
      actions={
        <Link className={buttonClass()} to={paths.search('users')}>
          {friendshipsTexts.findFriends}
        </Link>
      }
    />
  )
}

/** Friends with a Remove button; a removed friend disappears immediately and returns on failure. */
function OwnFriends({ friends, onRemoved }: { friends: Person[]; onRemoved: () => void }) {
  const [asked, setAsked] = useState<Person>()
  const [isAsking, setIsAsking] = useState(false)
  return (
    <>
      {friends.length > 0 && (
        <ul role="list" className={styles['people']}>
          {friends.map((person) => (
            <OwnFriend
              key={person.id}
              person={person}
              onRemove={() => {
                setAsked(person)
                setIsAsking(true)
              }}
            />
          ))}
        </ul>
      )}
      {asked && (
        <RemoveConfirmation
          key={asked.id}
          person={asked}
          open={isAsking}
          onClose={() => setIsAsking(false)}
          onRemoved={onRemoved}
        />
      )}
    </>
  )
}

function OwnFriend({ person, onRemove }: { person: Person; onRemove: () => void }) {
  const { status = 'approved' } = useRequestStatus(person.id, 'approved')
  if (status !== 'approved') return null
  return (
    <li>
      <PersonRow
        person={person}
        renderActions={(nameId) => (
          <Button kind="quiet" aria-describedby={nameId} onClick={onRemove}>
            {friendshipsTexts.remove}
          </Button>
        )}
      />
    </li>
  )
}

type RemoveConfirmationProps = {
  person: Person
  open: boolean
  onClose: () => void
  onRemoved: () => void
}

function RemoveConfirmation({ person, open, onClose, onRemoved }: RemoveConfirmationProps) {
  const change = useFriendshipChange(person.id, { endedText: friendshipsTexts.removed })
  return (
    <Confirmation
      open={open}
      prompt={friendshipsTexts.removePrompt({ name: displayName(person) })}
      confirmLabel={friendshipsTexts.remove}
      cancelLabel={friendshipsTexts.keep}
      danger
      onCancel={onClose}
      onConfirm={() => {
        onClose()
        change.mutate('end')
        onRemoved()
      }}
    />
  )
}
