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
