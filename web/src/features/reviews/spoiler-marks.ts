import { textBetween } from '@medley/contract/text-cuts'

const mark = '||'

/** Marks the selected words as a spoiler, or takes the marks off again; as if typed. */
export function markSelection(area: HTMLTextAreaElement): void {
  const { selectionStart: from, selectionEnd: to } = area
  const selected = textBetween(area.value, from, to)
  const marked = selected === '' ? mark + mark : toggleMarks(selected)
  area.setRangeText(marked, from, to, 'select')
  if (selected === '') area.setSelectionRange(from + mark.length, from + mark.length)
  area.dispatchEvent(new Event('input', { bubbles: true }))
  area.focus()
}

/** Marks hold within a line, after the sign of a quote. */
export function toggleMarks(text: string): string {
  if (text.includes(mark)) return text.replaceAll(mark, '')
  return text.replaceAll(/^(\s*(?:> +)?)(\S.*\S|\S)/gm, `$1${mark}$2${mark}`)
}
