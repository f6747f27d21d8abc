/** Texts of the dashboard. */
export const analyticsTexts = {
  title: 'Admin Dashboard',
  numbers: 'Numbers',
  contents: 'On this page',
  users: 'Users',
  monthlyUsers: 'Monthly users',
  monthlyUsersDetail: 'Active in the past 31 days',
  usersDetail: 'Accounts today',
  reviews: 'Reviews',
  reviewsDetail: 'All time',
  recentReviews: 'Reviews in the past 30 days',
  recentReviewsDetail: 'Excluding imports',
  perMedium: 'Reviews per medium',
  growth: 'Users over time',
  month: 'Until',
  failed: 'An error occurred',
  tooFewTimes: 'Too few sign-ups to draw a chart yet',
}
