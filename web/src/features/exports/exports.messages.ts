import { formatDate, formatNumber } from '../../lib/locale.ts'
/** Texts of the data export. */
export const exportsTexts = {
  intro:
    'One ZIP of all you made here: reviews with their days and scores, lists, what you watched, read and heard, what you saved, favorites, comments, likes and your picture. Another Medley reads it as it is; Letterboxd and Goodreads find tables of their own in it.',
  make: 'Make my ZIP',
  makeNew: 'Make a new one',
  making: 'Your ZIP is being made. You can close this page.',
  /** `bytes` is its size, `until` an ISO time. */
  ready: (bytes: number, until: string) =>
    `Your ZIP is ready. ${sizeText(bytes)}, kept until ${formatDate(until, 'longDay')}.`,
  failed: 'The ZIP could not be made. Please try again.',
  download: 'Download',
  requestFailed: 'That did not work. Please try again.',
  downloadFailed: 'The ZIP could not be fetched. Please try again.',
  tooOften: 'You have asked too often. Please try again later.',
  loadFailed: 'An error occurred',
}

/** Such as `3.4 MB`. */
function sizeText(bytes: number): string {
  if (bytes < 1_000_000) return `${formatNumber(Math.max(1, Math.round(bytes / 1000)))} kB`
  return `${formatNumber(bytes / 1_000_000)} MB`
}
