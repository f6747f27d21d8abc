/** Texts of the button that saves the work of a post. */
export const saveTexts = {
  save: 'Save',
  saveNamed: (title: string) => `Save for later: ${title}`,
}
