import { type Block, readBlocks, type Span, withBars } from '@medley/contract/values/marked-text'
import { type Html, html } from '../../../lib/html.ts'
import { shorten } from '../../../lib/one-line.ts'

/** The paragraphs and quotes of a review as the app first draws them, cut to about `length` in all. */
export function reviewWords(text: string, length: number): Html[] {
  let left = length
  const shownOf = (spans: readonly Span[]): Span[] =>
    withBars(spans).flatMap((span) => {
      if (left <= 0) return []
      const isWhole = span.text.length <= left
      const shown = isWhole ? span.text : shorten(span.text, left)
      left -= isWhole ? span.text.length : left
      return { ...span, text: shown }
    })
  return readBlocks(text).flatMap(({ isQuote, lines }) => {
    const shown = lines.map(shownOf).filter((spans) => spans.length > 0)
    return shown.length === 0 ? [] : toHtml({ isQuote, lines: shown })
  })
}

function toHtml({ isQuote, lines }: Block): Html {
  const words = lines.map((spans, at) =>
    at === 0 ? html`${spans.map(styled)}` : html`<br />${spans.map(styled)}`,
  )
  return isQuote ? html`<blockquote>${words}</blockquote>` : html`<p>${words}</p>`
}

function styled({ text, isBold, isItalic }: Span): Html {
  const words = html`${text}`
  const italic = isItalic ? html`<em>${words}</em>` : words
  return isBold ? html`<strong>${italic}</strong>` : italic
}
