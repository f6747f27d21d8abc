import type { Translation } from '../../lib/translation.ts'
import type * as english from './analytics.messages.ts'

export const analyticsTexts: Translation<typeof english.analyticsTexts> = {
  title: 'Verwaltung',
  numbers: 'Zahlen',
  users: 'Konten',
  monthlyUsers: 'Aktive Mitglieder',
  monthlyUsersDetail: 'In den letzten 31 Tagen',
  usersDetail: 'Zurzeit',
  reviews: 'Kritiken',
  reviewsDetail: 'Von Anfang an',
  recentReviews: 'Kritiken der letzten 30 Tage',
  recentReviewsDetail: 'Ohne Importe',
  perMedium: 'Kritiken nach Art',
  growth: 'Mitglieder im Lauf der Zeit',
  newUsers: 'Neue Mitglieder',
  month: 'Bis',
  failed: 'Etwas ist schiefgegangen',
  tooFewTimes: 'Noch zu wenige Anmeldungen für eine Kurve',
}
