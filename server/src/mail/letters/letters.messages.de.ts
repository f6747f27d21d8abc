import type * as english from './letters.messages.ts'

export const letterTexts: typeof english.letterTexts = {
  greeting: (username) => `Hallo ${username},`,
  unsubscribe: 'Abbestellen',
  contact: 'Kontakt',
}
