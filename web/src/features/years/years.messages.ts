import type { Medium } from '@medley/contract/medium'
import { plural } from '../../lib/locale.ts'

export const yearsTexts = {
  own: (year: number) => `Your ${year}`,
  of: (name: string, year: number) => `${name}’s ${year}`,
  loadFailed: 'The year could not be loaded.',
  tooShort: (year: number) => `Your ${year} is still short`,
  missing: (count: number) =>
    plural(count, {
      one: 'One more work with a date, and it can be told.',
      other: '# more works with a date, and it can be told.',
    }),
  toDiary: 'To the diary',
  number: 'The number',
  month: 'The month',
  faces: 'The faces of the year',
  surprise: 'The surprise',
  person: 'Shared with',
  worst: 'The worst hour',
  best: 'The one to remember',
  works: (count: number) => plural(count, { one: 'work', other: 'works' }),
  ofMedium: (medium: Medium, count: number) => plural(count, mediumForms[medium]),
  hours: (count: number) => plural(count, { one: '# hour', other: '# hours' }),
  pages: (count: number) => plural(count, { one: '# page', other: '# pages' }),
  inMonth: (count: number) => plural(count, { one: '# work', other: '# works' }),
  monthCount: (month: string, count: number) =>
    `${month}: ${plural(count, { one: '# work', other: '# works' })}`,
  byCovers: (year: number) => `${year}, by its covers`,
  you: 'You',
  everyone: 'Everyone',
  usually: (medium: Medium) => usualForms[medium],
  inCommon: (count: number) =>
    plural(count, { one: '# work in common', other: '# works in common' }),
  evenings: (count: number) =>
    plural(count, { one: '# evening together', other: '# evenings together' }),
  sent: (count: number) =>
    plural(count, { one: '# work sent to each other', other: '# works sent to each other' }),
  notSoBad: 'Even the worst was not bad.',
  readReview: 'Read the review',
  share: 'Share',
  shareScene: (scene: string) => `Share “${scene}”`,
  portrait: 'Upright picture',
  wide: 'Wide picture',
  withFriends: 'The year of your friends',
  toStatistics: (year: number) => `All figures of ${year}`,
}

const mediumForms: Record<Medium, { one: string; other: string }> = {
  film: { one: '# film', other: '# films' },
  tvShow: { one: '# show', other: '# shows' },
  book: { one: '# book', other: '# books' },
  album: { one: '# album', other: '# albums' },
  podcast: { one: '# podcast', other: '# podcasts' },
}

/** Whose mean a rating is compared with. */
const usualForms: Record<Medium, string> = {
  film: 'Films otherwise',
  tvShow: 'Shows otherwise',
  book: 'Books otherwise',
  album: 'Albums otherwise',
  podcast: 'Podcasts otherwise',
}
