import { inertCell } from '@medley/doors/parsing/inert-cell'

export type Cell = string | number | boolean | null | undefined

/** A line of a CSV file: texts that no spreadsheet takes for formulas; true, or empty for false. */
export function csvLine(cells: readonly Cell[]): string {
  const quoted = cells.map((cell) => {
    const text = typeof cell === 'string' ? inertCell(cell) : String(cell || '')
    return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
  })
  return `${quoted.join(',')}\r\n`
}

/** Names as a cell that is a list; commas within one would divide it. */
export function commaList(names: readonly string[]): string {
  return names.map((name) => name.replaceAll(/\s*,\s*/g, ' ')).join(', ')
}
