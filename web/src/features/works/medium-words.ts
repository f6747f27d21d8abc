import { worksTexts } from '@medley/texts/works'
import type { Medium } from '@medley/contract/values/medium'
import { yearOf } from '@medley/messages/titles'

/** "Track" or "Tracks", by count; null for mediums without entries. */
export function entryWord(medium: Medium, count: number): string | null {
  return medium === 'film' || medium === 'book' ? null : worksTexts.entryWord({ medium, count })
}

/** Poster shape: 2:3 for films, TV shows and books, square for albums and podcasts. */
export function posterShape(medium: Medium): 'tall' | 'square' {
  return medium === 'album' || medium === 'podcast' ? 'square' : 'tall'
}

interface Dated {
  title: string
  releaseDate: string | null
}

/** `Notting Hill (1999)`, or the title alone where the year is not known. */
export function nameWithYear({ title, releaseDate }: Dated): string {
  return releaseDate === null ? title : `${title} (${yearOf(releaseDate)})`
}
