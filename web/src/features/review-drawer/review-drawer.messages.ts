/** Texts of a drawer that could not be opened. */
export const drawerTexts = {
  failed: 'An Error Occured',
}
