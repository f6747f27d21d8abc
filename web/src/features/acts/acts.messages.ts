/** Texts of the undo of what a member did in a work. */
export const actTexts = {
  undo: 'Undo',
  undone: 'Undone',
  tooLate: 'This can no longer be undone',
  failed: 'An error has occurred',
}
