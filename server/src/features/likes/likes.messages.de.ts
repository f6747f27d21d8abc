import type * as english from './likes.messages.ts'

export const likeNotificationTexts: typeof english.likeNotificationTexts = {
  likedReview: (who, work) => `${who} gefällt deine Rezension zu ${work}`,
  likedRemark: (who, work) => `${who} gefällt deine Anmerkung zu ${work}`,
  likedList: (who, list) => `${who} gefällt deine Liste ${list}`,
}
