/** Texts of a review on its page and in the drawer. */
export const reviewPageTexts = {
  review: 'Review',
  open: 'Go To Review',
  edit: 'Edit',
  toAnswer: 'to like and comment.',
  reviewFailed: 'The review could not be loaded',
  unknownTitle: 'Unknown Title',
}
