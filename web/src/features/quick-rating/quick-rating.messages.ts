/** The texts of rating a work in one tap. */
export const quickRatingTexts = {
  saved: (title: string, rating: number) => `You gave ${title} ${rating} out of 10`,
  removed: (title: string) => `Your rating of ${title} was removed`,
  restored: (title: string, rating: number) => `${title} is back at ${rating} out of 10`,
  undo: 'Undo',
  failed: 'Your rating could not be saved',
} as const
