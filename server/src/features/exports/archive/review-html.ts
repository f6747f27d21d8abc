import { readBlocks, type Span } from '@medley/contract/marked-text'

/** The text of a review as HTML with bold, italics and quotes, which Letterboxd and Goodreads read. */
export function asHtml(text: string | null, lineBreak: '\n' | '<br/>'): string | null {
  if (text === null) return null
  let html = ''
  let isAfterText = false
  for (const { isQuote, lines } of readBlocks(text)) {
    const words = lines.map((spans) => spans.map(spanHtml).join('')).join(lineBreak)
    if (isAfterText && !isQuote) html += lineBreak.repeat(2)
    html += isQuote ? `<blockquote>${words}</blockquote>` : words
    isAfterText = !isQuote
  }
  return html
}

function spanHtml({ text, isBold, isItalic }: Span): string {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
  const italic = isItalic ? `<i>${escaped}</i>` : escaped
  return isBold ? `<b>${italic}</b>` : italic
}
