/** The texts of the screens about works. */
export const worksTexts = {
  noWorks: 'No works found',
  counted: { one: '1 work', many: 'works', none: 'No works found' },
  saveForLater: 'Save for later',
  averageRating: 'Average rating',
  popular: (works: string) => `Popular ${works}`,
  explore: (works: string) => `Explore ${works}`,
  backIn: (works: string) => `Previous ${works}`,
  onIn: (works: string) => `Next ${works}`,
  yourRating: 'Your rating',
  closeStars: 'Close',
  addReview: 'Add a review',
  editReview: 'Edit your review',
  loadFailed: 'An error occurred',
  moreFailed: 'More works could not be loaded',
}
