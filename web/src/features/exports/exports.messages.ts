import { formatDate, formatNumber } from '../../lib/locale.ts'
/** Texts of the data export. */
export const exportsTexts = {
  intro:
    'A ZIP of everything you’ve made here: reviews with dates and ratings, lists, what you’ve watched, read, heard and saved, favorites, comments, likes and your picture. Another Medley can read it as it is, and it includes files for Letterboxd, Goodreads and Trakt.',
  make: 'Export my data',
  makeNew: 'Export again',
  making: 'Your ZIP is being put together. You can close this page.',
  /** `bytes` is its size, `until` an ISO time. */
  ready: (bytes: number, until: string) =>
    `Your ZIP is ready. ${sizeText(bytes)}, kept until ${formatDate(until, 'longDay')}.`,
  failed: 'The ZIP could not be created. Please try again.',
  download: 'Download',
  requestFailed: 'That didn’t work. Please try again.',
  downloadFailed: 'The ZIP could not be downloaded. Please try again.',
  tooOften: 'Too many attempts. Please try again later.',
  loadFailed: 'An error occurred',
}

/** Such as `3.4 MB`. */
function sizeText(bytes: number): string {
  if (bytes < 1_000_000) return `${formatNumber(Math.max(1, Math.round(bytes / 1000)))} kB`
  return `${formatNumber(bytes / 1_000_000)} MB`
}
