/** Sentences of letters about notifications. */
export const commentNotificationTexts = {
  comment: (who: string, work: string) => `${who} commented on your review of ${work}`,
  /** Of another member's review; null: of their own. */
  alsoCommented: (who: string, author: string | null, work: string) =>
    `${who} also commented on ${author === null ? 'their' : `${author}'s`} review of ${work}`,
}
