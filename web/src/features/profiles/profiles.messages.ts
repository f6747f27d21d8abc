/** Texts of the profile. */
export const profileTexts = {
  menu: 'Profile menu',
  addFriend: 'Add Friend',
  requestSent: 'Friend Request Sent',
  alreadyFriends: 'Already Friends',
  friendList: 'Friend List',
  worksEngaged: 'Works Engaged',
  diary: 'Diary',
  savedForLater: 'Saved for Later',
  lists: 'Lists',
  settings: 'Settings',
  reviews: 'Reviews',
  overall: 'Overall',
  thisYear: 'This year',
  medium: 'Medium',
  byMedium: 'By medium',
  failed: 'An error occurred',
}
