/** The texts of the new-post popup. */
export const newPostTexts = {
  title: 'New Post',
  back: 'Back to search',
  kind: 'How far you are',
  finished: 'Finished',
  at: 'I’m at …',
  save: 'Save',
  dateEngaged: {
    film: 'Date watched',
    tvShow: 'Date watched',
    book: 'Date read',
    album: 'Date listened to',
    podcast: 'Date listened to',
  },
  dateTooLate: 'The date cannot be later than today',
  rating: 'Rating',
  review: 'Review',
  reviewPlace: 'What did you think?',
  spoilers: 'contains spoilers',
  post: 'Post',
  posted: 'Review submitted successfully',
  failed: 'A Server error occurred',
  visitor: 'You must be logged in to create a review',
  login: 'Login',
  createAccount: 'Create account',
  cancelQuestion: 'Cancel your review?',
  cancelConsequence: 'Your written review will be lost forever',
  cancel: 'Cancel Review',
  keepWriting: 'Keep Writing',
  restored: (when: string) => `Your draft (${when}) is back`,
  discardDraft: 'Discard draft',
  unfinished: 'Unfinished reviews',
  goOnWith: 'Continue with',
} as const

/** Texts of the drafts on one's own profile. */
export const draftTexts = {
  heading: 'Drafts',
  note: 'Only on this device',
  delete: (title: string) => `Delete the draft about ${title}`,
  deleted: 'Draft deleted',
  undo: 'Undo',
}
