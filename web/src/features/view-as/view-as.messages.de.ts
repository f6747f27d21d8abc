import type { Translation } from '../../lib/translation.ts'
import type * as english from './view-as.messages.ts'

export const viewAsTexts: Translation<typeof english.viewAsTexts> = {
  see: 'Mein Profil ansehen als',
  menuItem: 'Mit den Augen anderer',
  eyes: { visitor: 'Besucher', member: 'Mitglied', friend: 'Freund' },
  now: {
    visitor: 'Das sehen Besucher ohne Konto',
    member: 'Das sehen Mitglieder, die nicht mit dir befreundet sind',
    friend: 'Das sehen deine Freunde',
  },
  done: 'Zurück zu deiner Ansicht',
}
