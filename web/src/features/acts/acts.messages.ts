/** Texts of the undo of what a member did in a work. */
export const actTexts = {
  undo: 'Undo',
  undone: 'Undone',
  tooLate: 'This can no longer be undone',
  askFinished: 'That was the last episode. Finished the show?',
  finish: 'Finished',
  finished: 'You finished the show',
  failed: 'An error has occurred',
}
