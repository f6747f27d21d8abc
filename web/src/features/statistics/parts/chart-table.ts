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

/** A chart: its title, the table behind it and how it is drawn. */
export interface Chart {
  title: string
  /** A line beside the title. */
  lead?: string
  table: ChartTable
  drawing: 'columns' | 'rows' | 'map'
  /** The year of the wider columns behind. */
  yearBefore?: number | undefined
}

/** Charts as one CSV, an empty line between two, with a mark by which spreadsheets know its encoding. */
export function csvOf(charts: readonly Pick<Chart, 'title' | 'table'>[]): string {
  const texts = charts.map(({ title, table }) =>
    [[title], ...linesOf(table)].map((line) => `${line.map(cell).join(',')}\r\n`).join(''),
  )
  return `\uFEFF${texts.join('\r\n')}`
}

const linesOf = ({ head, columns, rows }: ChartTable) => [
  [head, ...columns.map(({ name }) => name)],
  ...rows.map((row) => [row.label, ...columns.map(({ of }) => String(of(row) ?? ''))]),
]

/** Quoted where needed; what a spreadsheet would take for a formula begins with an apostrophe. */
function cell(text: string): string {
  const safe = /^[=+@\-\t]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
