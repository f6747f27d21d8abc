import type { Profile } from '@medley/contract/shapes'
import { displayName } from '@medley/messages/titles'
import { FriendRequestTile } from '../../features/friendships/friend-request-tile.tsx'
import { MutedNote } from '../../features/mutes/muted-note.tsx'

/** The owner's open request to the member, and a note that the member mutes them. */
export function RelationNotesContent({ profile }: { profile: Profile }) {
  const name = displayName(profile)
  return (
    <>
      <FriendRequestTile personId={profile.id} name={name} />
      <MutedNote person={profile} name={name} />
    </>
  )
}
