import { plural } from '../../lib/locale.ts'

/** Texts of a year of the instance. */
export const yearTexts = {
  choose: 'Year',
  members: 'Members joined',
  works: 'Works rated',
  reviews: 'Reviews',
  busiestDay: 'Busiest day',
  mostRated: 'Most rated',
  reviewCount: (count: number) => plural(count, { one: '# review', other: '# reviews' }),
  memberCount: (count: number) => plural(count, { one: 'by # member', other: 'by # members' }),
  none: 'None',
  hint: 'Without imports. Days are in UTC.',
  failed: 'The year could not be loaded',
}
