import type { Genre } from '@medley/contract/values/genres'
import { genresTexts } from '@medley/texts/genres'

const names: Record<Genre, string> = genresTexts.names

const isGenre = (name: string): name is Genre => Object.hasOwn(names, name)

/** The name of a genre on screen. The catalogue's own names are English. */
export function genreName(genre: string): string {
  return isGenre(genre) ? names[genre] : genre
}
