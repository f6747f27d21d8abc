import { nearPart } from '../../../lib/loading/near-part.tsx'

/** The member's works beside those of friends, once it comes near. */
export const WithFriends = nearPart({
  load: async () => (await import('./friend-lists.tsx')).FriendLists,
  failure: 'The statistics with friends could not be loaded',
})
