/** Texts of the dashboard. */
export const analyticsTexts = {
  title: 'Admin Dashboard',
  numbers: 'Numbers',
  users: 'Users',
  monthlyUsers: 'Monthly users',
  monthlyUsersDetail: 'Here in the past 31 days',
  usersDetail: 'With an account today',
  reviews: 'Reviews',
  reviewsDetail: 'Since the beginning',
  recentReviews: 'Reviews in the past 30 days',
  recentReviewsDetail: 'Without imports',
  perMedium: 'Reviews per medium',
  growth: 'Users over time',
  month: 'Until',
  failed: 'An error occurred',
  tooFewTimes: 'Too few registrations to draw users over time',
}
