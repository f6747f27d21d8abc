import { localeOf } from '../../lib/locale.ts'

const { plural } = localeOf('en')

/** The letter about a week. */
export const digestTexts = {
  subject: "Your friends' week on Medley",
  quietSubject: 'Popular on Medley this week',
  intro: 'Here’s what your friends liked this week.',
  quietIntro: 'Your friends were quiet this week. Here’s what others liked:',
  saved: 'On your saved list, liked by friends',
  others: 'Best rated by friends',
  lists: 'New lists by friends',
  popular: 'Popular reviews',
  open: 'Open Medley',
  why: (link: string) =>
    `You’re getting this e-mail because the weekly digest is switched on: ${link}`,
  rated: (rating: number, who: string) => `${rating} out of 10 from ${who}`,
  list: (count: number, who: string) =>
    `${plural(count, { one: '# work', other: '# works' })}, by ${who}`,
}
