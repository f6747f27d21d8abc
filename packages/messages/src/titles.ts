import type { Medium } from '@medley/contract/values/medium'
import { hasVisibleSign } from '@medley/contract/values/visible-sign'

export const productName = 'Medley'

/** The tagline of the landing page. */
export const tagline =
  'The films, shows, books, albums and podcasts of your life, and what your friends thought.'

/** Singular names of the mediums on screen. */
export const mediumNames: Record<Medium, string> = {
  film: 'Film',
  tvShow: 'TV Show',
  book: 'Book',
  album: 'Album',
  podcast: 'Podcast',
}

/** Plural names of the mediums on screen. */
export const mediumPlurals: Record<Medium, string> = {
  film: 'Films',
  tvShow: 'TV Shows',
  book: 'Books',
  album: 'Albums',
  podcast: 'Podcasts',
}

const creatorWords: Record<Medium, string> = {
  film: 'Director',
  tvShow: 'Creator',
  book: 'Author',
  album: 'Artist',
  podcast: 'Publisher',
}

/** Director or Directors, by count; likewise for the other mediums. */
export function creatorWord(medium: Medium, count: number): string {
  return count > 1 ? `${creatorWords[medium]}s` : creatorWords[medium]
}

/** Formats `2008-11-26` as November 26, 2008; `2008-11` as November 2008; `0180` as 180. */
export function readableDate(date: string): string {
  const [year = '', month, day] = date.split('-')
  if (month === undefined) return yearOf(date)
  const time = new Date(0)
  time.setUTCFullYear(Number(year), Number(month) - 1, Number(day ?? 1))
  return new Intl.DateTimeFormat('en-US', {
    year: 'numeric',
    month: 'long',
    ...(day === undefined ? {} : { day: 'numeric' }),
    timeZone: 'UTC',
  }).format(time)
}

/** The year of a release date, without leading zeros. */
export function yearOf(date: string): string {
  return String(Number(date.slice(0, 4)))
}

interface Named {
  username: string
  firstName: string | null
  lastName: string | null
}

/** A person's display name: first and last name, or the username where neither shows anything. */
export function displayName({ username, firstName, lastName }: Named): string {
  const name = [firstName?.trim(), lastName?.trim()].filter((part) => part && hasVisibleSign(part))
  return name.join(' ') || username
}

/** The document title of a page with this name. */
export const titled = (text: string): string => `${text} · ${productName}`

/** Page titles that depend on content, shared by the server's HTML and the app. */
export const titles = {
  landing: () => `${productName}: films, TV shows, books, albums and podcasts, with friends`,
  explore: (medium: Medium) => titled(mediumPlurals[medium]),
  discover: (medium: Medium) => titled(`${mediumPlurals[medium]} for you`),
  work: (title: string) => titled(title),
  discussion: (title: string) => titled(`${title}: discussion`),
  review: (workTitle: string, author: Named) =>
    titled(`${workTitle}, reviewed by ${displayName(author)}`),
  profile: (person: Named) => titled(displayName(person)),
  lists: (person: Named) => titled(`${displayName(person)}'s Lists`),
  list: (title: string) => titled(title),
  contributor: (name: string) => titled(name),
  series: (title: string) => titled(title),
  comingFrom: (service: string) => `From ${service} to ${productName}`,
}
