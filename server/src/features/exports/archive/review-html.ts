import { readBlocks, type Span } from '@medley/contract/values/marked-text'

/** The markup that a service reads for the end of a line and around a spoiler. */
interface Dialect {
  lineBreak: '\n' | '<br/>'
  spoiler: readonly [start: string, end: string]
}

/** Letterboxd has no spoilers within a text: they keep our signs. */
export const letterboxdHtml: Dialect = { lineBreak: '\n', spoiler: ['||', '||'] }
export const goodreadsHtml: Dialect = {
  lineBreak: '<br/>',
  spoiler: ['<spoiler>', '</spoiler>'],
}

/** The text of a review as HTML with bold, italics, quotes and spoilers. */
export function asHtml(text: string | null, { lineBreak, spoiler }: Dialect): string | null {
  if (text === null) return null
  let html = ''
  let isAfterText = false
  for (const { isQuote, lines } of readBlocks(text)) {
    const words = lines.map((spans) => lineHtml(spans, spoiler)).join(lineBreak)
    if (isAfterText && !isQuote) html += lineBreak.repeat(2)
    html += isQuote ? `<blockquote>${words}</blockquote>` : words
    isAfterText = !isQuote
  }
  return html
}

function lineHtml(spans: readonly Span[], [start, end]: Dialect['spoiler']): string {
  const parts = spans.map((span, index) => {
    const opens = span.isSpoiler && !spans[index - 1]?.isSpoiler
    const closes = span.isSpoiler && !spans[index + 1]?.isSpoiler
    return `${opens ? start : ''}${spanHtml(span)}${closes ? end : ''}`
  })
  return parts.join('')
}

function spanHtml({ text, isBold, isItalic }: Span): string {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
  const italic = isItalic ? `<i>${escaped}</i>` : escaped
  return isBold ? `<b>${italic}</b>` : italic
}
