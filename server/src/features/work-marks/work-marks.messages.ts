/** Sentences of letters about notifications. */
export const savedNotificationTexts = {
  savedFromReview: (who: string, work: string) => `${who} saved ${work} because of your review`,
}
