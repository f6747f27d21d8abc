import { oneLine, shorten } from '../../../lib/one-line.ts'

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
