import { formatNumber } from '../../lib/locale.ts'

/** Texts of friend requests and friend lists. */
export const friendshipTexts = {
  connections: 'Connections',
  request: 'Friend request',
  requests: 'Requests',
  add: 'Add',
  requested: 'Requested',
  friends: 'Friends',
  friendsOf: (username: string) => `Friends of ${username}`,
  theirFriends: (name: string) => `${name}’s Friends`,
  recommended: 'Recommended',
  suggestions: 'Suggestions',
  approve: 'Approve',
  decline: 'Decline',
  cancel: 'Cancel',
  remove: 'Remove',
  keep: 'Keep',
  removePrompt: (name: string) => `Are you sure you want to remove ${name} from your friends?`,
  removed: 'Friend successfully removed',
  failed: 'An error occurred',
  wantsToBeFriends: (name: string) => `${name} wants to be friends`,
  sentByYou: 'Sent by you',
  nothingToAnswer: 'No requests',
  nobodyYet: 'No friends yet',
  nobodyYetDetail: 'Friends fill your feed, and what they thought shows up beside every work.',
  findFriends: 'Find Friends',
  withYourTaste: 'People with your taste',
}

/** Texts of choosing friends. */
export const friendPickerTexts = {
  search: 'Search your friends',
  all: (count: number) => `All ${formatNumber(count)} friends`,
  nobody: 'No friend of this name',
  none: 'You have no friends here yet.',
  find: 'Find people',
  failed: 'Your friends could not be loaded',
}
