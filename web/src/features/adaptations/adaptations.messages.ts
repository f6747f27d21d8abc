import type { Medium } from '@medley/contract/values/medium'
import { formatNumber } from '../../lib/locale.ts'

const nouns: Record<Medium, string> = {
  film: 'a film',
  tvShow: 'a TV show',
  book: 'a book',
  album: 'an album',
  podcast: 'a podcast',
}

export const adaptationsTexts = {
  heading: 'Book and film',
  also: (medium: Medium, year: string | null) =>
    year === null ? `Also ${nouns[medium]}` : `Also ${nouns[medium]}, ${year}`,
  friends: (rating: number) => `Friends: ${formatNumber(rating)}`,
  everyone: (rating: number) => `Everyone: ${formatNumber(rating)}`,
  thereIs: (medium: Medium) => `There is ${nouns[medium]}.`,
  save: 'Save it?',
  saved: 'Saved for later',
  failed: 'It could not be saved. Please try again.',
} as const
