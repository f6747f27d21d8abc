/** The texts of rating a work in one tap. */
export const quickRatingTexts = {
  /** With where the member is in the work, if they are in the middle of it. */
  saved: (title: string, rating: number, place: string | null) =>
    `You gave ${title} ${rating} out of 10${place === null ? '' : `, at ${place}`}`,
  amount: {
    page: (page: number) => `page ${page}`,
    minute: (minute: number) => `minute ${minute}`,
    percent: (percent: number) => `${percent}%`,
  },
  removed: (title: string) => `Your rating of ${title} was removed`,
  restored: (title: string, rating: number) => `${title} is back at ${rating} out of 10`,
  undo: 'Undo',
  failed: 'Your rating could not be saved',
} as const
