import { shortenText } from '@medley/contract/values/text-cuts'

const longestDescription = 200

/** Characters not allowed in page text; titles from sources may contain any. */
// oxlint-disable-next-line no-control-regex -- matches control characters on purpose
const unprintable = /[\u0000-\u001F\u007F-\u009F\u2028\u2029\uFFFE\uFFFF]+/g

/** A text on one line. */
export function oneLine(text: string): string {
  return text.toWellFormed().replaceAll(unprintable, ' ').replaceAll(/\s+/g, ' ').trim()
}

/** A text on one line, no longer than a preview shows; cut between words if possible. */
export function shorten(text: string, length = longestDescription): string {
  return shortenText(oneLine(text), length)
}
