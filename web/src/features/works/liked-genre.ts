import type { Genre } from '@medley/contract/values/genres'
import { likedGenresTexts } from '@medley/texts/liked-genres'

const names: Record<Genre, string> = likedGenresTexts.names

const isGenre = (name: string): name is Genre => Object.hasOwn(names, name)

/** Abbreviations keep their capitals. */
const isAbbreviation = /[A-Z]{2}|&/

/** A genre within a sentence about what somebody likes: `war stories`. */
export function likedGenre(genre: string): string {
  if (isGenre(genre)) return names[genre]
  const isLowercase = !isAbbreviation.test(genre)
  return likedGenresTexts.other({ name: genre, lowercase: genre.toLowerCase(), isLowercase })
}
