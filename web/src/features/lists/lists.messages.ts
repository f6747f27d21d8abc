import type { Medium } from '@medley/contract/values/medium'
import { formatNumber, plural } from '../../lib/locale.ts'

/** Texts of lists. */
export const listTexts = {
  inLists: (count: number) => plural(count, { one: 'In # list', other: 'In # lists' }),
  moreLists: 'More lists',
  onOwnLists: 'On your lists',
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
  friendsOnly: 'Friends only',
  ranked: 'Ranked',
  unranked: 'Unranked',
  loadFailed: 'An error occurred',
  changeFailed: 'An unexpected error occurred',
  invalid: 'Your list failed to update due to a validation error',
  addWork: 'Add a work',
  doneWith: (count: number) => `Done: ${countWorks(count)} added`,
  present: 'Work already exists in list',
  loading: 'Loading',
  lists: 'Lists',
  whoseLists: 'Whose lists',
  popular: 'Popular',
  ofFriends: 'Friends',
  noFriendsLists: 'No lists from your friends yet',
  noPopularLists: 'No lists yet',
  noListsDetail: 'Public lists with works in them show up here.',
  countedLists: { one: '1 list', many: 'lists', none: 'No lists' },
  byOwner: (username: string) => `by @${username}`,
  likes: (count: number) => plural(count, { one: '# like', other: '# likes' }),
  after: (username: string) => `based on a list by @${username}`,
  copy: 'Copy to my lists',
  copyDetail: (count: number) => `A private list with ${countWorks(count)}, in the same order.`,
  withNotes: 'Include the notes',
  copyNow: 'Copy',
  copied: 'Copied to your lists',
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

/** Verbs for works of a medium; in a mixture, one word. */
const acts: Record<Medium, { alone: string; mixed: string }> = {
  film: { alone: 'watched', mixed: 'seen' },
  tvShow: { alone: 'watched', mixed: 'seen' },
  book: { alone: 'read', mixed: 'read' },
  album: { alone: 'listened to', mixed: 'heard' },
  podcast: { alone: 'listened to', mixed: 'heard' },
}

const mixtures: Record<string, string> = {
  'read seen': 'seen or read',
  'heard seen': 'seen or heard',
  'heard read': 'read or heard',
  'heard read seen': 'seen, read or heard',
}

/** `3 of 11 watched`; `seen or heard` and the like for a mixture of mediums. */
export function progressText(done: number, count: number, mediums: readonly Medium[]): string {
  const words = [...new Set(mediums.map((medium) => acts[medium].mixed))].toSorted()
  const [first = 'film'] = mediums
  const word = mixtures[words.join(' ')] ?? acts[first].alone
  return `${formatNumber(done)} of ${formatNumber(count)} ${word}`
}

/** Texts of the button that adds a work to lists. */
export const addToListTexts = {
  addToList: 'Add to list',
  failed: 'An error occurred',
}

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
