/** Sentences of letters about notifications. */
export const remarkNotificationTexts = {
  replied: (who: string, work: string) => `${who} replied to your remark on ${work}`,
  reached: (who: string, work: string) => `${who} has reached your remark on ${work}`,
}
