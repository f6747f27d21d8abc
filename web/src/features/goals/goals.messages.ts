import { limits } from '@medley/contract/limits'
import type { Medium } from '@medley/contract/values/medium'
import { plural } from '../../lib/locale.ts'

const works: Record<Medium, (count: number) => string> = {
  film: (count) => plural(count, { one: '# film', other: '# films' }),
  tvShow: (count) => plural(count, { one: '# show', other: '# shows' }),
  book: (count) => plural(count, { one: '# book', other: '# books' }),
  album: (count) => plural(count, { one: '# album', other: '# albums' }),
  podcast: (count) => plural(count, { one: '# podcast', other: '# podcasts' }),
}

export const goalTexts = {
  goals: 'Goals',
  own: 'Your goals',
  of: (name: string) => `Goals of ${name}`,
  loadFailed: 'The goals could not be loaded.',
  worksOf: (medium: Medium, count: number) => works[medium](count),
  works: (count: number) => plural(count, { one: '# work', other: '# works' }),
  pages: (count: number) => plural(count, { one: '# page', other: '# pages' }),
  hours: (count: number) => plural(count, { one: '# hour', other: '# hours' }),
  episodes: (count: number) => plural(count, { one: '# episode', other: '# episodes' }),
  inYear: (amount: string, year: number) => `${amount} in ${year}`,
  listUntil: (title: string, day: string) => `“${title}” by ${day}`,
  doneOf: (done: string, target: string) => `${done} of ${target}`,
  reached: 'Reached',
  beyond: (more: string) => `Reached, and ${more} more`,
  toGo: (amount: string) => `${amount} to go`,
  inTheEnd: (done: string) => `${done} in the end`,
  soon: 'Still to come',
  onlyYou: 'Only you see it',
  allGoals: 'All goals',
  moreGoals: (count: number) =>
    plural(count, { one: 'and # more goal', other: 'and # more goals' }),
}

/** Texts of the page of goals and of the window that sets one. */
export const goalPageTexts = {
  set: 'Set a goal',
  edit: 'Change goal',
  none: 'No goals yet',
  noneOwn:
    'A few books, films or hours in a year, or a list by a certain day. Only if you like, and as small as you like.',
  noneOther: (name: string) => `${name} isn’t showing any goals.`,
  earlier: 'Show earlier years',
  moreFailed: 'More goals could not be loaded.',
  more: (goal: string) => `Actions for ${goal}`,
  change: 'Change',
  remove: 'Remove',
  removed: 'Goal removed',
  removeFailed: 'The goal could not be removed.',
  what: 'What',
  kinds: {
    works: 'Works',
    pages: 'Pages',
    minutes: 'Hours',
    episodes: 'Episodes',
    list: 'A list of mine',
  },
  medium: 'Medium',
  anyMedium: 'All',
  howMany: 'How many',
  year: 'Year',
  list: 'List',
  chooseList: 'Choose a list',
  listMissing: 'A list of yours',
  listsFailed: 'Your lists could not be loaded.',
  noLists: 'You have no list yet.',
  makeList: 'Make one',
  until: 'Until',
  isPrivate: 'Only I see it',
  cancel: 'Cancel',
  save: 'Save',
  numberMissing: (max: string) => `Enter a whole number from 1 to ${max}`,
  dayMissing: 'Choose the day to finish it by',
  exists: 'You already have this goal.',
  full: plural(limits.goalsPerYear, {
    one: 'A year has room for # goal.',
    other: 'A year has room for # goals. Remove one to set another.',
  }),
  listGone: 'This list no longer exists.',
  gone: 'This goal no longer exists.',
  notSaved: 'The goal could not be saved.',
  windowFailed: 'That didn’t work. Please try again.',
}
