import type { Medium } from '@medley/contract/values/medium'
import { localeOf } from '../../lib/locale.ts'

const { plural, list, number } = localeOf('en')

/** Letters about the member's own year. */
export const yearNotificationTexts = {
  ownYear: (year: number) => `Your ${year} in Medley`,
}

/** Texts of the pictures of a year. */
export const pictureTexts = {
  names: {
    number: 'The year in a number',
    month: 'The month',
    faces: 'The faces of the year',
    surprise: 'The surprise',
    person: 'Shared with',
    worst: 'The worst hour',
    best: 'The one to remember',
  },
  owner: (name: string, year: number) => `${name} · ${year}`,
  facesOf: (year: number) => `${year}, by its covers`,
  number,
  workCount: (count: number) => plural(count, { one: 'work', other: 'works' }),
  hours: (count: number) => plural(count, { one: '# hour', other: '# hours' }),
  pages: (count: number) => plural(count, { one: '# page', other: '# pages' }),
  amounts: list,
  ofMedium: (medium: Medium, count: number) => plural(count, mediumForms[medium]),
  worksOfMonth: (count: number) => plural(count, { one: '# work', other: '# works' }),
  inCommon: (count: number) =>
    plural(count, { one: '# work in common', other: '# works in common' }),
  evenings: (count: number) =>
    plural(count, { one: '# evening together', other: '# evenings together' }),
  everyone: 'Everyone',
  usually: 'Usually',
  months: [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ],
}

const mediumForms: Record<Medium, { one: string; other: string }> = {
  film: { one: '# film', other: '# films' },
  tvShow: { one: '# show', other: '# shows' },
  book: { one: '# book', other: '# books' },
  album: { one: '# album', other: '# albums' },
  podcast: { one: '# podcast', other: '# podcasts' },
}
