/** Texts of friend requests and friend lists. */
export const friendshipTexts = {
  add: 'Add',
  requested: 'Requested',
  friends: 'Friends',
  approve: 'Approve',
  decline: 'Decline',
  cancel: 'Cancel',
  remove: 'Remove',
  keep: 'Keep',
  removePrompt: (name: string) => `Are you sure you want to remove ${name} from your friends?`,
  removed: 'Friend successfully removed',
  failed: 'An error occurred',
  wantsToBeFriends: (name: string) => `${name} wants to be friends`,
  nothingToAnswer: 'No requests',
  nobodyYet: 'No friends yet',
  nobodyYetDetail: 'Friends fill your feed, and what they thought stands beside every work.',
  findFriends: 'Find Friends',
}
