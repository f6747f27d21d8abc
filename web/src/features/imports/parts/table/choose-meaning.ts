import type { ColumnMeaning, TableMapping } from '@medley/contract/transfer/import-tables'

const severalTimes: readonly ColumnMeaning[] = ['creator', 'id', 'tags']

export function meaningOf({ columns }: TableMapping, place: number): ColumnMeaning | 'ignored' {
  return columns.find((column) => column.place === place)?.as ?? 'ignored'
}

/** Gives a column a meaning, which leaves the column that had it, unless several may have it. */
export function chooseMeaning(
  mapping: TableMapping,
  place: number,
  as: ColumnMeaning | 'ignored',
): TableMapping {
  const others = mapping.columns.filter(
    (column) => column.place !== place && (column.as !== as || severalTimes.includes(as)),
  )
  const columns = as === 'ignored' ? others : [...others, { place, as }]
  return {
    ...mapping,
    columns: columns.toSorted((a, b) => a.place - b.place),
    // The words of another column are others.
    ...(hasMoved(mapping, columns, 'status') && {
      statusWords: [],
      status: statusOfRest(mapping, as),
    }),
    ...(hasMoved(mapping, columns, 'medium') && { mediumWords: [] }),
    ...(hasMoved(mapping, columns, 'date') && { dayOrder: null }),
  }
}

/** Where a column says how far works are, its empty cells say nothing; without one, it is to be asked. */
function statusOfRest(
  { status, list }: TableMapping,
  as: ColumnMeaning | 'ignored',
): TableMapping['status'] {
  if (as === 'status') return status ?? 'unknown'
  return status === 'unknown' && list === null ? null : status
}

function hasMoved(
  before: TableMapping,
  after: TableMapping['columns'],
  meaning: ColumnMeaning,
): boolean {
  const place = (columns: TableMapping['columns']) =>
    columns.find(({ as }) => as === meaning)?.place
  return place(before.columns) !== place(after)
}

export function hasMeaning({ columns }: TableMapping, meaning: ColumnMeaning): boolean {
  return columns.some(({ as }) => as === meaning)
}

/** The words with another meaning for one of them. */
export function chooseWord<Meaning>(
  words: readonly { word: string; as: Meaning }[],
  word: string,
  as: Meaning,
): { word: string; as: Meaning }[] {
  return words.map((one) => (one.word === word ? { word, as } : one))
}
