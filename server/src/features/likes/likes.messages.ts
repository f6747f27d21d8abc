/** Sentences of letters about notifications. */
export const likeNotificationTexts = {
  likedReview: (who: string, work: string) => `${who} liked your review of ${work}`,
  likedRemark: (who: string, work: string) => `${who} liked your remark on ${work}`,
  likedList: (who: string, list: string) => `${who} liked your list ${list}`,
}
