import { formatList, plural } from '../../lib/locale.ts'

/** Texts of the dashboard. */
export const analyticsTexts = {
  title: 'Admin Dashboard',
  numbers: 'Numbers',
  contents: 'On this page',
  nothingWaiting: (parts: readonly string[]) => `Nothing waiting: ${formatList(parts)}`,
  users: 'Users',
  monthlyUsers: 'Monthly users',
  monthlyUsersDetail: 'Active in the past 31 days',
  usersDetail: 'Accounts today',
  reviews: 'Reviews',
  reviewsDetail: 'All time',
  recentReviews: 'Reviews in the past 30 days',
  recentReviewsDetail: 'Excluding imports',
  perMedium: 'Reviews per medium',
  year: 'The year',
  growth: 'Users over time',
  month: 'Until',
  failed: 'An error occurred',
  tooFewTimes: 'Too few sign-ups to draw a chart yet',
}

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
