import type { Medium } from '@medley/contract/medium'
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
  ahead: (amount: string) => `${amount} ahead`,
  onYourWay: 'On your way',
  onTheWay: 'On the way',
  inTheEnd: (done: string) => `${done} in the end`,
  soon: 'Still to come',
  onlyYou: 'Only you see it',
  allGoals: 'All goals',
  moreGoals: (count: number) =>
    plural(count, { one: 'and # more goal', other: 'and # more goals' }),
}
