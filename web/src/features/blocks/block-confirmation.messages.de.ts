import type { Translation } from '../../lib/translation.ts'
import type * as english from './block-confirmation.messages.ts'

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
