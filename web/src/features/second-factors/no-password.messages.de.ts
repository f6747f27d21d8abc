import type { Translation } from '../../lib/translation.ts'
import type * as english from './no-password.messages.ts'

export const noPasswordTexts: Translation<typeof english.noPasswordTexts> = {
  question: 'Noch kein Passwort?',
  set: 'Per E-Mail anlegen',
}
