/** Abbreviations and names keep their capitals. */
const isName = /[A-Z]{2}|&|^Latin$/

/** The name of a genre on screen, and within a sentence. The catalogue's own names are English. */
export const genreTexts = {
  nameOf: (genre: string): string => genre,
  inSentence: (genre: string): string => (isName.test(genre) ? genre : genre.toLowerCase()),
}
