import { friendshipsTexts } from '@medley/texts/friendships'
import layout from '../../ui/layout/layout.module.css'
import { Button } from '../../ui/forms/button.tsx'
import { useMember } from '../sessions/session.ts'
import { useFriendshipChange, useRequestStatus } from './friendship.ts'
import styles from './friend-request-tile.module.css'

type FriendRequestTileProps = { personId: number; name: string }

/** Approve and Decline, on the profile of a user with a pending request to the member. */
export function FriendRequestTile({ personId, name }: FriendRequestTileProps) {
  const member = useMember()
  const { status } = useRequestStatus(personId)
  const change = useFriendshipChange(personId)
  if (!member || status !== 'incoming') return null
  return (
    <section className={styles['tile']} aria-label={friendshipsTexts.request}>
      <p>{friendshipsTexts.wantsToBeFriends({ name })}</p>
      <div className={layout['wrap-2']}>
        <Button onClick={() => change.mutate('befriend')}>{friendshipsTexts.approve}</Button>
        <Button kind="quiet" onClick={() => change.mutate('end')}>
          {friendshipsTexts.decline}
        </Button>
      </div>
    </section>
  )
}
