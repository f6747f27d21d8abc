import type { Translation } from '../../lib/translation.ts'
import type * as english from './invitations.messages.ts'

export const invitationsTexts: Translation<typeof english.invitationsTexts> = {
  title: 'Invitations',
  loadFailed: 'The invitations could not be loaded',
}
