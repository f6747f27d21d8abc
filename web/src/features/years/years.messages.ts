import type { Medium } from '@medley/contract/values/medium'
import { plural } from '../../lib/locale.ts'

export const yearsTexts = {
  own: (year: number) => `Your ${year}`,
  of: (name: string, year: number) => `${name}’s ${year}`,
  loadFailed: 'The year could not be loaded.',
  tooShort: (year: number) => `Your ${year} is still short`,
  missing: (count: number) =>
    plural(count, {
      one: 'One more work with a date, and it can be told.',
      other: '# more works with a date, and it can be told.',
    }),
  toDiary: 'To the diary',
  number: 'The number',
  month: 'The month',
  faces: 'The faces of the year',
  surprise: 'The surprise',
  person: 'Shared with',
  worst: 'The worst hour',
  best: 'The one to remember',
  works: (count: number) => plural(count, { one: 'work', other: 'works' }),
  ofMedium: (medium: Medium, count: number) => plural(count, mediumForms[medium]),
  hours: (count: number) => plural(count, { one: '# hour', other: '# hours' }),
  pages: (count: number) => plural(count, { one: '# page', other: '# pages' }),
  inMonth: (count: number) => plural(count, { one: '# work', other: '# works' }),
  monthCount: (month: string, count: number) =>
    `${month}: ${plural(count, { one: '# work', other: '# works' })}`,
  byCovers: (year: number) => `${year}, by its covers`,
  you: 'You',
  everyone: 'Everyone',
  usually: (medium: Medium) => usualForms[medium],
  inCommon: (count: number) =>
    plural(count, { one: '# work in common', other: '# works in common' }),
  evenings: (count: number) =>
    plural(count, { one: '# evening together', other: '# evenings together' }),
  sent: (count: number) =>
    plural(count, { one: '# work sent to each other', other: '# works sent to each other' }),
  notSoBad: 'Even the worst was not bad.',
  readReview: 'Read the review',
  share: 'Share',
  shareScene: (scene: string) => `Share “${scene}”`,
  portrait: 'Upright picture',
  wide: 'Wide picture',
  withFriends: 'The year of your friends',
  toStatistics: (year: number) => `${year} in numbers`,
}

const mediumForms: Record<Medium, { one: string; other: string }> = {
  film: { one: '# film', other: '# films' },
  tvShow: { one: '# show', other: '# shows' },
  book: { one: '# book', other: '# books' },
  album: { one: '# album', other: '# albums' },
  podcast: { one: '# podcast', other: '# podcasts' },
}

/** Whose mean a rating is compared with. */
const usualForms: Record<Medium, string> = {
  film: 'Other films',
  tvShow: 'Other shows',
  book: 'Other books',
  album: 'Other albums',
  podcast: 'Other podcasts',
}

/** A year of a member and their friends. */
export const circleTexts = {
  title: (year: number) => `${year} with friends`,
  own: 'Your own year',
  loadFailed: 'The year could not be loaded.',
  none: 'Nothing in common yet',
  noneHint: 'As soon as friends log the same works, you meet here.',
  common: 'What most of you saw',
  people: (count: number) => plural(count, { one: '# of you', other: '# of you' }),
  quarrel: 'The quarrel of the year',
  busiest: 'Saw, read and heard the most',
  works: (count: number) => plural(count, { one: '# work', other: '# works' }),
}

/** The way to the past year on Home. */
export const homeYearTexts = { isReady: (year: number) => `Your ${year} is ready` }

/** Links between statistics, goals and reviews of years. */
export const linkTexts = {
  label: 'Pages of the statistics',
  numbers: 'In numbers',
  goals: 'Goals',
  review: (year: number) => `${year} in review`,
}

/** Texts for a member's own year. */
export const ownerTexts = {
  private: 'Only you see this.',
  privateHint: 'Publish it to share its link.',
  public: 'Published.',
  publicHint: 'Everyone who can see your diary sees it.',
  publish: 'Publish',
  unpublish: 'Unpublish',
  published: 'Your year is published',
  unpublished: 'Only you see your year now',
  publishFailed: 'This could not be saved. Please try again.',
  leaveOut: 'Leave out',
  leaveOutOf: (title: string) => `Leave out ${title}`,
  takeBack: 'Take back',
  takeBackOf: (title: string) => `Take back ${title}`,
  leftOut: 'Left out of your year',
  takenBack: 'Back in your year',
  leaveOutFailed: 'This could not be saved. Please try again.',
  choose: 'What is in it',
  chooseHint: 'What you leave out is in no scene and in no picture.',
  chooseOpen: 'Choose works',
  leftOutCount: (count: number) =>
    plural(count, { one: '# work is left out', other: '# works are left out' }),
  noPicture: 'Not everyone may see this, so there is no picture of it.',
}

/** The works of the member's own year. */
export const yearWorksTexts = {
  failed: 'The works could not be loaded.',
  more: 'Show more',
  moreFailed: 'More could not be loaded.',
}
