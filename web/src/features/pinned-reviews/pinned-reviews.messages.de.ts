import type { Translation } from '../../lib/translation.ts'
import type * as english from './pinned-reviews.messages.ts'

export const pinTexts: Translation<typeof english.pinTexts> = {
  pin: 'Oben im Profil anheften',
  unpin: 'Nicht mehr anheften',
  pinned: 'In deinem Profil angeheftet',
  unpinned: 'Nicht mehr angeheftet',
  failed: 'Etwas ist schiefgegangen',
}
