/** Texts of the parts that all screens share. */
export const uiTexts = {
  tryAgain: 'Try again',
  failed: 'An error occurred',
  loading: 'Loading',
  close: 'Close',
  closeMessage: 'Close message',
  clear: (label: string) => `Clear ${label}`,
  leave: 'Leave',
  stay: 'Stay',
  showMore: 'Show More',
  showLess: 'Show Less',
  pages: 'Pages',
  page: (page: number) => `Page ${page}`,
  pageOf: (page: number, pages: number) => `Page ${page} of ${pages}`,
  previousPage: 'Previous page',
  nextPage: 'Next page',
  tags: 'Tags',
  /** The start of a longer list: `First 20 works`. */
  first: (counted: string) => `First ${counted}`,
  rating: 'Rating',
  noRating: 'No rating',
  ofTen: (rating: number | string) => `${rating} of 10`,
}
