import type { Translation } from '../../lib/translation.ts'
import type * as english from './own-drafts.messages.ts'

export const draftTexts: Translation<typeof english.draftTexts> = {
  heading: 'Entwürfe',
  note: 'Nur auf diesem Gerät',
  delete: (title) => `Entwurf zu ${title} löschen`,
  deleted: 'Entwurf gelöscht',
  undo: 'Rückgängig',
}
