import { createHash } from 'node:crypto'
import {
  tableLimits,
  type ColumnMeaning,
  type TableMapping,
} from '@medley/contract/transfer/import-tables'
import { cutText } from '@medley/contract/values/text-cuts'
import { activeCell } from '../parsing/inert-cell.ts'
import { columnName, type CsvTable } from '../files/csv-table.ts'
import { tidy, visibleText } from '../values.ts'

/** A table of which each column has a name of its own, so that its rows are read by these names. */
export interface NamedTable {
  table: CsvTable
  /** As written in the file; null for a column without a name. */
  titles: (string | null)[]
}

/** Gives each column a name of its own; without a header, the first row becomes one of the others. */
export function nameColumns(whole: CsvTable, hasHeader: boolean): NamedTable {
  const first = whole.headerRecord
  const records = hasHeader || !first ? whole.records : [first, ...whole.records]
  const written = hasHeader ? (first?.cells ?? []) : []
  const width = hasHeader ? written.length : (first?.cells.length ?? 0)
  const names = new Set<string>()
  const titles: (string | null)[] = []
  for (let place = 0; place < width; place += 1) {
    const name = columnName(written[place] ?? '')
    titles.push(titleOf(written[place] ?? ''))
    names.add(names.has(name) || !hasHeader ? `${name} (${place + 1})` : name)
  }
  const table = { ...whole, header: [...names], records }
  return { table: width === 1 ? oneColumn(table) : table, titles }
}

const titleOf = (cell: string) => cutText(tidy(activeCell(cell)), 100) || null

/** A list of titles has no delimiter, but its titles may have commas. */
function oneColumn(table: CsvTable): CsvTable {
  const records = table.records.map(({ line, cells }) => ({ line, cells: [cells.join(',')] }))
  return { ...table, records }
}

/** The cells of a column, as they are read. */
export function cellsOf({ records }: CsvTable, place: number): string[] {
  return records.map(({ cells }) => readCell(cells[place] ?? ''))
}

export function readCell(cell: string): string {
  return cell === '' ? '' : visibleText(activeCell(cell)).trim()
}

/** A hash that identifies files with the same header; null without one. */
export function headerKeyOf(
  { headerRecord }: CsvTable,
  { hasHeader }: TableMapping,
): string | null {
  if (!hasHeader || !headerRecord) return null
  const names = headerRecord.cells.map(columnName)
  const used = names.slice(0, names.findLastIndex((name) => name !== '') + 1)
  return createHash('sha256').update(JSON.stringify(used)).digest('hex')
}

export function placesOf({ columns }: TableMapping, meaning: ColumnMeaning): number[] {
  return columns.filter(({ as }) => as === meaning).map(({ place }) => place)
}

/** A word of a column as a mapping names it. */
export function wordOf(cell: string): string {
  return cutText(tidy(cell).toLowerCase(), tableLimits.wordMax)
}

/** The different words of a column, the most frequent first; those beyond the limit have no meaning of their own. */
export function wordsIn(cells: readonly string[]): string[] {
  const counts = new Map<string, number>()
  for (const cell of cells) {
    const word = wordOf(cell)
    if (word !== '') counts.set(word, (counts.get(word) ?? 0) + 1)
  }
  const ranked = [...counts].toSorted(([, a], [, b]) => b - a)
  return ranked.slice(0, tableLimits.wordsMax).map(([word]) => word)
}
