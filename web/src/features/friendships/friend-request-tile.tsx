import layout from '../../ui/layout/layout.module.css'
import { Button } from '../../ui/forms/button.tsx'
import { useMember } from '../sessions/session.ts'
import { useFriendshipChange, useRequestStatus } from './friendship.ts'
import styles from './friend-request-tile.module.css'
import { friendshipTexts as texts } from './friendships.messages.ts'

type FriendRequestTileProps = { personId: number; name: string }

/** Approve and Decline, on the profile of a user with a pending request to the member. */
export function FriendRequestTile({ personId, name }: FriendRequestTileProps) {
  const member = useMember()
  const { status } = useRequestStatus(personId)
  const change = useFriendshipChange(personId)
  if (!member || status !== 'incoming') return null
  return (
    <section className={styles['tile']} aria-label={texts.request}>
      <p>{texts.wantsToBeFriends(name)}</p>
      <div className={layout['wrap-2']}>
        <Button onClick={() => change.mutate('befriend')}>{texts.approve}</Button>
        <Button kind="quiet" onClick={() => change.mutate('end')}>
          {texts.decline}
        </Button>
      </div>
    </section>
  )
}
