/** Words and signs after which a title names a part of a series: "Part II", "Vol. 2", "Episode V". */
const partWord =
  /[,:]?\s+(?:part|vol|volume|chapter|episode|book)\b\.?\s*(?:[ivx]+|\d+|one|two|three|four|five|six)\b.*$/i
/** A roman number or up to two digits at the end: "Rocky IV", "Toy Story 3". */
const numberAtEnd = /\s+(?:[ivx]{1,4}|\d{1,2})$/i
const leadingArticle = /^(?:the|an?)\s+/i

interface Titled {
  title: string
  /** As its source names it. */
  series: string | null
  creators: readonly string[]
}

/**
 * The series that a work may be of; two works of one series have a key in common. Where sources name none, its parts
 * have the beginning of the title in common, before a colon, a dash, "and the" or a number; a beginning of one word
 * has to be by the same creator, too.
 */
export function seriesKeysOf({ title, series, creators }: Titled): string[] {
  const name = (series ?? titleStem(title)).replace(leadingArticle, '').toLowerCase()
  const isTelling = series !== null || name.includes(' ')
  return isTelling ? [name] : creators.map((creator) => `${name}, ${creator}`)
}

function titleStem(title: string): string {
  const [beginning = title] = title.split(/: | – | — | - /)
  const stem = beginning.replace(partWord, '').replace(numberAtEnd, '')
  const [hero = stem] = stem.split(/ and (?:the|a) /i)
  return hero.includes(' ') ? hero : stem
}

/** The number of a whole part: of "2"; null for "1.5" and "1-3", which are no step of a series, and where none is known. */
export function numberOfPart(position: string | null): number | null {
  const number = Number(position ?? NaN)
  return Number.isInteger(number) && number > 0 ? number : null
}
