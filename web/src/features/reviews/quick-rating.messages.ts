/** The texts of rating a work in one tap. */
export const quickRatingTexts = {
  saved: (title: string, rating: number) => `You gave ${title} ${rating} of 10`,
  removed: (title: string) => `Your rating of ${title} is removed`,
  restored: (title: string, rating: number) => `You gave ${title} ${rating} of 10 again`,
  undo: 'Undo',
  failed: 'Your rating could not be saved',
} as const
