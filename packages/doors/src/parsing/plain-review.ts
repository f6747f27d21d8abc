import { hasAtMost, limits } from '@medley/contract/limits'
import { cutText } from '@medley/contract/values/text-cuts'
import { emphasisSigns, withEmphasisSigns, withMarks } from './emphasis.ts'
import { withSpoilerMarks, withSpoilerSigns } from './spoilers.ts'

/** Upper bound of the input: the longest stored text with each sign written as an entity, and room for markup. */
const markupMax = 300_000

const blocks = 'p|div|blockquote|h[1-6]|ul|ol|li'
const inlines = 'a|abbr|b|cite|code|del|em|font|i|ins|q|s|small|span|strike|strong|sub|sup|u'
const lineBreak = /<br\s*\/?>\n?/gi
const blockTag = new RegExp(`</?(?:${blocks})(?:\\s[^<>]*)?>`, 'gi')
const inlineTag = new RegExp(`</?(?:${inlines})(?:\\s[^<>]*)?/?>`, 'gi')
const embedded = /<(iframe|script|style|object)(?:\s[^<>]*)?>[^<]*(?:<\/\1>)?/gi
const link = /<a\s([^<>]*)>([^<]*)<\/a>/gi
const linkAddress = /href=["']?(https?:\/\/[^\s"'<>]+)/i
const entity = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,8}));/gi

const namedEntities: Record<string, string> = {
  amp: '&',
  apos: "'",
  gt: '>',
  hellip: '…',
  ldquo: '“',
  lsquo: '‘',
  lt: '<',
  mdash: '—',
  nbsp: ' ',
  ndash: '–',
  quot: '"',
  rdquo: '”',
  rsquo: '’',
}

const quoteStart = '\u0001'
const quoteEnd = '\u0002'
const quoteMarks = new RegExp(`[${quoteStart}${quoteEnd}]`, 'g')

/**
 * Converts an exported review from HTML to plain text: block tags become line breaks, other known tags
 * are removed, a link keeps its URL in brackets, entities are decoded. Unknown tags stay as written.
 * Bold, italics, quotes and spoilers become the marks that reviews are drawn with.
 * Null if nothing is left; truncated to the maximum length of a review.
 */
export function plainReview(markup: string): string | null {
  const read = cutText(markup, markupMax).replaceAll(emphasisSigns, '').replaceAll(quoteMarks, '')
  const untagged = withEmphasisSigns(withSpoilerSigns(read))
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(embedded, '')
    .replaceAll(link, (tag: string, attributes: string, words: string) => {
      const address = linkAddress.exec(attributes)?.[1]
      return address === undefined ? tag : linkText(address, words)
    })
    .replaceAll(lineBreak, '\n')
    .replaceAll(/<blockquote(?:\s[^<>]*)?>/gi, `\n\n${quoteStart}`)
    .replaceAll(/<\/blockquote>/gi, `${quoteEnd}\n\n`)
    .replaceAll(blockTag, '\n\n')
    .replaceAll(inlineTag, '')
  const marked = withSpoilerMarks(withMarks(decodeEntities(untagged)), quoteStart + quoteEnd)
  return cut(tidyLines(withQuotes(marked))) || null
}

/** Begins each line inside of a quote with `>`. */
function withQuotes(text: string): string {
  let depth = 0
  const lines = text.split('\n').map((line) => {
    const isQuoted = depth > 0 || line.includes(quoteStart)
    for (const sign of line) depth += sign === quoteStart ? 1 : sign === quoteEnd ? -1 : 0
    const words = line.replaceAll(quoteMarks, '').trim()
    return isQuoted && words !== '' ? `> ${words}` : words
  })
  return lines.join('\n')
}

/** Trims lines and collapses blank lines to one. */
function tidyLines(text: string): string {
  const lines = text.split('\n').map((line) => line.trim())
  return lines
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
}

function linkText(address: string, words: string): string {
  const shown = words.trim()
  return shown === '' || address.includes(shown) ? address : `${words} (${address})`
}

/** The text with the signs that entities such as `&amp;` and `&#34;` stand for. */
export function decodeEntities(text: string): string {
  return text.replaceAll(entity, decodeEntity)
}

function decodeEntity(whole: string, decimal?: string, hex?: string, name?: string): string {
  if (name !== undefined) return namedEntities[name.toLowerCase()] ?? whole
  const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal)
  const isSurrogate = code >= 0xd800 && code <= 0xdfff
  const isSign = code === 9 || code === 10 || (code >= 32 && code <= 0x10ffff && !isSurrogate)
  return isSign ? String.fromCodePoint(code) : whole
}

function cut(text: string): string {
  const isShort = hasAtMost(text, limits.reviewMax)
  return isShort ? text : `${cutText(text, limits.reviewMax - 1)}…`
}
