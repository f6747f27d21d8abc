import { textBetween } from '@medley/contract/values/text-cuts'

/** The signs around bold, italic and hidden words. */
export const marks = { bold: '**', italic: '*', spoiler: '||' } as const
export type Mark = keyof typeof marks

/** Marks the selected words, or takes the marks off again; as if typed. */
export function markSelection(area: HTMLTextAreaElement, mark: Mark): void {
  const { selectionStart: from, selectionEnd: to } = area
  const sign = marks[mark]
  const selected = textBetween(area.value, from, to)
  const marked = selected === '' ? sign + sign : toggleMarks(selected, mark)
  replace(area, { from, to }, marked)
  if (selected === '') area.setSelectionRange(from + sign.length, from + sign.length)
}

/** Marks hold within a line, after the sign of a quote. */
export function toggleMarks(text: string, mark: Mark): string {
  const sign = marks[mark]
  const without = text.replaceAll(signsOf[mark], (run) => run.replace(sign, ''))
  if (without !== text) return without
  return text.replaceAll(/^(\s*(?:> +)?)(\S.*\S|\S)/gm, `$1${sign}$2${sign}`)
}

/** Runs of signs that hold the mark: three asterisks are bold and italic. */
const signsOf: Record<Mark, RegExp> = {
  bold: /(?<!\*)\*{2,3}(?!\*)/g,
  italic: /(?<!\*)\*(?:\*\*)?(?!\*)/g,
  spoiler: /\|\|/g,
}

/** Quotes the lines of the selection, or takes the quotes off again. */
export function quoteSelection(area: HTMLTextAreaElement): void {
  const lines = linesOfSelection(area)
  const text = textBetween(area.value, lines.from, lines.to)
  replace(area, lines, toggleQuote(text))
  const end = area.selectionEnd
  area.setSelectionRange(end, end)
}

export function toggleQuote(text: string): string {
  if (/^> /m.test(text)) return text.replaceAll(/^> +/gm, '')
  return text.replaceAll(/^/gm, '> ')
}

/** Quotes the lines of the selection as words from a page, with the cursor at their end. */
export function quotePage(area: HTMLTextAreaElement, page: string): void {
  const { from, to } = linesOfSelection(area)
  const words = textBetween(area.value, from, to).replaceAll(/^> +/gm, '')
  const quote = words.replaceAll(/^/gm, '> ')
  const before = from === 0 || textBetween(area.value, 0, from).endsWith('\n\n') ? '' : '\n'
  replace(area, { from, to }, `${before}${quote}\n> ${page}\n`)
  const end = from + before.length + quote.length
  area.setSelectionRange(end, end)
}

interface Range {
  from: number
  to: number
}

function linesOfSelection({ value, selectionStart, selectionEnd }: HTMLTextAreaElement): Range {
  const from = value.lastIndexOf('\n', selectionStart - 1) + 1
  const end = value.indexOf('\n', selectionEnd)
  return { from: selectionStart === 0 ? 0 : from, to: end < 0 ? value.length : end }
}

function replace(area: HTMLTextAreaElement, { from, to }: Range, text: string): void {
  area.setRangeText(text, from, to, 'select')
  area.dispatchEvent(new Event('input', { bubbles: true }))
  area.focus()
}
