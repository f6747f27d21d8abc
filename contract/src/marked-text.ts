/**
 * Reviews are plain text with a few light marks: `**bold**`, `*italics*`, and `> ` at the start of a
 * quoted line. Marks hold within a line. Signs that mark nothing stay as written, such as those of
 * `5 * 3 * 2`, `5*3*2`, `f**k`, `**** of 5`, or one that is never closed.
 */

/** A piece of a line in one style. */
export interface Span {
  text: string
  isBold: boolean
  isItalic: boolean
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

/** A text without its marks, line by line. */
export function withoutMarks(text: string): string {
  const lines = text.split('\n').map((line) => {
    const spans = readSpans(line.replace(quoteMark, ''))
    return spans.map((span) => span.text).join('')
  })
  return lines.join('\n')
}

/** A run of asterisks: how many of them open or close a style, and how many stay. */
interface Run {
  /** Null for a piece of text. */
  text: string | null
  left: number
  opens: number[]
  closes: number[]
}

/** More asterisks in a row are a rating or a rule. */
const signsMax = 3
const depthMax = 8

/** The spans of a line. */
function readSpans(line: string): Span[] {
  const pieces = line.split(/(\*+)/)
  const open: Run[] = []
  const runs = pieces.map((piece, index): Run => {
    const isSigns = index % 2 === 1
    const run: Run = { text: isSigns ? null : piece, left: piece.length, opens: [], closes: [] }
    if (!isSigns || piece.length > signsMax) return run
    const before = pieces[index - 1] ?? ''
    const after = pieces[index + 1] ?? ''
    if (/\S$/.test(before) && !/^[\p{L}\p{N}]/u.test(after)) close(run, open)
    const mayOpen = /^\S/.test(after) && !/[\p{L}\p{N}]$/u.test(before)
    if (mayOpen && run.left > 0 && open.push(run) > depthMax) open.shift()
    return run
  })
  return toSpans(runs)
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
  const turn = (counts: readonly number[], by: 1 | -1) => {
    for (const count of counts) {
      if (count !== 1) bold += by
      if (count !== 2) italic += by
    }
  }
  for (const { text, left, opens, closes } of runs) {
    turn(closes, -1)
    const shown = text ?? '*'.repeat(left)
    const style = { isBold: bold > 0, isItalic: italic > 0 }
    const last = spans.at(-1)
    const isSame = last?.isBold === style.isBold && last.isItalic === style.isItalic
    if (isSame) last.text += shown
    else if (shown !== '') spans.push({ text: shown, ...style })
    turn(opens, 1)
  }
  return spans
}
