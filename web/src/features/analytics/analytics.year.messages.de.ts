import { plural } from '../../lib/locale.ts'
import type { Translation } from '../../lib/translation.ts'
import type * as english from './analytics.year.messages.ts'

export const yearTexts: Translation<typeof english.yearTexts> = {
  choose: 'Jahr',
  members: 'Neue Mitglieder',
  works: 'Bewertete Werke',
  reviews: 'Rezensionen',
  busiestDay: 'Aktivster Tag',
  mostRated: 'Am häufigsten bewertet',
  reviewCount: (count) => plural(count, { one: '# Rezension', other: '# Rezensionen' }),
  memberCount: (count) => plural(count, { one: 'von # Mitglied', other: 'von # Mitgliedern' }),
  none: 'Keins',
  hint: 'Ohne Importe. Tage nach UTC.',
  failed: 'Das Jahr konnte nicht geladen werden',
}
