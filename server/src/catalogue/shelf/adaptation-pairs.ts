/** A book and a film or show that was made from it, by the names of both. */
export interface AdaptationPair {
  title: string
  author: string
  medium: string
  screenTitle: string
  year: number
  /** Empty where none is known, as for most shows. */
  director: string
}

/** The pairs in a file of lines such as `Jaws|Peter Benchley|film|Jaws|1975|Steven Spielberg`. */
export function readPairs(text: string): AdaptationPair[] {
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
  return lines.map((line) => {
    const [title = '', author = '', medium = '', screenTitle = '', year, director = ''] =
      line.split('|')
    return { title, author, medium, screenTitle, year: Number(year), director }
  })
}
