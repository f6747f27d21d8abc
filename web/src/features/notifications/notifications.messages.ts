/** Texts of decisions of admins. */
export const noticeTexts = {
  decided: {
    remove: (thing: string) => `Your ${thing} was removed`,
    warn: (thing: string) => `A warning about your ${thing}`,
    suspend: () => 'Your account was suspended',
    restore: () => 'Your account is no longer suspended',
  },
  things: {
    user: 'account',
    review: 'review',
    comment: 'comment',
    list: 'list',
    picture: 'profile picture',
    work: 'work',
    sentWork: 'note to a friend',
    remark: 'remark',
  },
  reason: (reason: string) => `Reason: ${reason}`,
  until: (day: string) => `until ${day}`,
  object: 'Object to this',
}

/** Texts of the notifications. */
export const notificationTexts = {
  title: 'Notifications',

  newOnes: 'New Notifications',
  older: 'Older Notifications',
  nothingNew: 'No new notifications',
  nothingNewDetail: 'Comments, likes and friend requests show up here.',
  nothingOlder: 'No older notifications',
  more: 'Load more',
  markAll: 'Mark all as read',
  markFailed: 'The notifications could not be marked as read. Please try again.',
  counted: { one: '1 notification', many: 'notifications', none: 'No notifications' },
  failed: 'An error occurred',
  commented: ' commented on your review of ',
  alsoCommented: (author: string) => ` also commented on ${author}'s review of `,
  commentedOnOwn: ' also commented on their review of ',
  liked: ' liked your review of ',
  likedList: ' liked your list ',
  copiedListChanged: 'Words that you copied were removed from your list ',
  whyCopiedListChanged: 'The list they came from was removed, or its author left or was suspended.',
  sentWork: ' sent you ',
  ratedSentWork: (rating: number) => ` rated what you sent ${rating} of 10: `,
  eveningInvitation: ' invites you to choose something for tonight',
  eveningChoice: ' chose for tonight: ',
  and: ' and ',
  others: (count: number) => (count === 1 ? '1 other' : `${count} others`),
  requested: ' wants to be friends',
  accepted: ' accepted your friend request',
  notFriends: 'Not friends',
}
