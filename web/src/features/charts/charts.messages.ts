import type { Medium } from '@medley/contract/medium'
import { formatNumber, plural } from '../../lib/locale.ts'

/** The mediums within a sentence. */
const plurals: Record<Medium, string> = {
  film: 'films',
  tvShow: 'TV shows',
  book: 'books',
  album: 'albums',
  podcast: 'podcasts',
}

/** Texts of charts. */
export const chartTexts = {
  topRated: (medium: Medium) => `Top-rated ${plurals[medium]}`,
  explanation:
    'Ranked so that a handful of ratings can’t top the list. The ring shows the plain average.',
  mediums: 'Charts by medium',
  chart: 'Chart',
  rank: (rank: number) => `No. ${formatNumber(rank)}`,
  ratings: (count: number) => plural(count, { one: '# rating', other: '# ratings' }),
  average: 'Average rating',
  counted: { one: '1 work', many: 'works', none: 'No rated works' },
  none: 'No ratings yet',
  noneDetail: 'New ones show up within ten minutes.',
  nothingMatches: 'No rated work matches all of these filters.',
  clear: 'Clear filters',
  more: 'More works',
  moreFailed: 'More works could not be loaded',
  failed: 'An error occurred',
  explore: (medium: Medium) => `Explore ${plurals[medium]}`,
}

/** Texts of the card on the dashboard. */
export const surgeTexts = {
  heading: 'Rating spikes',
  explanation: 'Works that got over a third of their ratings, and at least ten, in the last day.',
  none: 'Nothing unusual in the last day.',
  lastDay: (count: number, all: number) =>
    `${formatNumber(count)} of ${plural(all, { one: '# rating', other: '# ratings' })} in the last day`,
  averages: (lastDay: number, all: number) =>
    `Average in the last day ${formatNumber(lastDay)}, overall ${formatNumber(all)}`,
  failed: 'An error occurred',
}
