import type { Translation } from '../../lib/translation.ts'
import type * as english from './send-button.messages.ts'

export const sendButtonTexts: Translation<typeof english.sendButtonTexts> = {
  send: 'An einen Freund schicken',
  sendNamed: (title) => `${title} an einen Freund schicken`,
  failed: 'Etwas ist schiefgegangen',
}
