import { friendshipsTexts } from '@medley/texts/friendships'
import type { RequestStatus } from '@medley/contract/values/shapes'
import { Check, UserPlus } from 'lucide-react'
import { Button } from '../../ui/forms/button.tsx'
import { useMember } from '../sessions/session.ts'
import styles from './friend-button.module.css'
import { useFriendshipChange, useRequestStatus } from './friendship.ts'

type FriendButtonProps = {
  person: { id: number; friendRequestStatus?: RequestStatus }
  /** The id of the element that names the person. */
  describedBy?: string
}

/** Add, Requested or Friends; renders nothing for visitors and for the member's own id. */
export function FriendButton({ person, describedBy }: FriendButtonProps) {
  const member = useMember()
  if (!member || member.id === person.id) return null
  return <StateButton person={person} {...(describedBy && { describedBy })} />
}

function StateButton({ person, describedBy }: FriendButtonProps) {
  const { status, isLoading } = useRequestStatus(person.id, person.friendRequestStatus)
  const change = useFriendshipChange(person.id)
  const look = { kind: 'quiet', className: styles['button'] ?? '' } as const
  const named = describedBy === undefined ? {} : { 'aria-describedby': describedBy }
  if (status === 'approved') {
    return (
      <Button {...look} {...named} aria-disabled icon={<Check aria-hidden="true" />}>
        {friendshipsTexts.friends}
      </Button>
    )
  }
  if (status === 'outgoing') {
    return (
      <Button {...look} {...named} aria-disabled>
        {friendshipsTexts.requested}
      </Button>
    )
  }
  return (
    <Button
      {...look}
      {...named}
      loading={isLoading && !status}
      icon={<UserPlus aria-hidden="true" />}
      onClick={() => change.mutate('befriend')}
    >
      {friendshipsTexts.add}
    </Button>
  )
}
