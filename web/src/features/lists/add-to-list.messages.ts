/** Texts of the button that adds a work to lists. */
export const addToListTexts = {
  addToList: 'Add to list',
  failed: 'An error occurred',
}
