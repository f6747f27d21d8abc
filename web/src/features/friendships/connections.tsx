import type { Person } from '@medley/contract/shapes'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Confirmation } from '../../ui/confirmation.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { displayName } from '../profiles/display-name.ts'
import { FriendButton } from './friend-button.tsx'
import { useFriendshipChange, useRequestStatus } from './friendship.ts'
import { contactsQuery } from './friendships.calls.ts'
import { friendshipTexts as texts } from './friendships.messages.ts'
import styles from './people.module.css'
import { PersonRow, PersonRowsSkeleton } from './person-row.tsx'

type ConnectionsProps = {
  username: string
  /** The member's own friends can be removed; others' are asked by the viewer's own relation. */
  isOwn: boolean
}

/** A user's friends by name. */
export function Connections({ username, isOwn }: ConnectionsProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { data, isError, isFetching, refetch } = useQuery(contactsQuery(username))
  return (
    <Card as="section" aria-labelledby="connections">
      <h2 id="connections" ref={heading} tabIndex={-1} className={styles['heading']}>
        Connections
      </h2>
      {isError && !data && (
        <ErrorState text={texts.failed} onRetry={() => void refetch()} retrying={isFetching} />
      )}
      {!isError && !data && <PersonRowsSkeleton rows={5} />}
      {data?.length === 0 && <NobodyYet isOwn={isOwn} />}
      {data && isOwn && <OwnFriends friends={data} onRemoved={() => heading.current?.focus()} />}
      {data && !isOwn && (
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
  if (!isOwn) return <EmptyState text={texts.nobodyYet} />
  return (
    <EmptyState
      text={texts.nobodyYet}
      detail={texts.nobodyYetDetail}
      actions={
        <Link className={buttonClass()} to={paths.search('users')}>
          {texts.findFriends}
        </Link>
      }
    />
  )
}

/** Friends with a Remove button; the removed one leaves at once, and comes back when it fails. */
function OwnFriends({ friends, onRemoved }: { friends: Person[]; onRemoved: () => void }) {
  return (
    <ul role="list" className={styles['people']}>
      {friends.map((person) => (
        <OwnFriend key={person.id} person={person} onRemoved={onRemoved} />
      ))}
    </ul>
  )
}

function OwnFriend({ person, onRemoved }: { person: Person; onRemoved: () => void }) {
  const [isAsking, setIsAsking] = useState(false)
  const { status = 'approved' } = useRequestStatus(person.id, 'approved')
  const change = useFriendshipChange(person.id, { endedText: texts.removed })
  if (status !== 'approved') return null
  return (
    <li>
      <PersonRow
        person={person}
        renderActions={(nameId) => (
          <Button kind="quiet" aria-describedby={nameId} onClick={() => setIsAsking(true)}>
            {texts.remove}
          </Button>
        )}
      />
      <Confirmation
        open={isAsking}
        prompt={texts.removePrompt(displayName(person))}
        confirmLabel={texts.remove}
        cancelLabel={texts.keep}
        danger
        onCancel={() => setIsAsking(false)}
        onConfirm={() => {
          setIsAsking(false)
          change.mutate('end')
          onRemoved()
        }}
      />
    </li>
  )
}
