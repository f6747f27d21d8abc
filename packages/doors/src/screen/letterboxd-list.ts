import { limits } from '@medley/contract/limits'
import { cutText } from '@medley/contract/values/text-cuts'
import { columnName, type CsvTable } from '../files/csv-table.ts'
import {
  bareRecord,
  type CsvReader,
  dateReading,
  type FileContent,
  type FileFacts,
  leaveOut,
  readRows,
  readYearOf,
} from '../file-reader.ts'
import { midnight, readWholeDay } from '../dates.ts'
import { letterboxdWork, slugOf } from './letterboxd.ts'
import type { SourceList } from '../record.ts'
import { listDescription, noteOf, readTags, readTitle, tidy } from '../values.ts'

/** A Letterboxd list file: a banner, the list's own header and row, then the header and rows of the entries. */
export const letterboxdList: CsvReader = {
  source: 'letterboxd',
  recognises: (has, { name }) =>
    has('letterboxd list export v7') ||
    (has('date') && has('name') && has('url') && has('description')) ||
    (/(^|\/)lists\//.test(name) && has('position') && has('name')),
  read: readList,
}

async function readList(table: CsvTable, file: FileFacts): Promise<FileContent> {
  const rows = table.records.map(({ cells }) => cells.map(columnName))
  const isOwnHeader = (cells: readonly string[]) => cells.includes('name') && cells.includes('tags')
  const isEntryHeader = (cells: readonly string[]) => cells[0] === 'position'
  const entriesAt = rows.findIndex(isEntryHeader)
  const ownHeader = isOwnHeader(table.header) ? table.header : (rows.find(isOwnHeader) ?? [])
  const isHeader = (index: number) => isOwnHeader(rows[index] ?? []) || index === entriesAt
  const hasEntries = entriesAt >= 0 || isEntryHeader(table.header)
  const own = table.records.filter(
    (_, index) =>
      !isHeader(index) && (entriesAt === -1 ? !isEntryHeader(table.header) : index < entriesAt),
  )
  const [first, ...extra] = own
  const list = listOf(file, ownHeader, first)
  const entries: CsvTable = {
    ...table,
    header: rows[entriesAt] ?? table.header,
    records: hasEntries ? table.records.slice(entriesAt + 1) : [],
  }
  const content = await readRows(entries, 'name', (row) => ({
    ...bareRecord,
    line: row.line,
    kind: 'entry',
    work: letterboxdWork(readTitle(row.cell('name')), readYearOf(row), slugOf(row.cell('url'))),
    listings: [
      {
        list: list.key,
        place: Number(row.cell('position')) || row.line,
        ...noteOf(row.cell('description')),
      },
    ],
  }))
  const odd = extra.map((record) => leaveOut(record, ownHeader, 'name', { code: 'listRow' }))
  return { ...content, leftOut: [...content.leftOut, ...odd], lists: [list] }

  function listOf(
    { name, baseName }: FileFacts,
    header: readonly string[],
    record: (typeof table.records)[number] | undefined,
  ): SourceList {
    const cell = (column: string) => record?.cells[header.indexOf(column)] ?? ''
    const title = tidy(cell('name')) || tidy(baseName.replace(/\.csv$/, '').replaceAll('-', ' '))
    const reading = dateReading(table, [], file)
    const tags = readTags(cell('tags'))
    return {
      key: name,
      title: cutText(title, limits.listTitleMax),
      description: listDescription(cell('description')),
      timeCreated: midnight(readWholeDay(cell('date'), 'Date', reading).date),
      line: record?.line ?? null,
      ...(tags.length === 0 ? {} : { tags }),
    }
  }
}
