import { formatNumber } from '../../lib/locale.ts'
import type { Translation } from '../../lib/translation.ts'
import type * as english from './contributors.messages.ts'

export const contributorTexts: Translation<typeof english.contributorTexts> = {
  loadFailed: 'Diese Werke konnten nicht geladen werden.',
  moreFailed: 'Weitere Werke konnten nicht geladen werden.',
  more: 'Weitere Werke',
  castIn: (plural) => `${plural} (Besetzung)`,
  friends: (rating) => `Freunde: ${formatNumber(rating)}`,
  counted: { one: '1 Werk', many: 'Werke', none: 'Keine Werke gefunden' },
}
