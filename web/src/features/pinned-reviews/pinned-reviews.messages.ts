/** Texts of the review that stands first on a profile. */
export const pinTexts = {
  pin: 'Pin to profile',
  unpin: 'Unpin from profile',
  pinned: 'Pinned to your profile',
  unpinned: 'No longer pinned',
  failed: 'An error occurred',
}
