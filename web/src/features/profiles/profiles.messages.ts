import type { NarrowAudience } from '@medley/contract/values/audiences'
import { plural } from '../../lib/locale.ts'

/** Texts of the profile. */
export const profileTexts = {
  menu: 'Profile menu',
  addFriend: 'Add Friend',
  requestSent: 'Friend Request Sent',
  alreadyFriends: 'Already Friends',
  friendList: 'Friend List',
  worksEngaged: 'Works Engaged',
  diary: 'Diary',
  stats: 'Stats',
  savedForLater: 'Saved for Later',
  lists: 'Lists',
  settings: 'Settings',
  reviews: 'Reviews',
  saved: 'Saved',
  friends: 'Friends',
  tabs: 'Pages of this person',
  overall: 'Overall',
  thisYear: 'This year',
  medium: 'Medium',
  byMedium: 'By medium',
  failed: 'An error occurred',
}

/** In place of what a member shows to others only. */
export const closedTexts = {
  closed: {
    members: 'Only members see more',
    friends: 'Only friends see more',
  } satisfies Record<NarrowAudience, string>,
  closedDetail: {
    members: (name: string) => `Log in to see what ${name} watches, reads and listens to.`,
    friends: (name: string) => `${name} shows what they watch, read and listen to only to friends.`,
  } satisfies Record<NarrowAudience, (name: string) => string>,
}

/** Texts of the form for what members say about themselves. */
export const profileTextsTexts = {
  bio: 'In one sentence',
  left: (count: number) => plural(count, { one: '# character left', other: '# characters left' }),
  place: 'Place',
  link: 'Link',
  linkStart: 'https://',
  invalidLink: 'Must be an address like https://example.com',
  pronouns: 'Pronouns',
  pronounsHint: 'As you want them shown, such as she/her',
  save: 'Save',
  saved: 'Profile updated',
  failed: 'An error occurred',
}
