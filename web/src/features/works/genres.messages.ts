/** The name of a genre on screen. The catalogue's own names are English. */
export const genreTexts = {
  nameOf: (genre: string): string => genre,
}
