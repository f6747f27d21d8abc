import { invitationsTexts } from '@medley/texts/invitations'
import typography from '../../ui/layout/typography.module.css'
import type { UserSearchItem } from '@medley/contract/values/shapes'
import { displayName } from '@medley/messages/titles'
import { Fragment } from 'react'
import { Link } from '../../lib/router/navigation.tsx'
import { paths } from '../../paths.ts'

/** Who joined by a link; nothing if nobody did. */
export function JoinedMembers({ members }: { members: readonly UserSearchItem[] }) {
  if (members.length === 0) return null
  return (
    <p className={typography['soft-small']}>
      {invitationsTexts.joined}{' '}
      {members.map((member, index) => (
        <Fragment key={member.id}>
          {index > 0 && ', '}
          <Link to={paths.profile(member.username)}>{displayName(member)}</Link>
        </Fragment>
      ))}
    </p>
  )
}
