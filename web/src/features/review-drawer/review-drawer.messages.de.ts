import type { Translation } from '../../lib/translation.ts'
import type * as english from './review-drawer.messages.ts'

export const drawerTexts: Translation<typeof english.drawerTexts> = {
  failed: 'Etwas ist schiefgegangen',
}
