/** Texts of a reported item. */
export const caseTexts = {
  /** Before the author's name. */
  byAuthor: 'by',
  gone: 'It no longer exists.',
  reported: (count: number) => (count === 1 ? 'Reported once' : `Reported ${count} times`),
  /** Followed by who invited the author, who invited that member, and so on. */
  invitedBy: 'Invited by',
  earlier: (count: number) =>
    count === 1
      ? '1 earlier decision about the author'
      : `${count} earlier decisions about the author`,
  context: 'Open in context',
  deletedReporter: 'a deleted account',
  removesPicture: 'deletes the profile picture',
  removeTexts: 'Remove profile text',
}
