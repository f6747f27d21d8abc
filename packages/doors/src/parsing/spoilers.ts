import { textBetween } from '@medley/contract/values/text-cuts'

const spoilerTag = /<\/?spoiler>|\[\/?spoiler\]/gi

/** Signs that stand for the tags until lines are known. */
const start = '\u0007'
const end = '\u0008'
export const spoilerSigns = new RegExp(`[${start}${end}]`, 'g')

const isEnd = (tag: string) => tag[1] === '/'

/** Replaces the tags of spoilers by signs. */
export function withSpoilerSigns(markup: string): string {
  return markup
    .replaceAll(spoilerSigns, '')
    .replaceAll(spoilerTag, (tag) => (isEnd(tag) ? end : start))
}

/** `closed` if a text has tags of spoilers and each has its counterpart, `loose` if one has none. */
export function checkSpoilerTags(markup: string): 'none' | 'closed' | 'loose' {
  const tags = markup.match(spoilerTag) ?? []
  if (tags.length === 0) return 'none'
  let depth = 0
  for (const tag of tags) {
    depth += isEnd(tag) ? -1 : 1
    if (depth < 0) return 'loose'
  }
  return depth === 0 ? 'closed' : 'loose'
}

/** Bars that would open a spoiler, and bars that would end one. */
const opening = /(?<!\|)\|\|(?=[^\s|])/g
const closing = /\|{2,}/g

/**
 * Replaces the signs by `||` around the words of each line; `boundaries` are the signs besides line breaks that
 * the marks may not enclose. A spoiler that stays open ends with the text.
 */
export function withSpoilerMarks(text: string, boundaries: string): string {
  if (text.search(spoilerSigns) < 0) return text
  const pieces = text.split(new RegExp(`([${start}${end}\\n${boundaries}])`))
  let depth = 0
  let marked = ''
  for (const [index, piece] of pieces.entries()) {
    if (piece === start) depth += 1
    else if (piece === end) depth = Math.max(0, depth - 1)
    else {
      const isHidden = depth > 0 && index % 2 === 0
      const shown = isHidden
        ? markWords(piece.replaceAll(closing, '|'))
        : piece.replaceAll(opening, '|')
      const isBeside = marked.endsWith('|') && shown.startsWith('|')
      marked += isBeside ? ` ${shown}` : shown
    }
  }
  return marked
}

/** White space, bars and invisible signs at the edges would be read as no mark. */
const edge = /^[\s|\p{Cf}]$/u

function markWords(piece: string): string {
  let from = 0
  let to = piece.length
  while (from < to && edge.test(piece.charAt(from))) from += 1
  while (from < to && edge.test(piece.charAt(to - 1))) to -= 1
  if (from === to) return piece
  const before = /^\s/.test(piece) ? ' ' : ''
  const after = /\s$/.test(piece) ? ' ' : ''
  return `${before}||${textBetween(piece, from, to)}||${after}`
}
