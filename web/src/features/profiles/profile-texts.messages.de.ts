import { plural } from '../../lib/locale.ts'
import type { Translation } from '../../lib/translation.ts'
import type * as english from './profile-texts.messages.ts'

export const profileTextsTexts: Translation<typeof english.profileTextsTexts> = {
  bio: 'In einem Satz',
  left: (count) => plural(count, { one: 'Noch # Zeichen', other: 'Noch # Zeichen' }),
  place: 'Ort',
  link: 'Link',
  linkStart: 'https://',
  invalidLink: 'Muss eine Adresse wie https://example.com sein',
  pronouns: 'Pronomen',
  pronounsHint: 'So, wie andere sie lesen sollen, etwa sie/ihr',
  save: 'Speichern',
  saved: 'Profil aktualisiert',
  failed: 'Etwas ist schiefgegangen',
}
