import { invitationsTexts } from '@medley/texts/invitations'
import typography from '../../ui/layout/typography.module.css'
import type { Invitation } from '@medley/contract/accounts/invitations'
import { useQuery } from '@tanstack/react-query'
import { joinFacts } from '../../lib/facts.ts'
import { showDay } from '../../lib/time/dates.ts'
import { paths } from '../../paths.ts'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Button } from '../../ui/forms/button.tsx'
import { invitationsQuery, useEndInvitation } from './invitations.calls.ts'
import { JoinedMembers } from './joined-members.tsx'
import styles from './invitations.module.css'
import { LinkActions } from './parts/link-actions.tsx'

/** The member's links, newest first. */
export function OwnInvitations() {
  const { data, isError, refetch } = useQuery(invitationsQuery)
  if (isError)
    return <ErrorState compact text={invitationsTexts.loadFailed} onRetry={() => void refetch()} />
  if (!data) return <Skeleton height={120} />
  if (data.items.length === 0) return <p className={typography['soft']}>{invitationsTexts.none}</p>
  return (
    <ul role="list" className={styles['links']}>
      {data.items.map((one) => (
        <li key={one.id} className={styles['link']}>
          <OwnInvitation invitation={one} />
        </li>
      ))}
    </ul>
  )
}

function OwnInvitation({ invitation }: { invitation: Invitation }) {
  const { id, token, isOpen } = invitation
  const end = useEndInvitation()
  const name = nameOfInvitation(invitation)
  return (
    <>
      <p className={typography['name']}>{name}</p>
      <p className={typography['soft-small']}>{describeInvitation(invitation)}</p>
      <JoinedMembers members={invitation.members} />
      {isOpen && (
        <LinkActions path={paths.join(token)}>
          <Button
            kind="quiet"
            aria-label={invitationsTexts.endOf({ name })}
            loading={end.isPending}
            onClick={() => end.mutate(id)}
          >
            {invitationsTexts.end}
          </Button>
        </LinkActions>
      )}
    </>
  )
}

const nameOfInvitation = ({ name, timeCreated }: Invitation): string =>
  name ?? invitationsTexts.linkOf({ day: showDay(timeCreated.slice(0, 10)) })

export function describeInvitation({ members, usesMax, timeExpires, isOpen }: Invitation): string {
  return joinFacts([
    invitationsTexts.used({ count: members.length, max: usesMax }),
    isOpen
      ? invitationsTexts.until({ day: showDay(timeExpires.slice(0, 10)) })
      : invitationsTexts.ended,
  ])
}
