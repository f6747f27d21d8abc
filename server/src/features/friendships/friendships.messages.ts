/** Sentences of letters about notifications. */
export const friendshipNotificationTexts = {
  requested: (who: string) => `${who} wants to be your friend`,
  accepted: (who: string) => `${who} is now your friend`,
}
