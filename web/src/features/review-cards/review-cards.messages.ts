import type { Medium } from '@medley/contract/values/medium'

/** Why the text of a review with spoilers is not covered. */
export const openBecause: Record<Medium, string> = {
  film: 'Shown because you’ve watched it',
  tvShow: 'Shown because you’ve watched it',
  book: 'Shown because you’ve read it',
  album: 'Shown because you’ve heard it',
  podcast: 'Shown because you’ve heard it',
}

/** Texts of editing and deleting a review. */
export const reviewEditingTexts = {
  review: 'Review',
  delete: 'Delete',
  cancel: 'Cancel',
  discard: 'Discard',
  save: 'Save',
  confirmDelete: 'Are you sure you want to delete this review?',
  deleted: 'Review Deleted',
  deleteFailed: 'Delete Failed',
  updateFailed: 'An Error occurred. Review not updated',
  futureDate: 'The date cannot be later than today',
  leaveQuestion: 'Are you sure you want to leave? You still have unsaved changes',
  restored: (when: string) => `Your unsaved changes (${when}) are back`,
  discardChanges: 'Discard changes',
}

/** Texts of a review on its page and in the drawer. */
export const reviewPageTexts = {
  review: 'Review',
  open: 'Go To Review',
  edit: 'Edit',
  toAnswer: 'to like and comment.',
  reviewFailed: 'The review could not be loaded',
  unknownTitle: 'Unknown Title',
}

/** Texts of the item that shows a review to fewer people, or more. */
export const audienceItemTexts = {
  narrow: 'Show to friends only',
  open: 'Show to everyone who can see you',
}

/** Texts of the button that saves the work of a post. */
export const saveTexts = {
  save: 'Save',
  saved: 'Saved',
  saveNamed: (title: string, isSaved: boolean) =>
    isSaved ? `Saved for later: ${title}` : `Save for later: ${title}`,
}
