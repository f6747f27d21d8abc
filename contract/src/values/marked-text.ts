/**
 * Reviews are plain text with a few light marks: `**bold**`, `*italics*`, `||spoiler||`, and `> ` at the
 * start of a quoted line. Marks hold within a line. Signs that mark nothing stay as written, such as those
 * of `5 * 3 * 2`, `5*3*2`, `f**k`, `**** of 5`, `a || b`, or one that is never closed.
 */

/** A piece of a line in one style. */
export interface Span {
  text: string
  isBold: boolean
  isItalic: boolean
  /** The spans of one spoiler follow each other; others are between two spoilers. */
  isSpoiler: boolean
}

/** A paragraph or a quote. */
export interface Block {
  isQuote: boolean
  lines: Span[][]
}

const quoteMark = /^> +(?=\S)/

/** The paragraphs and quotes of a text; empty lines separate them. */
export function readBlocks(text: string): Block[] {
  const blocks: Block[] = []
  for (const paragraph of text.trim().split(/(?:\r?\n){2,}/)) {
    let last: Block | undefined
    for (const line of paragraph.split(/\r?\n/)) {
      const isQuote = quoteMark.test(line)
      if (last?.isQuote !== isQuote) blocks.push((last = { isQuote, lines: [] }))
      last.lines.push(readSpans(line.replace(quoteMark, '')))
    }
  }
  return blocks
}

/** Stands for a spoiler, whatever its length. */
export const spoilerBar = '█████'

/** A text without its marks, line by line. A bar stands for each spoiler, unless they are asked for. */
export function withoutMarks(text: string, { spoilers = false } = {}): string {
  const lines = text.split('\n').map((line) => {
    const spans = readSpans(line.replace(quoteMark, ''))
    return (spoilers ? spans : withBars(spans)).map((span) => span.text).join('')
  })
  return lines.join('\n')
}

/** The spans of a line with a bar in place of each spoiler. */
export function withBars(spans: readonly Span[]): Span[] {
  return spans.flatMap((span, index) => {
    if (!span.isSpoiler) return span
    return spans[index - 1]?.isSpoiler ? [] : { ...span, text: spoilerBar }
  })
}

/** A run of signs: how many asterisks open or close a style, and how many signs stay. */
interface Run {
  /** Null for asterisks, empty for a sign that opens or closes a spoiler. */
  text: string | null
  isSpoilerSign: boolean
  left: number
  opens: number[]
  closes: number[]
}

/** More asterisks in a row are a rating or a rule. */
const signsMax = 3
const depthMax = 8

/** The spans of a line. */
function readSpans(line: string): Span[] {
  const pieces = line.split(/(\*+|\|\|+)/)
  const spoilerSigns = findSpoilers(pieces)
  const open: Run[] = []
  const runs = pieces.map((piece, index): Run => {
    const isAsterisks = piece.startsWith('*')
    const isSpoilerSign = spoilerSigns.has(index)
    const text = isAsterisks ? null : isSpoilerSign ? '' : piece
    const run: Run = { text, isSpoilerSign, left: piece.length, opens: [], closes: [] }
    if (!isAsterisks || piece.length > signsMax) return run
    const { before, after } = besidesOf(pieces, index)
    if (/\S$/.test(before) && !/^[\p{L}\p{N}]/u.test(after)) close(run, open)
    const mayOpen = /^\S/.test(after) && !/[\p{L}\p{N}]$/u.test(before)
    if (mayOpen && run.left > 0 && open.push(run) > depthMax) open.shift()
    return run
  })
  return toSpans(runs)
}

/** The text or sign on each side of a piece; the text between two signs may be empty. */
function besidesOf(pieces: readonly string[], index: number): { before: string; after: string } {
  return {
    before: pieces[index - 1] || (pieces[index - 2] ?? ''),
    after: pieces[index + 1] || (pieces[index + 2] ?? ''),
  }
}

/**
 * The places of the signs that open or close a spoiler. It may be a part of a word and end with a space, as a phone's
 * keyboard writes one: words shown by mistake are worse than words hidden.
 */
function findSpoilers(pieces: readonly string[]): Set<number> {
  const signs = new Set<number>()
  let open: number | undefined
  for (const [index, piece] of pieces.entries()) {
    if (piece !== '||') continue
    if (open !== undefined) {
      signs.add(open).add(index)
      open = undefined
    } else if (/^\S/.test(besidesOf(pieces, index).after)) open = index
  }
  return signs
}

/** Closes the nearest open runs that fit; runs opened inside of them stay as written. */
function close(run: Run, open: Run[]): void {
  while (run.left > 0) {
    const index = open.findLastIndex(
      ({ left }) => left === run.left || left === signsMax || run.left === signsMax,
    )
    const opening = open[index]
    if (!opening) return
    const count = Math.min(opening.left, run.left)
    opening.left -= count
    run.left -= count
    opening.opens.push(count)
    run.closes.push(count)
    open.length = opening.left > 0 ? index + 1 : index
  }
}

function toSpans(runs: readonly Run[]): Span[] {
  const spans: Span[] = []
  let bold = 0
  let italic = 0
  let isSpoiler = false
  const turn = (counts: readonly number[], by: 1 | -1) => {
    for (const count of counts) {
      if (count !== 1) bold += by
      if (count !== 2) italic += by
    }
  }
  for (const { text, isSpoilerSign, left, opens, closes } of runs) {
    if (isSpoilerSign) isSpoiler = !isSpoiler
    turn(closes, -1)
    const shown = text ?? '*'.repeat(left)
    const style = { isBold: bold > 0, isItalic: italic > 0, isSpoiler }
    const last = spans.at(-1)
    const isSame =
      last?.isBold === style.isBold &&
      last.isItalic === style.isItalic &&
      last.isSpoiler === isSpoiler
    if (isSame) last.text += shown
    else if (shown !== '') spans.push({ text: shown, ...style })
    turn(opens, 1)
  }
  return spans
}
