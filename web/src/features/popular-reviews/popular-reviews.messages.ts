/** The texts of reviews by people one does not know. */
export const popularReviewTexts = {
  on: 'on',
  /** Within another quotation. */
  innerQuote: (words: string) => `‘${words}’`,
  rated: (rating: number) => `, ${rating} of 10`,
  heading: 'Popular on Medley',
  hint: 'From people you don’t know yet.',
} as const
