/** Texts of the button that adds a work to lists. */
export const addToListTexts = {
  addToList: 'Add to list',
  addNamed: (title: string) => `Add ${title} to a list`,
  failed: 'An error occurred',
}
