/** Texts of choosing friends. */
export const friendPickerTexts = {
  search: 'Search your friends',
  nobody: 'No friend of this name',
  none: 'You have no friends here yet.',
  find: 'Find people',
  failed: 'Your friends could not be loaded',
}
