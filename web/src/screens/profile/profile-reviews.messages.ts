/** Texts of the reviews on a profile. */
export const profileReviewsTexts = {
  rateFirst: 'Rate your first film',
  medium: 'Medium',
  sort: 'Sort',
  all: 'All',
  pinned: 'Pinned',
}
