import type { Translation } from '../../lib/translation.ts'
import type * as english from './visitors.messages.ts'

export const visitorTexts: Translation<typeof english.visitorTexts> = {
  login: 'Anmelden',
  logInToInteract: 'Melde dich an, um zu bewerten und zu merken',
  logIn: 'Melde dich an',
  or: 'oder',
  createAccount: 'leg ein Konto an',
}

export const otherWindowsTexts: Translation<typeof english.otherWindowsTexts> = {
  leftElsewhere: 'Du hast dich in einem anderen Fenster abgemeldet',
  changedElsewhere: (username) => `In einem anderen Fenster bist du als @${username} angemeldet`,
}
