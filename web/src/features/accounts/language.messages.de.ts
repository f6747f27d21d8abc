import type { Translation } from '../../lib/translation.ts'
import type * as english from './language.messages.ts'

export const languageTexts: Translation<typeof english.languageTexts> = {
  language: 'Sprache',
  names: { en: 'English', de: 'Deutsch' },
  hint: 'Für diese Seiten und für E-Mails an dich. Sie gilt auch auf deinen anderen Geräten.',
  hintOfApp: 'Für E-Mails an dich.',
  failed: 'Etwas ist schiefgegangen',
}
