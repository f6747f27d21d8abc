import { localeOf } from '../../lib/locale.ts'

const { number } = localeOf('en')

/** The letter about what happened. */
export const notificationLetterTexts = {
  /** Of several. */
  subject: (count: number, hasMore: boolean) =>
    `${number(count)}${hasMore ? '+' : ''} new notifications`,
  one: 'This happened on Medley:',
  several: 'This happened on Medley since the last letter:',
  more: 'And more, which the list on Medley shows.',
  open: 'See your notifications',
  why: (link: string) => `You get this letter because e-mail about it is switched on: ${link}`,
  /** Sentences about an act, by the type of its notification. */
  comment: (who: string, work: string) => `${who} commented on your review of ${work}`,
  likedReview: (who: string, work: string) => `${who} liked your review of ${work}`,
  likedList: (who: string, list: string) => `${who} liked your list ${list}`,
  /** The list that they came from was removed, or their author left or was suspended. */
  copiedListChanged: (list: string) => `Words that you copied were removed from your list ${list}`,
  /** Of another member's review; null: of their own. */
  alsoCommented: (who: string, author: string | null, work: string) =>
    `${who} also commented on ${author === null ? 'their' : `${author}'s`} review of ${work}`,
  requested: (who: string) => `${who} wants to be your friend`,
  accepted: (who: string) => `${who} accepted your friend request`,
  eveningInvitation: (who: string) => `${who} invites you to choose something for tonight`,
  eveningChoice: (who: string, work: string) => `${who} chose ${work} for tonight`,
  sentWork: (who: string, work: string, note: string | null) =>
    `${who} sent you ${work}${note === null ? '' : `: ${note}`}`,
  ratedSentWork: (who: string, work: string, rating: number | null) =>
    `${who} gave ${work}, which you sent, ${rating} of 10`,
}
