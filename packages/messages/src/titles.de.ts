import type { Medium } from '@medley/contract/values/medium'
import type * as english from './titles.ts'
import { displayName, productName, titled } from './titles.ts'

/** The German texts of `titles.ts`, which replaces them in the German web app. */
export { displayName, productName, titled, yearOf } from './titles.ts'

export const tagline =
  'Die Filme, Serien, Bücher, Alben und Podcasts deines Lebens, und was deine Freunde davon hielten.'

export const mediumNames: typeof english.mediumNames = {
  film: 'Film',
  tvShow: 'Serie',
  book: 'Buch',
  album: 'Album',
  podcast: 'Podcast',
}

export const mediumPlurals: typeof english.mediumPlurals = {
  film: 'Filme',
  tvShow: 'Serien',
  book: 'Bücher',
  album: 'Alben',
  podcast: 'Podcasts',
}

const creatorWords: Record<Medium, string> = {
  film: 'Regie',
  tvShow: 'Idee',
  book: 'Verfasst von',
  album: 'Musik',
  podcast: 'Produktion',
}

export const creatorWord: typeof english.creatorWord = (medium) => creatorWords[medium]

/** Formats `2008-11-26` as 26. November 2008; `2008-11` as November 2008; `0180` as 180. */
export function readableDate(date: string): string {
  const [year = '', month, day] = date.split('-')
  if (month === undefined) return String(Number(year))
  const time = new Date(0)
  time.setUTCFullYear(Number(year), Number(month) - 1, Number(day ?? 1))
  return new Intl.DateTimeFormat('de', {
    year: 'numeric',
    month: 'long',
    ...(day === undefined ? {} : { day: 'numeric' }),
    timeZone: 'UTC',
  }).format(time)
}

export const titles: typeof english.titles = {
  landing: () => `${productName}: Filme, Serien, Bücher, Alben und Podcasts, mit Freunden`,
  explore: (medium) => titled(mediumPlurals[medium]),
  discover: (medium) => titled(`${mediumPlurals[medium]} für dich`),
  work: (title) => titled(title),
  discussion: (title) => titled(`${title}: Diskussion`),
  review: (workTitle, author) => titled(`${workTitle}, Rezension von ${displayName(author)}`),
  profile: (person) => titled(displayName(person)),
  lists: (person) => titled(`Listen von ${displayName(person)}`),
  list: (title) => titled(title),
  comingFrom: (service) => `Von ${service} zu ${productName}`,
  contributor: (name) => titled(name),
  series: (title) => titled(title),
}
