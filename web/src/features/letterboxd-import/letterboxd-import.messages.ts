/** Texts of the import. */
export const importTexts = {
  failed: 'An error has occurred',
  complete: 'Upload Complete!',
  isZip: 'This is the whole export. Unpack it and choose one of the csv files inside.',
  isHuge: 'This file is too large to be an export.',
  isOther: 'The columns are not those of a Letterboxd film file.',
  isWatchlist: 'This looks like your watchlist: films that you have not seen yet.',
  noFile: 'Choose a file first',
  nothingFound: 'There is nothing to import in this file.',
} as const

/** 1 film, 2 films. */
export function countOf(count: number, one: string, many: string): string {
  return `${count.toLocaleString('en')} ${count === 1 ? one : many}`
}
