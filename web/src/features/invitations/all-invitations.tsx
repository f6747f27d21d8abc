import { invitationsTexts } from '@medley/texts/invitations'
import typography from '../../ui/layout/typography.module.css'
import { useInfiniteQuery } from '@tanstack/react-query'
import { displayName } from '@medley/messages/titles'
import { Link } from '../../lib/router/navigation.tsx'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/forms/button.tsx'
import { PagedCard } from '../../ui/lists/paged-card.tsx'
import { allInvitationsQuery, useEndInvitation } from './invitations.calls.ts'
import { JoinedMembers } from './joined-members.tsx'
import { describeInvitation } from './own-invitations.tsx'
import styles from './invitations.module.css'

/** The links of all members with who joined by them, for admins. */
export function AllInvitations() {
  const invitations = useInfiniteQuery(allInvitationsQuery)
  const end = useEndInvitation()
  return (
    <PagedCard
      title={invitationsTexts.allInvitations.title}
      count={invitations.data?.pages.at(-1)?.totalCount}
      texts={invitationsTexts.allInvitations}
      query={invitations}
      items={invitations.data?.pages.flatMap(({ items }) => items)}
      renderItem={(one) => (
        <div className={styles['row']}>
          <p className={typography['name']}>
            <Link to={paths.profile(one.inviter.username)}>{displayName(one.inviter)}</Link>
          </p>
          <p className={typography['soft-small']}>{describeInvitation(one)}</p>
          <JoinedMembers members={one.members} />
          {one.isOpen && (
            <div>
              <Button
                kind="quiet"
                aria-label={invitationsTexts.endOf({
                  name: invitationsTexts.allInvitations.by({ username: one.inviter.username }),
                })}
                onClick={() => end.mutate(one.id)}
              >
                {invitationsTexts.end}
              </Button>
            </div>
          )}
        </div>
      )}
    />
  )
}
