import type { ColumnMeaning, TableMapping } from '@medley/contract/transfer/import-tables'
import type { CsvTable } from '../files/csv-table.ts'
import { type DateReading, provenOrderOf } from '../parsing/written-dates.ts'
import { type FileContent, type FileFacts, namedList, readRows } from '../file-reader.ts'
import { UnreadableFile } from '../record.ts'
import { comparable } from '../values.ts'
import { areInverted } from './cells.ts'
import { isNamedDone, isNamedReview, showNames } from './column-names.ts'
import { readMappedRow } from './mapped-row.ts'
import { isProgress, type RowReading } from './row-reading.ts'
import { cellsOf, nameColumns, placesOf } from './named-table.ts'
import { plain } from './words.ts'

type Facts = Pick<FileFacts, 'today' | 'timeZone'>

/** Reads the rows of a table as its mapping says. Throws UnreadableFile for other columns. */
export async function readMappedTable(
  whole: CsvTable,
  mapping: TableMapping,
  facts: Facts & { keepsUntold?: boolean },
): Promise<FileContent & { untold: number }> {
  const { table, titles } = nameColumns(whole, mapping.hasHeader)
  if (mapping.columns.some(({ place }) => place >= titles.length)) {
    throw new UnreadableFile({ code: 'otherColumns' }, { line: 1 })
  }
  const cells = (meaning: ColumnMeaning) =>
    placesOf(mapping, meaning).flatMap((place) => cellsOf(table, place))
  const named = new Map<ColumnMeaning, string[]>()
  for (const { place, as } of showsFirst(mapping.columns, titles)) {
    const name = table.header[place]
    if (name !== undefined) named.set(as, [...(named.get(as) ?? []), name])
  }
  const names = (meaning: ColumnMeaning) => named.get(meaning) ?? []
  const isNamed = (meaning: ColumnMeaning, isSo: (name: string) => boolean) =>
    placesOf(mapping, meaning).some((place) => isSo(plain(titles[place] ?? '')))
  const reading: RowReading = {
    mapping,
    names,
    titleOf: new Map(table.header.map((name, place) => [name, titles[place] ?? `#${place + 1}`])),
    dates: datesOf(cells('date'), mapping, facts),
    areInverted: areInverted(cells('creator')),
    tells: {
      day: isNamed('date', isNamedDone),
      status: isNamed('status', isNamedDone),
      text: isNamed('text', isNamedReview),
    },
    hasPlaces: hasPlaces(cells('title'), mapping),
    statuses: new Map(mapping.statusWords.map(({ word, as }) => [word, as])),
    mediums: new Map(mapping.mediumWords.map(({ word, as }) => [word, as])),
    lists: new Map(),
    sameDays: new Map(),
    untold: { count: 0, isKept: facts.keepsUntold ?? false },
  }
  const content = await readRows(table, names('title')[0] ?? '', (row) =>
    readMappedRow(row, reading),
  )
  const isRanked = placesOf(mapping, 'rank').length > 0
  const lists = [...reading.lists].map(([key, name]) => ({ ...namedList(key, name), isRanked }))
  return { ...content, lists, untold: reading.untold.count }
}

/** The columns, those named for shows before others: of two titles in a row, that of the show counts. */
function showsFirst(
  columns: TableMapping['columns'],
  titles: readonly (string | null)[],
): TableMapping['columns'] {
  const isShow = ({ place }: { place: number }) => showNames.test(plain(titles[place] ?? ''))
  return [...columns.filter(isShow), ...columns.filter((column) => !isShow(column))]
}

/**
 * True if seasons and episodes are the places at which the member is in shows: each show has one row, and a status of
 * which some are not finished.
 */
function hasPlaces(titles: readonly string[], { statusWords }: TableMapping): boolean {
  const isOnce = new Set(titles.map(comparable)).size === titles.length
  return isOnce && statusWords.some(({ as }) => isProgress(as))
}

/** How the dates of a column are read: in the order that the member chose, else in that which they prove. */
export function datesOf(
  cells: readonly string[],
  { dayOrder }: Pick<TableMapping, 'dayOrder'>,
  { today, timeZone }: Facts,
): DateReading {
  const provenOrder = dayOrder ?? provenOrderOf(cells, today)
  return { provenOrder, usualOrder: 'unknown', today, timeZone }
}
