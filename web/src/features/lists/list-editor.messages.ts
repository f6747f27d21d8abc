/** Texts of the list editor. */
export const editorTexts = {
  documentTitle: (title: string) => `Edit ${title}`,
  heading: 'Edit list',
  save: 'Save',
  title: 'Title',
  description: 'Description',
  privateHint: 'Only you can see a private list.',
  friendsHint: 'Only you and your friends can see this list.',
  rankedHint: 'Shows each work’s number in the list.',
  deleteList: 'Delete list',
  delete: 'Delete',
  keep: 'Keep',
  move: (title: string) => `Move ${title}`,
  moveTitleUp: (title: string) => `Move ${title} up`,
  moveTitleDown: (title: string) => `Move ${title} down`,
  removeTitle: (title: string) => `Remove ${title}`,
  actionsFor: (title: string) => `Actions for ${title}`,
  moveUp: 'Move up',
  moveDown: 'Move down',
  moveToTop: 'Move to the top',
  moveToEnd: 'Move to the end',
  remove: 'Remove',
  /** Announced after a move. */
  isNumber: (title: string, index: number, count: number) =>
    `${title} is number ${index} of ${count}`,
  dragInstructions:
    'To move a work, press space. Move it with the arrow keys, then press space again, or Escape to leave it where it was.',
  lifted: (title: string) => `${title} is lifted`,
  over: (title: string, index: number) => `${title} is over number ${index}`,
  putDown: (title: string) => `${title} is put down`,
  putBack: (title: string) => `${title} is back where it was`,
}
