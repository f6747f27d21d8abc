import type { Medium } from '@medley/contract/medium'
import { plural } from '../../lib/locale.ts'
import type { Translation } from '../../lib/translation.ts'
import type * as english from './years.messages.ts'

export const yearsTexts: Translation<typeof english.yearsTexts> = {
  own: (year) => `Dein ${year}`,
  of: (name, year) => `${year} von ${name}`,
  loadFailed: 'Das Jahr konnte nicht geladen werden.',
  tooShort: (year) => `Dein ${year} ist noch kurz`,
  missing: (count) =>
    plural(count, {
      one: 'Noch ein Werk mit Datum, dann lässt es sich erzählen.',
      other: 'Noch # Werke mit Datum, dann lässt es sich erzählen.',
    }),
  toDiary: 'Zum Tagebuch',
  number: 'Die Zahl',
  month: 'Der Monat',
  faces: 'Die Gesichter des Jahres',
  surprise: 'Die Überraschung',
  person: 'Geteilt mit',
  worst: 'Die schlimmste Stunde',
  best: 'Das bleibt',
  works: (count) => plural(count, { one: 'Werk', other: 'Werke' }),
  ofMedium: (medium, count) => plural(count, mediumForms[medium]),
  hours: (count) => plural(count, { one: '# Stunde', other: '# Stunden' }),
  pages: (count) => plural(count, { one: '# Seite', other: '# Seiten' }),
  inMonth: (count) => plural(count, { one: '# Werk', other: '# Werke' }),
  monthCount: (month, count) => `${month}: ${plural(count, { one: '# Werk', other: '# Werke' })}`,
  byCovers: (year) => `${year} in Covern`,
  you: 'Du',
  everyone: 'Alle',
  usually: (medium) => usualForms[medium],
  inCommon: (count) => plural(count, { one: '# gemeinsames Werk', other: '# gemeinsame Werke' }),
  evenings: (count) => plural(count, { one: '# gemeinsamer Abend', other: '# gemeinsame Abende' }),
  sent: (count) =>
    plural(count, { one: '# Werk einander geschickt', other: '# Werke einander geschickt' }),
  notSoBad: 'Selbst das Schlimmste war nicht schlecht.',
  readReview: 'Rezension lesen',
  share: 'Teilen',
  shareScene: (scene) => `„${scene}“ teilen`,
  portrait: 'Bild im Hochformat',
  wide: 'Bild im Querformat',
  withFriends: 'Das Jahr deiner Freunde',
  toStatistics: (year) => `Alle Zahlen von ${year}`,
}

const mediumForms: Record<Medium, { one: string; other: string }> = {
  film: { one: '# Film', other: '# Filme' },
  tvShow: { one: '# Serie', other: '# Serien' },
  book: { one: '# Buch', other: '# Bücher' },
  album: { one: '# Album', other: '# Alben' },
  podcast: { one: '# Podcast', other: '# Podcasts' },
}

/** Whose mean a rating is compared with. */
const usualForms: Record<Medium, string> = {
  film: 'Filme sonst',
  tvShow: 'Serien sonst',
  book: 'Bücher sonst',
  album: 'Alben sonst',
  podcast: 'Podcasts sonst',
}
