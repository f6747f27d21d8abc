import type { Medium } from '@medley/contract/values/medium'
import { localeOf } from '../../lib/locale.ts'
import type * as english from './years.messages.ts'

const { plural, list, number } = localeOf('de')

export const yearNotificationTexts: typeof english.yearNotificationTexts = {
  ownYear: (year) => `Dein ${year} in Medley`,
}

export const pictureTexts: typeof english.pictureTexts = {
  names: {
    number: 'Das Jahr in einer Zahl',
    month: 'Der Monat',
    faces: 'Die Gesichter des Jahres',
    surprise: 'Die Überraschung',
    person: 'Geteilt mit',
    worst: 'Die schlimmste Stunde',
    best: 'Das bleibt',
  },
  owner: (name, year) => `${name} · ${year}`,
  facesOf: (year) => `${year} in Covern`,
  number,
  workCount: (count) => plural(count, { one: 'Werk', other: 'Werke' }),
  hours: (count) => plural(count, { one: '# Stunde', other: '# Stunden' }),
  pages: (count) => plural(count, { one: '# Seite', other: '# Seiten' }),
  amounts: list,
  ofMedium: (medium, count) => plural(count, mediumForms[medium]),
  worksOfMonth: (count) => plural(count, { one: '# Werk', other: '# Werke' }),
  inCommon: (count) => plural(count, { one: '# gemeinsames Werk', other: '# gemeinsame Werke' }),
  evenings: (count) => plural(count, { one: '# gemeinsamer Abend', other: '# gemeinsame Abende' }),
  everyone: 'Alle',
  usually: 'Sonst',
  months: [
    'Januar',
    'Februar',
    'März',
    'April',
    'Mai',
    'Juni',
    'Juli',
    'August',
    'September',
    'Oktober',
    'November',
    'Dezember',
  ],
}

const mediumForms: Record<Medium, { one: string; other: string }> = {
  film: { one: '# Film', other: '# Filme' },
  tvShow: { one: '# Serie', other: '# Serien' },
  book: { one: '# Buch', other: '# Bücher' },
  album: { one: '# Album', other: '# Alben' },
  podcast: { one: '# Podcast', other: '# Podcasts' },
}
