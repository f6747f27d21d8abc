import type { Medium } from '@medley/contract/values/medium'
import { formatNumber, plural } from '../../lib/locale.ts'

const done: Record<Medium, string> = {
  film: 'watched',
  tvShow: 'watched',
  book: 'read',
  album: 'heard',
  podcast: 'heard',
}

const verbs: Record<Medium, string> = {
  film: 'Watch',
  tvShow: 'Watch',
  book: 'Read',
  album: 'Listen to',
  podcast: 'Listen to',
}

export const seriesTexts = {
  kind: {
    film: 'Film series',
    tvShow: 'Series of shows',
    book: 'Book series',
    album: 'Series of albums',
    podcast: 'Series of podcasts',
  } satisfies Record<Medium, string>,
  parts: (count: number) => plural(count, { one: '# part', other: '# parts' }),
  done: (medium: Medium, count: number, of: number) =>
    `${formatNumber(count)} of ${formatNumber(of)} ${done[medium]}`,
  progress: 'Your progress',
  first: (medium: Medium) => `${verbs[medium]} this first`,
  next: (medium: Medium) => `${verbs[medium]} this next`,
  part: (medium: Medium, position: string) =>
    medium === 'book' ? `Book ${position}` : `Part ${position}`,
  collection: (medium: Medium, positions: string) =>
    medium === 'book' ? `Books ${positions}` : `Parts ${positions}`,
  friends: (rating: number) => `Friends: ${formatNumber(rating)}`,
  loadFailed: 'This series could not be loaded.',
  moreFailed: 'More works could not be loaded.',
  more: 'More works',
  counted: { one: '1 work', many: 'works', none: 'No works found' },
} as const
