import { friendshipsTexts } from '@medley/texts/friendships'
import { notificationsTexts } from '@medley/texts/notifications'
import type { RequestStatus } from '@medley/contract/values/shapes'
import { useRef } from 'react'
import { Button } from '../../../ui/forms/button.tsx'
import { useFriendshipChange, useRequestStatus } from '../../friendships/friendship.ts'

type FriendStateProps = {
  friend: { id: number; username: string }
  initialStatus: RequestStatus
  className: string
}

const words: Record<Exclude<RequestStatus, 'incoming'>, string> = {
  approved: friendshipsTexts.friends,
  outgoing: friendshipsTexts.requested,
  none: notificationsTexts.notFriends,
}

/** Approve and Decline for a pending request, else the friendship status; keeps the focus after an answer. */
export function FriendState({ friend, initialStatus, className }: FriendStateProps) {
  const container = useRef<HTMLDivElement>(null)
  const { status = initialStatus } = useRequestStatus(friend.id, initialStatus)
  const change = useFriendshipChange(friend.id)
  const answer = (action: 'befriend' | 'end') => {
    change.mutate(action)
    container.current?.focus()
  }
  return (
    <div ref={container} className={className} tabIndex={-1}>
      {status === 'incoming' ? (
        <>
          <Button
            aria-label={`${friendshipsTexts.approve}: ${friend.username}`}
            onClick={() => answer('befriend')}
          >
            {friendshipsTexts.approve}
          </Button>
          <Button
            kind="quiet"
            aria-label={`${friendshipsTexts.decline}: ${friend.username}`}
            onClick={() => answer('end')}
          >
            {friendshipsTexts.decline}
          </Button>
        </>
      ) : (
        words[status]
      )}
    </div>
  )
}
