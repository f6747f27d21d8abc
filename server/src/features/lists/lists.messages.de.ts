import type * as english from './lists.messages.ts'

export const listNotificationTexts: typeof english.listNotificationTexts = {
  copiedListChanged: (list) => `Aus deiner Liste ${list} wurden kopierte Texte entfernt`,
}
