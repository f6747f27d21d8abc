/** Sentences of letters about notifications. */
export const eveningNotificationTexts = {
  invitation: (who: string) => `${who} invites you to choose something for tonight`,
  choice: (who: string, work: string) => `${who} chose ${work} for tonight`,
  confirmed: (who: string, work: string) =>
    `${who} says it was ${work} that evening. Was it for you, too?`,
}
