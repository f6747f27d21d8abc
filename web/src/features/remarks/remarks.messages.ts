import type { Medium } from '@medley/contract/values/medium'
import { plural } from '../../lib/locale.ts'

const verbs: Record<Medium, string> = {
  film: 'watched',
  tvShow: 'watched',
  book: 'read',
  album: 'heard',
  podcast: 'heard',
}

/** Texts of remarks: what members write at a point of a work. */
export const remarkTexts = {
  heading: 'Discussion',
  count: (count: number) => plural(count, { one: '# remark', other: '# remarks' }),
  /** Under the heading. */
  upToYou: 'You see what’s been said up to where you are. The rest opens as you go.',
  visitors: 'Log in and say how far you are to read along.',
  order: 'Order',
  byPoint: 'By point',
  newest: 'Newest',
  none: 'No remarks yet',
  noneHere: 'Nobody has said anything about it yet.',
  ahead: (count: number) =>
    plural(count, { one: '# remark is ahead of you', other: '# remarks are ahead of you' }),
  aheadAt: 'Where they are',
  by: (names: string) => `By ${names}`,
  percent: (percent: number) => `${percent}%`,
  page: (page: number, total: number | null) =>
    total === null ? `Page ${page}` : `Page ${page} of ${total}`,
  minute: (minute: number) => `Minute ${minute}`,
  placeholder: (medium: Medium) => `What did you think when you ${verbs[medium]} it?`,
  /** Beside the button: the episode or track of a new remark. */
  at: (name: string) => `At ${name}`,
  chooseEntry: (medium: Medium) =>
    medium === 'album'
      ? 'Open a track to write about it.'
      : 'Open an episode to write about it, or say where you are.',
  replyPlaceholder: 'Reply',
  logIn: 'Log in to write a remark',
  write: 'Write a remark',
  post: 'Post',
  posted: 'Remark posted',
  postFailed: 'The remark could not be posted. Your text is still here.',
  reply: 'Reply',
  replies: 'Replies',
  save: 'Save',
  cancel: 'Cancel',
  edit: 'Edit',
  edited: 'edited',
  editFailed: 'The change could not be saved. Your text is still here.',
  remove: 'Delete',
  removeFailed: 'The remark could not be deleted.',
  menu: 'Remark options',
  profileOf: (name: string) => `Profile of ${name}`,
  loadFailed: 'The remarks could not be loaded.',
  more: 'Show more remarks',
  moreFailed: 'More remarks could not be loaded.',
  /** The point of a new remark. */
  pageField: 'At page',
  totalField: 'of',
  percentField: 'At percent',
  minuteField: 'At minute',
  unit: 'In',
  pages: 'Pages',
  percents: 'Percent',
  minutes: 'Minutes',
  wrongPoint: 'Enter a whole number, up to the end',
  totalMissing: 'Say how many pages your edition has.',
  all: 'The whole discussion',
  limit: 'That’s fifty for today. You can write more tomorrow.',
}
