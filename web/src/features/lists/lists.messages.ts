import { formatNumber, plural } from '../../lib/locale.ts'

/** Texts of lists. */
export const listTexts = {
  inLists: (count: number) => plural(count, { one: 'In # list', other: 'In # lists' }),
  moreLists: 'More lists',
  myLists: 'My Lists',
  listsOf: (name: string) => `${name}'s Lists`,
  newList: 'New List',
  noOwnLists: "You don't have any lists yet.",
  noLists: "This user doesn't have any lists yet.",
  noPreview: 'No list entries',
  noEntries: 'This list has no entries',
  noEntriesOfMedium: 'No works found',
  counted: { one: '1 work', many: 'works', none: 'No works found' },
  tags: 'Tags',
  tagsHint: 'Separated by commas. Only you see them.',
  note: 'Note',
  noteOn: (title: string) => `Note on ${title}`,
  editNote: (title: string) => `Edit the note on ${title}`,
  cancel: 'Cancel',
  done: 'Done',
  private: 'Private',
  public: 'Public',
  ranked: 'Ranked',
  unranked: 'Unranked',
  loadFailed: 'An error occurred',
  changeFailed: 'An unexpected error occurred',
  invalid: 'Your list failed to update due to a validation error',
  addWork: 'Add a work',
  doneWith: (count: number) => `Done: ${countWorks(count)} added`,
  present: 'Work already exists in list',
  addToList: 'Add to list',
  loading: 'Loading',
  newListName: 'Name',
  create: 'Create',
  holdsFrom: (title: string) => `Private, with ${title} in it`,
  required: 'Required',
  takenFrom: (title: string) => `Removed from ${title}`,
  addedTo: (title: string) => `Added to ${title}`,
  added: (title: string) => `${title} was added`,
  removed: (title: string) => `${title} was removed`,
  deleted: 'List deleted',
  deleteQuestion: 'Are you sure you want to delete this list?',
  leaveQuestion: 'Are you sure you want to leave? You still have unsaved changes',
  unloaded: (count: number) =>
    `The first 1,000 works can be edited; ${formatNumber(count)} more keep their places.`,
}

export function countWorks(count: number): string {
  return plural(count, { one: '# work', other: '# works' })
}
