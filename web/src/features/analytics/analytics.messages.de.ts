import { formatList, plural } from '../../lib/locale.ts'
import type { Translation } from '../../lib/translation.ts'
import type * as english from './analytics.messages.ts'

export const analyticsTexts: Translation<typeof english.analyticsTexts> = {
  title: 'Verwaltung',
  numbers: 'Zahlen',
  contents: 'Auf dieser Seite',
  nothingWaiting: (parts) => `Nichts zu tun: ${formatList(parts)}`,
  users: 'Konten',
  monthlyUsers: 'Aktive Mitglieder',
  monthlyUsersDetail: 'In den letzten 31 Tagen',
  usersDetail: 'Stand heute',
  reviews: 'Rezensionen',
  reviewsDetail: 'Von Anfang an',
  recentReviews: 'Rezensionen der letzten 30 Tage',
  recentReviewsDetail: 'Ohne Importe',
  perMedium: 'Rezensionen nach Medium',
  year: 'Das Jahr',
  growth: 'Mitglieder im Lauf der Zeit',
  month: 'Bis',
  failed: 'Etwas ist schiefgegangen',
  tooFewTimes: 'Noch zu wenige neue Konten für eine Kurve',
}

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
