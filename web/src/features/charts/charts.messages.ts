import { formatNumber, plural } from '../../lib/locale.ts'
import { formatScore } from './charts.rules.ts'

/** Texts of charts. */
export const chartTexts = {
  highestRated: (works: string) => `Highest rated: ${works}`,
  explanation:
    'Ordered by chart score: few ratings count for less, and those of long-standing members for more. The average stays beside it.',
  mediums: 'Charts by medium',
  chart: 'Chart',
  rank: (rank: number) => `No. ${formatNumber(rank)}`,
  ratings: (count: number) => plural(count, { one: '# rating', other: '# ratings' }),
  score: (score: number) => `Chart score ${formatScore(score)}`,
  average: 'Average rating',
  counted: { one: '1 work', many: 'works', none: 'No rated works' },
  none: 'Nothing is rated here yet',
  noneDetail: 'A chart begins with the first rating; new ones show within ten minutes.',
  nothingMatches: 'No rated work matches all of these filters.',
  clear: 'Clear filters',
  more: 'More works',
  moreFailed: 'More works could not be loaded',
  failed: 'An error occurred',
  explore: (works: string) => `Explore ${works.toLowerCase()}`,
}

/** Texts of the card on the dashboard. */
export const surgeTexts = {
  heading: 'Sudden ratings',
  explanation: 'Works that got over a third of their ratings, and at least ten, in the last day.',
  none: 'No work is rated more suddenly than usual.',
  lastDay: (count: number, all: number) =>
    `${formatNumber(count)} of ${plural(all, { one: '# rating', other: '# ratings' })} in the last day`,
  averages: (lastDay: number, all: number) =>
    `These average ${formatNumber(lastDay)}, all ${formatNumber(all)}`,
  failed: 'An error occurred',
}
