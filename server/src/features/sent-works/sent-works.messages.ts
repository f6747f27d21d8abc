/** Sentences of letters about notifications. */
export const sentWorkNotificationTexts = {
  sentWork: (who: string, work: string, note: string | null) =>
    `${who} sent you ${work}${note === null ? '' : `: ${note}`}`,
  ratedSentWork: (who: string, work: string, rating: number) =>
    `${who} gave ${work}, which you sent, ${rating} of 10`,
}
