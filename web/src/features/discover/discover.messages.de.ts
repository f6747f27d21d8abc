import type { Translation } from '../../lib/translation.ts'
import type * as english from './discover.messages.ts'

export const furtherTexts: Translation<typeof english.furtherTexts> = {
  further: 'Mehr zum Entdecken',
  topRated: 'Bestenliste',
  topRatedLead: 'Was alle am besten bewerten',
  tonight: 'Heute Abend',
  tonightLead: 'Etwas für euch alle',
  fromFriends: 'Von Freunden',
  fromFriendsLead: 'Was Freunde dir schicken',
  lists: 'Listen',
  listsLead: 'Von Mitgliedern gesammelt',
  taste: 'Geschmack',
  tasteLead: 'Leute mit deinem Geschmack',
}
