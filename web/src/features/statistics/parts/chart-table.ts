import type { Wanted } from '../statistics.calls.ts'

/** One bar of a chart. */
export interface ChartRow {
  label: string
  /** A shorter label for narrow bars. */
  short?: string
  value: number
  /** The same of the year before. */
  before?: number
  /** The mean of the member's ratings. */
  mean?: number | null
  /** The works behind it. */
  wanted?: Wanted
  /** A colour of the tokens. */
  colour?: string
}

/** A chart as a table. */
export interface ChartTable {
  /** The name of the first column. */
  head: string
  columns: readonly { name: string; of: (row: ChartRow) => number | null }[]
  rows: readonly ChartRow[]
}

/** A table as CSV, with a mark by which spreadsheets know its encoding. */
export function csvOf({ head, columns, rows }: ChartTable): string {
  const lines = [
    [head, ...columns.map(({ name }) => name)],
    ...rows.map((row) => [row.label, ...columns.map(({ of }) => String(of(row) ?? ''))]),
  ]
  return `\uFEFF${lines.map((line) => line.map(cell).join(',')).join('\r\n')}\r\n`
}

/** Quoted where needed; what a spreadsheet would take for a formula begins with an apostrophe. */
function cell(text: string): string {
  const safe = /^[=+@\-\t]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
