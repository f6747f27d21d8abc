import { plural } from '../../lib/locale.ts'

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
