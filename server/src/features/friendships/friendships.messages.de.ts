import type * as english from './friendships.messages.ts'

export const friendshipNotificationTexts: typeof english.friendshipNotificationTexts = {
  requested: (who) => `${who} möchte mit dir befreundet sein`,
  accepted: (who) => `${who} ist jetzt mit dir befreundet`,
}
