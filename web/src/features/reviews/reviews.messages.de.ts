import { formatNumber, plural } from '../../lib/locale.ts'
import type { Translation } from '../../lib/translation.ts'
import type * as english from './reviews.messages.ts'

export const reviewTexts: Translation<typeof english.reviewTexts> = {
  noPosts: 'Keine Beiträge',
  noReviews: 'Keine Rezensionen gefunden',
  counted: { one: '1 Rezension', many: 'Rezensionen', none: 'Keine Rezensionen gefunden' },
  order: 'Sortieren nach',
  newest: 'Neueste',
  friendsFirst: 'Freunde zuerst',
  mostLiked: 'Beliebteste',
  onlyRating: (rating) => `Mit ${rating} von 10 bewertet`,
  showAllRatings: (rating) => `Mit ${rating} von 10 bewertet, alle Bewertungen zeigen`,
  rating: (name) => `Bewertung von ${name}`,
  comments: (count) => plural(count, { one: '# Kommentar', other: '# Kommentare' }),
  countedPosts: { one: '1 Beitrag', many: 'Beiträge', none: 'Keine Beiträge' },
  postMenu: 'Mehr',
  ratedMany: (count, medium) => `hat ${plural(count, ratedForms[medium ?? 'mixed'])} bewertet`,
  ratingsBy: (count, name) =>
    `${plural(count, { one: '# Bewertung', other: '# Bewertungen' })} von ${name}`,
  showAll: (count) => `Alle ${formatNumber(count)} zeigen`,
  showLess: 'Weniger zeigen',
  toAnswer: '– dann kannst du Likes vergeben und kommentieren.',
  listFailed: 'Die Rezensionen konnten nicht geladen werden',
  moreFailed: 'Weitere Rezensionen konnten nicht geladen werden',
  reviewFailed: 'Die Rezension konnte nicht geladen werden',
  morePosts: 'Weitere Beiträge',
  spoilers: 'Verrät die Handlung',
  tileSpoilers: 'Verrät die Handlung!',
  unknownTitle: 'Unbekannter Titel',
  confirmDelete: 'Diese Rezension wirklich löschen?',
  deleted: 'Rezension gelöscht',
  deleteFailed: 'Löschen gescheitert',
  updateFailed: 'Etwas ist schiefgegangen. Die Rezension wurde nicht geändert',
  futureDate: 'Das Datum darf nicht in der Zukunft liegen',
  drawerFailed: 'Etwas ist schiefgegangen',
  leaveQuestion: 'Wirklich verlassen? Deine Änderungen sind noch nicht gespeichert',
  restored: (when) => `Deine Änderungen (${when}) sind wieder da`,
  discardChanges: 'Änderungen verwerfen',
}

const ratedForms = {
  film: { one: '# Film', other: '# Filme' },
  tvShow: { one: '# Serie', other: '# Serien' },
  book: { one: '# Buch', other: '# Bücher' },
  album: { one: '# Album', other: '# Alben' },
  podcast: { one: '# Podcast', other: '# Podcasts' },
  mixed: { one: '# Werk', other: '# Werke' },
}
