/** Texts of the drafts on one's own profile. */
export const draftTexts = {
  heading: 'Drafts',
  note: 'Only on this device',
  delete: (title: string) => `Delete the draft about ${title}`,
  deleted: 'Draft deleted',
  undo: 'Undo',
}
