import type { Translation } from '../../lib/translation.ts'
import type * as english from './blocked-people.messages.ts'

export const blockedPeopleTexts: Translation<typeof english.blockedPeopleTexts> = {
  heading: 'Blockiert',
  explanation: 'Ihr seht eure Rezensionen und Kommentare gegenseitig nicht.',
  none: 'Du blockierst niemanden',
  end: 'Aufheben',
  endNamed: (name) => `Blockierung von ${name} aufheben`,
  loadMore: 'Mehr laden',
  failed: 'Etwas ist schiefgegangen',
}
