import type { Translation } from '../../lib/translation.ts'
import type * as english from './view-as.messages.ts'

export const viewAsTexts: Translation<typeof english.viewAsTexts> = {
  see: 'Mein Profil ansehen als',
  menuItem: 'Mit den Augen anderer',
  roles: { visitor: 'Besucher', member: 'Mitglied', friend: 'Freund' },
  now: {
    visitor: 'Das sehen Besucher',
    member: 'Das sehen fremde Mitglieder',
    friend: 'Das sehen deine Freunde',
  },
  done: 'Fertig',
}
