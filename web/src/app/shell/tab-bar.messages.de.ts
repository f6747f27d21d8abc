import type { Translation } from '../../lib/translation.ts'
import type * as english from './tab-bar.messages.ts'

export const barTexts: Translation<typeof english.barTexts> = {
  places: 'Bereiche',
  home: 'Start',
  explore: 'Entdecken',
  forYou: 'Für dich',
  search: 'Suche',
  logIn: 'Anmelden',
  join: 'Mitmachen',
  rate: 'Bewerten',
  you: 'Du',
}
