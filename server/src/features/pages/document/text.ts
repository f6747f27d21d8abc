import { shortenText } from '@medley/contract/text-cuts'

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

/** The first lines of a text, about `length` in total; one empty line separates paragraphs. */
export function linesOf(text: string, length: number): string[] {
  const lines: string[] = []
  let left = length
  for (const line of text
    .trim()
    .replaceAll(/(\r?\n){2,}/g, '\n\n')
    .split(/\r?\n/)) {
    if (left <= 0) break
    const shown = shorten(line, left)
    lines.push(shown)
    left -= shown.length
  }
  return lines
}

const entities: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': ' ',
}

/** The text of sanitised HTML. */
export function wordsOf(html: string): string {
  const text = html.replaceAll(/<[^>]*(>|$)/g, ' ')
  return oneLine(text.replaceAll(/&(amp|lt|gt|quot|#39|nbsp);/g, (name) => entities[name] ?? ' '))
}
