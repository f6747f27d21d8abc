import type { Medium } from '@medley/contract/medium'
import { oneLine } from './text.ts'

/** The medium as a noun within a sentence. */
export const mediumWords: Record<Medium, string> = {
  film: 'film',
  tvShow: 'TV show',
  book: 'book',
  album: 'album',
  podcast: 'podcast',
}

/** `8`, `7.5`: an average or rating as text. */
export function ratingText(rating: number): string {
  return String(Math.round(rating * 10) / 10)
}

/** `one review`, `12 reviews`. */
export function countText(count: number, word: string): string {
  return count === 1 ? `one ${word}` : `${count.toLocaleString('en-US')} ${word}s`
}

/** The name of a work whose title has no visible character. */
export function titleText(title: string): string {
  return oneLine(title) || 'Unknown Title'
}

/** Texts of preview pictures. */
export const cardTexts = {
  home: 'Films, shows, books, albums and podcasts, with friends',
  explore: 'To rate, review and discover',
  contributor: 'Best known for',
  list: (works: string, username: string) => `${works} · a list by ${username}`,
  profile: (username: string) => `The favourites of @${username}`,
}
