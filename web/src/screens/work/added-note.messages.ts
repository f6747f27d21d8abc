/** Texts of the note about a work that a member added. */
export const addedNoteTexts = {
  note: 'Added by hand. Until it’s confirmed, only the members who added it and their friends see it.',
} as const
