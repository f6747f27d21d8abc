import type { Genre } from '@medley/contract/genres'

/** Genres whose name alone is not what somebody likes. */
const phrases: Partial<Record<Genre, string>> = {
  Biography: 'biographies',
  Classical: 'classical music',
  Country: 'country music',
  Crime: 'crime stories',
  Documentary: 'documentaries',
  Electronic: 'electronic music',
  Family: 'family stories',
  Folk: 'folk music',
  'Game Show': 'game shows',
  Latin: 'Latin music',
  Legal: 'legal stories',
  LGBTQ: 'LGBTQ stories',
  Medical: 'medical stories',
  Musical: 'musicals',
  Mystery: 'mysteries',
  'New Age': 'New Age',
  Political: 'politics',
  Reality: 'reality TV',
  Short: 'short films',
  Silent: 'silent films',
  Soundtrack: 'soundtracks',
  Sport: 'sports',
  Superhero: 'superheroes',
  'Talk Show': 'talk shows',
  Teen: 'teen stories',
  Thriller: 'thrillers',
  War: 'war stories',
  Western: 'Westerns',
  World: 'world music',
}

const byName = new Map<string, string>(Object.entries(phrases))

/** Abbreviations keep their capitals. */
const isAbbreviation = /[A-Z]{2}|&/

/** Genres within a sentence about what somebody likes. The catalogue's own names are English. */
export const likedGenreTexts = {
  inSentence: (genre: string): string =>
    byName.get(genre) ?? (isAbbreviation.test(genre) ? genre : genre.toLowerCase()),
}
