import type { Translation } from '../../lib/translation.ts'
import type * as english from './blocks.messages.ts'

export const blockTexts: Translation<typeof english.blockTexts> = {
  block: 'Blockieren',
  blocked: 'Blockiert',
  userIsBlocked: 'Du hast dieses Mitglied blockiert',
  userIsBlockedDetail: 'Ihr seht nicht, was die andere Seite schreibt.',
  blockPrompt: (name) => `${name} blockieren?`,
  blockBody:
    'Ihr seht eure Kritiken und Kommentare gegenseitig nicht mehr, und Freundschaft oder Anfrage enden.',
  confirmBlock: 'Blockieren',
  unblockPrompt: (name) => `${name} nicht mehr blockieren?`,
  unblockBody:
    'Ihr seht eure Kritiken und Kommentare wieder. Für eine Freundschaft braucht es eine neue Anfrage.',
  confirmUnblock: 'Nicht mehr blockieren',
  cancel: 'Abbrechen',
  unblocked: 'Nicht mehr blockiert',
  failed: 'Etwas ist schiefgegangen',
}

export const blockedPeopleTexts: Translation<typeof english.blockedPeopleTexts> = {
  heading: 'Blockiert',
  explanation: 'Ihr seht eure Kritiken und Kommentare gegenseitig nicht.',
  none: 'Du blockierst niemanden',
  end: 'Freigeben',
  endNamed: (name) => `${name} freigeben`,
  loadMore: 'Mehr laden',
  failed: 'Etwas ist schiefgegangen',
}
