import type { Translation } from '../../lib/translation.ts'
import type * as english from './merges.links.messages.ts'

export const mergeLinkTexts: Translation<typeof english.mergeLinkTexts> = {
  mergeInto: 'Zusammenführen mit …',
  sameAs: 'Dasselbe wie …',
  failed: 'Etwas ist schiefgegangen',
}
