import type { Profile } from '@medley/contract/shapes'
import { FriendButton } from '../friendships/friend-button.tsx'
import { useRequestStatus } from '../friendships/friendship.ts'
import { ProfileMenu } from './profile-menu.tsx'

/** The friend button and the menu; a request to answer has a tile of its own instead of the button. */
export function ProfileActions({ profile }: { profile: Profile }) {
  const { status } = useRequestStatus(profile.id)
  return (
    <>
      {status !== 'incoming' && <FriendButton person={profile} />}
      <ProfileMenu profile={profile} isBlocked={false} />
    </>
  )
}
