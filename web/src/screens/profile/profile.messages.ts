import type { Medium } from '@medley/contract/values/medium'
import { formatList } from '../../lib/locale.ts'

/** Texts of the reviews on a profile. */
export const profileReviewsTexts = {
  rateFirst: 'Rate your first film',
  medium: 'Medium',
  sort: 'Sort',
  all: 'All mediums',
  pinned: 'Pinned',
  edit: 'Edit profile',
  ratings: 'Ratings',
  allRatings: 'All ratings',
  fewerRatings: 'Fewer ratings',
  counted: { one: '1 rating', many: 'ratings', none: 'no ratings found' },
}

const kindest: Record<Medium, string> = {
  film: 'kindest to films',
  tvShow: 'kindest to shows',
  book: 'kindest to books',
  album: 'kindest to albums',
  podcast: 'kindest to podcasts',
}

const decadesOf = (decades: readonly number[]) =>
  `the ${formatList(decades.map((year) => `${year}s`))}`

/** The taste of a member in one sentence. */
export const tasteTexts = {
  /** Either may be empty. */
  mostly: (genres: readonly string[], decades: readonly number[]): string => {
    if (genres.length === 0) return decades.length === 0 ? '' : `Mostly ${decadesOf(decades)}`
    if (decades.length === 0) return `Mostly ${formatList(genres)}`
    return `Mostly ${formatList(genres)}, ${decadesOf(decades)}`
  },
  /** The first half may be empty. */
  withKindest: (mostly: string, medium: Medium): string =>
    mostly === '' ? kindest[medium].replace('k', 'K') : `${mostly}; ${kindest[medium]}`,
}
