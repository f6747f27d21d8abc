import type { Notification } from '@medley/contract/accounts/notifications'
import { displayName } from '@medley/messages/titles'

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
    profileTexts: 'profile text',
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
  copiedListChanged: 'Text you copied was removed from your list ',
  whyCopiedListChanged: 'The list it came from was removed, or its author left or was suspended.',
  ownYear: (year: number) => `Your ${year} in Medley`,
  ownYearHint: 'The year in scenes, each a picture to share.',
  episode: (season: number, number: number) => ` · S${season} E${number}`,
  becauseOfYou: ' because of your review',
  and: ' and ',
  others: (count: number) => (count === 1 ? '1 other' : `${count} others`),
  /** Those who like something, whose case differs in German. */
  othersLiking: (count: number) => (count === 1 ? '1 other' : `${count} others`),
  notFriends: 'Not friends',
  forMeToo: 'For me, too',
  isLogged: 'In your diary',
}

/** Data of the kinds by which a member tells another something, by type; the others have rows of their own. */
export type SentenceData = {
  [
    One in Exclude<
      Notification,
      { type: 'moderation notice' | 'copied list changed' | 'own year' }
    > as One['type']
  ]: One['notificationData']
}

export type NotificationSentences = {
  readonly [Type in keyof SentenceData]:
    | string
    | ((data: SentenceData[Type], areSeveral: boolean) => string)
}

/** Words between the names and the title of the work or list, if there is one, by kind. */
export const notificationSentences: NotificationSentences = {
  'new friend request': ' wants to be friends',
  'accepted friend request': ' is now your friend',
  comment: ' commented on your review of ',
  'also commented': ({ author, reviewAuthor }) =>
    author.username === reviewAuthor.username
      ? ' also commented on their review of '
      : ` also commented on ${displayName(reviewAuthor)}'s review of `,
  'liked review': ' liked your review of ',
  'saved from review': ' saved ',
  'liked list': ' liked your list ',
  'sent work': ' sent you ',
  'rated sent work': ({ rating }) => ` rated what you sent ${rating} of 10: `,
  'evening invitation': ' invites you to choose something for tonight',
  'evening choice': ({ isConfirmed }) =>
    isConfirmed ? ' says that evening it was ' : ' chose for tonight: ',
  'remark reply': ' replied to your remark on ',
  'liked remark': ' liked your remark on ',
  'remark reached': ' has reached your remark on ',
}
