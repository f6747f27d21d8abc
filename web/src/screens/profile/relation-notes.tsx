import type { Profile } from '@medley/contract/values/shapes'
import { displayName } from '@medley/messages/titles'
import { FriendRequestTile } from '../../features/friendships/friend-request-tile.tsx'
import { MutedNote } from '../../features/mutes/muted-note.tsx'
import { useMember } from '../../features/sessions/session.ts'

/** For members, the owner's open request to them, and a note that they mute the owner. */
export function RelationNotes({ profile }: { profile: Profile }) {
  const member = useMember()
  if (!member || member.id === profile.id) return null
  const name = displayName(profile)
  return (
    <>
      <FriendRequestTile personId={profile.id} name={name} />
      <MutedNote person={profile} name={name} />
    </>
  )
}
