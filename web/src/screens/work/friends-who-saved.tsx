import { workPageTexts } from '@medley/texts/work-page'
import type { Work } from '@medley/contract/values/shapes'
import { FriendFaces } from './friend-engagements.tsx'
import { useFriendsWhoSaved } from '../../features/work-marks/friends-who-saved.calls.ts'

/** A row of friends who saved the work for later; renders nothing without any, and for visitors. */
export function FriendsWhoSaved({ work }: { work: Work }) {
  const { data } = useFriendsWhoSaved(work.medium, work.id)
  return <FriendFaces heading={workPageTexts.savedByFriends} data={data} />
}
