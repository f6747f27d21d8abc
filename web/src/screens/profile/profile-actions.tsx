import type { Profile } from '@medley/contract/values/shapes'
import { titles } from '@medley/messages/titles'
import { paths } from '../../paths.ts'
import { FriendButton } from '../../features/friendships/friend-button.tsx'
import { useRequestStatus } from '../../features/friendships/friendship.ts'
import { ShareButton } from '../../features/share/share-button.tsx'
import { ProfileMenu } from './profile-menu.tsx'

/** Friend button and menu; an incoming request shows in its own tile instead of the button. */
export function ProfileActions({ profile }: { profile: Profile }) {
  const { status } = useRequestStatus(profile.id)
  return (
    <>
      {status !== 'incoming' && <FriendButton person={profile} />}
      <ShareButton compact title={titles.profile(profile)} path={paths.profile(profile.username)} />
      <ProfileMenu profile={profile} isBlocked={false} />
    </>
  )
}
