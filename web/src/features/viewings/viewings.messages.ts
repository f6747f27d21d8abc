import type { Medium } from '@medley/contract/values/medium'
import { plural } from '../../lib/locale.ts'

/** Said of a viewing that is not the first. */
export const repeatTexts: Record<Medium, string> = {
  film: 'Seen before',
  tvShow: 'Seen before',
  book: 'Read before',
  album: 'Heard before',
  podcast: 'Heard before',
}

/** Episodes of a season one after the other; `from` is null for the season as a whole. */
interface Span {
  season: number
  from: number | null
  to: number | null
}

/** Entries of a month or year. */
export interface Sum {
  total: number
  /** Without a day. */
  undated: number
  activeDays: number
}

function onDays({ total, undated, activeDays }: Sum): string {
  const entries = (count: number) => plural(count, { one: '# entry', other: '# entries' })
  const days = plural(activeDays, { one: '# day', other: '# days' })
  if (undated === 0) return `${entries(total)} on ${days}`
  if (undated === total) return `${entries(total)} without a day`
  return `${entries(total - undated)} on ${days}, ${undated} without a day`
}

/** Texts of viewings and diaries. */
export const viewingTexts = {
  own: 'In your diary',
  log: 'Add to diary',
  another: 'Add another day',
  with: (names: string) => `with ${names}`,
  diary: 'Diary',
  ownDiary: 'My Diary',
  diaryOf: (name: string) => `${name}'s Diary`,
  counted: { one: '1 entry', many: 'entries', none: 'Nothing in this diary' },
  medium: 'Medium',
  year: 'Year',
  show: 'Show',
  onlyReviewed: 'With a review',
  onlyUndated: 'Without a day',
  daysOf: (year: number) => `Days of ${year}`,
  wholeYear: (year: number) => `All of ${year}`,
  entries: (count: number) => plural(count, { one: '# entry', other: '# entries' }),
  span: ({ season, from, to }: Span) => {
    if (from === null) return `Season ${season}`
    return from === to ? `S${season} E${from}` : `S${season} E${from}–E${to}`
  },
  episodes: (count: number) => plural(count, { one: '# episode', other: '# episodes' }),
  tracks: (count: number) => plural(count, { one: '# track', other: '# tracks' }),
  inYear: (sum: Sum) => onDays(sum),
  inMonth: (month: string, sum: Sum) => `${month}: ${onDays(sum)}`,
  perDay: 'Entries per day:',
  shades: ['1', '2', '3–4', '5 or more'],
  all: 'All',
  sometimeIn: (year: string) => `Sometime in ${year}`,
  noDay: 'No date',
  again: 'Again',
  toReview: (title: string, rating: number) => `Review of ${title}, rated ${rating} of 10`,
  nothing: 'Nothing in this diary yet',
  ownNothing: 'Your diary starts with the next thing you watch, read or hear',
  ownNothingDetail: 'Log it from its page, or bring your history from elsewhere.',
  noneSuch: 'Nothing in this diary matches',
  findWork: 'Find a work',
  importHistory: 'Import your history',
  more: 'Show more',
  moreFailed: 'Could not load more',
  loadFailed: 'An error occurred',
  actions: (title: string, day: string) => `Actions for ${title}, ${day}`,
  edit: 'Edit',
  delete: 'Delete',
  day: 'Date',
  tags: 'Tags',
  tagsHint: 'Separated by commas. Only you see them.',
  tooManyTags: 'At most 20 tags of up to 100 characters',
  cancel: 'Cancel',
  save: 'Save',
  logged: 'Added to your diary',
  saved: 'Saved',
  deleted: 'Removed from your diary',
  failed: 'An error has occurred',
}
