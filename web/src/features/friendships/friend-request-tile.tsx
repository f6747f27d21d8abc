import { Button } from '../../ui/button.tsx'
import { useMember } from '../sessions/session.ts'
import { useFriendshipChange, useRequestStatus } from './friendship.ts'
import styles from './friend-request-tile.module.css'
import { friendshipTexts as texts } from './friendships.messages.ts'

type FriendRequestTileProps = { personId: number; name: string }

/** On the profile of somebody who asked the member: approve or decline right there. */
export function FriendRequestTile({ personId, name }: FriendRequestTileProps) {
  const member = useMember()
  const { status } = useRequestStatus(personId)
  const change = useFriendshipChange(personId)
  if (!member || status !== 'incoming') return null
  return (
    <section className={styles['tile']} aria-label="Friend request">
      <p>{texts.wantsToBeFriends(name)}</p>
      <div className={styles['answers']}>
        <Button onClick={() => change.mutate('befriend')}>{texts.approve}</Button>
        <Button kind="quiet" onClick={() => change.mutate('end')}>
          {texts.decline}
        </Button>
      </div>
    </section>
  )
}
