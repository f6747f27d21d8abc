/** Texts of the notifications. */
export const notificationTexts = {
  title: 'Notifications',
  unread: 'Unread notifications',
  newOnes: 'New Notifications',
  older: 'Older Notifications',
  nothingNew: 'No new notifications',
  nothingNewDetail: 'Comments, likes and friend requests show up here.',
  nothingOlder: 'No older notifications',
  more: 'Load more',
  counted: { one: '1 notification', many: 'notifications', none: 'No notifications' },
  failed: 'An error occurred',
  commented: ' commented on your review of ',
  liked: ' liked your review of ',
  requested: ' wants to be friends',
  accepted: ' accepted your friend request',
  notFriends: 'Not friends',
}
