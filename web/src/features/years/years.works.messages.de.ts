import type { Translation } from '../../lib/translation.ts'
import type * as english from './years.works.messages.ts'

export const yearWorksTexts: Translation<typeof english.yearWorksTexts> = {
  failed: 'Die Werke konnten nicht geladen werden.',
  more: 'Mehr zeigen',
  moreFailed: 'Mehr konnte nicht geladen werden.',
}
