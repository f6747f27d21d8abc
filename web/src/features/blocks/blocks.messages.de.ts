import type { Translation } from '../../lib/translation.ts'
import type * as english from './blocks.messages.ts'

export const blockTexts: Translation<typeof english.blockTexts> = {
  block: 'Blockieren',
  blocked: 'Blockiert',
  userIsBlocked: 'Dieses Mitglied ist blockiert',
  userIsBlockedDetail: 'Ihr seht gegenseitig nicht, was ihr schreibt.',
  unblocked: 'Blockierung aufgehoben',
  failed: 'Etwas ist schiefgegangen',
}

export const blockConfirmationTexts: Translation<typeof english.blockConfirmationTexts> = {
  blockPrompt: (name) => `${name} blockieren?`,
  blockBody:
    'Ihr seht eure Rezensionen und Kommentare gegenseitig nicht mehr, und eure Freundschaft oder Anfrage endet.',
  confirmBlock: 'Blockieren',
  unblockPrompt: (name) => `Blockierung von ${name} aufheben?`,
  unblockBody:
    'Ihr seht eure Rezensionen und Kommentare wieder. Für eine Freundschaft braucht es eine neue Anfrage.',
  confirmUnblock: 'Aufheben',
  cancel: 'Abbrechen',
}

export const blockedPeopleTexts: Translation<typeof english.blockedPeopleTexts> = {
  heading: 'Blockiert',
  explanation: 'Ihr seht eure Rezensionen und Kommentare gegenseitig nicht.',
  none: 'Du blockierst niemanden',
  end: 'Aufheben',
  endNamed: (name) => `Blockierung von ${name} aufheben`,
  loadMore: 'Mehr laden',
  failed: 'Etwas ist schiefgegangen',
}
