/** Texts of a list's page. */
export const listPageTexts = {
  sortBy: 'Sort by',
  medium: 'Medium',
  all: 'All',
  sorts: {
    position: 'List Order',
    title: 'Title',
    newest: 'Time Added: newest',
    oldest: 'Time Added: oldest',
  },
  edit: 'Edit',
  /** Before the owner's name. */
  by: 'by',
  listsOf: (username: string) => `All lists of @${username}`,
  /** Before a work's number, for screen readers. */
  number: 'Number',
}
