import { textBetween } from '@medley/contract/values/text-cuts'
import { spoilerSigns } from './spoilers.ts'

/** Signs that stand for the tags of bold and italics until lines are known. */
const boldStart = '\u0003'
const boldEnd = '\u0004'
const italicStart = '\u0005'
const italicEnd = '\u0006'
const signs = `${boldStart}${boldEnd}${italicStart}${italicEnd}`
export const emphasisSigns = new RegExp(`[${signs}]`, 'g')

const emphases = [
  { tags: 'b|strong', start: boldStart, end: boldEnd },
  { tags: 'i|em', start: italicStart, end: italicEnd },
]

/** Replaces the tags of bold and italics by signs, where every tag is closed. */
export function withEmphasisSigns(markup: string): string {
  return emphases.reduce((text, { tags, start, end }) => {
    const opening = new RegExp(`<(?:${tags})(?:\\s[^<>]*)?>`, 'gi')
    const closing = new RegExp(`</(?:${tags})>`, 'gi')
    const isClosed = (text.match(opening) ?? []).length === (text.match(closing) ?? []).length
    return isClosed ? text.replaceAll(opening, start).replaceAll(closing, end) : text
  }, markup)
}

/**
 * Replaces the signs by `**` and `*` around the words of each line. Words that the marks could not show,
 * such as a part of a longer word, stay plain.
 */
export function withMarks(text: string): string {
  const pieces = text.split(new RegExp(`([${signs}\n])`))
  let bold = 0
  let italic = 0
  let marked = ''
  for (const [index, piece] of pieces.entries()) {
    if (piece === boldStart) bold += 1
    else if (piece === boldEnd) bold -= 1
    else if (piece === italicStart) italic += 1
    else if (piece === italicEnd) italic -= 1
    else if (piece.replaceAll(spoilerSigns, '').trim() === '') marked += piece
    else {
      const mark = `${bold > 0 ? '**' : ''}${italic > 0 ? '*' : ''}`
      marked += markWords(piece, mark, { before: marked, after: followingSign(pieces, index) })
    }
  }
  return marked
}

/** The first sign of the text after a piece; pieces at odd places are tags or line breaks. */
function followingSign(pieces: readonly string[], index: number): string {
  for (let next = index + 1; next < pieces.length; next += 1) {
    const piece = pieces[next] ?? ''
    if (piece === '\n' || (next % 2 === 0 && piece !== '')) return piece
  }
  return ''
}

function markWords(
  piece: string,
  mark: string,
  { before, after }: { before: string; after: string },
): string {
  const words = piece.trim()
  if (mark === '') return piece
  const start = piece.indexOf(words)
  const end = start + words.length
  const isPart =
    (start === 0 && /[\p{L}\p{N}*]$/u.test(before)) ||
    (end === piece.length && /^[\p{L}\p{N}*]/u.test(after)) ||
    /^\*|\*$/.test(words)
  if (isPart) return piece
  return `${textBetween(piece, 0, start)}${mark}${words}${mark}${piece.slice(end)}`
}
