import { formatNumber, plural } from '../../lib/locale.ts'
import type { Translation } from '../../lib/translation.ts'
import type * as english from './reviews.messages.ts'

export const reviewTexts: Translation<typeof english.reviewTexts> = {
  noReviews: 'Keine Rezensionen gefunden',
  counted: { one: '1 Rezension', many: 'Rezensionen', none: 'Keine Rezensionen gefunden' },
  rated: 'Bewertung',
  newest: 'Neueste',
  workBy: (title, username) => `${title}, von ${username}`,
  rating: (name) => `Bewertung von ${name}`,
  comments: (count) => plural(count, { one: '# Kommentar', other: '# Kommentare' }),
  postMenu: 'Mehr',
  ratedMany: (count, medium) => `hat ${plural(count, ratedForms[medium ?? 'mixed'])} bewertet`,
  importedMany: (count, medium) => `hat ${plural(count, ratedForms[medium ?? 'mixed'])} importiert`,
  ratingsBy: (count, name) =>
    `${plural(count, { one: '# Bewertung', other: '# Bewertungen' })} von ${name}`,
  showAll: (count) => `Alle ${formatNumber(count)} zeigen`,
  showLess: 'Weniger zeigen',
  listFailed: 'Die Rezensionen konnten nicht geladen werden',
  moreFailed: 'Weitere Rezensionen konnten nicht geladen werden',
  morePosts: 'Weitere Beiträge',
  spoilers: 'Verrät die Handlung',
  tileSpoilers: 'Verrät die Handlung!',
  showSpoiler: 'Spoiler, zeigen',
  friendsOnly: 'Nur für Freunde',
}

const ratedForms = {
  film: { one: '# Film', other: '# Filme' },
  tvShow: { one: '# Serie', other: '# Serien' },
  book: { one: '# Buch', other: '# Bücher' },
  album: { one: '# Album', other: '# Alben' },
  podcast: { one: '# Podcast', other: '# Podcasts' },
  mixed: { one: '# Werk', other: '# Werke' },
}

export const markBarTexts: Translation<typeof english.markBarTexts> = {
  bar: 'Formatieren',
  bold: 'Fett',
  italic: 'Kursiv',
  quote: 'Zitat',
  spoiler: 'Als Spoiler markieren',
  page: 'Zitat von Seite …',
  pageNumber: 'Seite',
  insert: 'Zitat einfügen',
  onPage: (page) => `S. ${page}`,
  preview: 'Vorschau',
  nothing: 'Noch nichts für eine Vorschau',
}

export const reviewFieldTexts: Translation<typeof english.reviewFieldTexts> = {
  marks: '**fett**, *kursiv*, ||Spoiler||, > Zitat',
}
