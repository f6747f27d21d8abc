import type { Medium } from '@medley/contract/medium'

export { creatorWord, mediumNames } from '@medley/contract/titles'

/** What engaging with a work of the medium is called. */
export const engagedVerbs: Record<Medium, string> = {
  film: 'Watched',
  tvShow: 'Watched',
  book: 'Read',
  album: 'Listened to',
  podcast: 'Listened to',
}

const entryWords: Partial<Record<Medium, string>> = {
  tvShow: 'Season',
  album: 'Track',
  podcast: 'Episode',
}

/** Track, or Tracks for several; null for mediums whose works have no entries. */
export function entryWord(medium: Medium, count: number): string | null {
  const word = entryWords[medium]
  if (word === undefined) return null
  return count === 1 ? word : `${word}s`
}

/** The shape of a poster: 2:3 for films, TV shows and books, square for albums and podcasts. */
export function posterShape(medium: Medium): 'tall' | 'square' {
  return medium === 'album' || medium === 'podcast' ? 'square' : 'tall'
}
