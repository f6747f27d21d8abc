import { cutText } from '@medley/contract/values/text-cuts'
import type { CsvTable } from '../files/csv-table.ts'
import type { FileContent, FileFacts } from '../file-reader.ts'

function placeOf({ header }: CsvTable): number {
  return header.indexOf('profile name')
}

/**
 * The chosen profile if it is in one of some tables, else that with most rows in the first; of two with as many, the
 * first.
 */
export function profileOf(
  tables: readonly [CsvTable, ...CsvTable[]],
  { profile: chosen }: Pick<FileFacts, 'profile'>,
): string {
  const [counts, ...others] = tables.map((table) =>
    Map.groupBy(table.records, ({ cells }) => cells[placeOf(table)]?.trim() ?? ''),
  )
  if (chosen !== undefined && [counts, ...others].some((one) => one?.has(chosen))) return chosen
  const [most] = [...(counts ?? [])].toSorted(([, one], [, other]) => other.length - one.length)
  return most?.[0] ?? ''
}

/**
 * The rows of a profile. Those of the household are only counted: neither names nor titles of theirs go further, nor
 * the text of lines that cannot be told apart.
 */
export function ofProfile(
  whole: CsvTable,
  own: string,
): { table: CsvTable } & Pick<FileContent, 'unused'> {
  const records = whole.records.filter(({ cells }) => cells[placeOf(whole)]?.trim() === own)
  const leftOut = whole.leftOut.map((row) => ({ ...row, title: null }))
  const rows = whole.records.length - records.length
  const reason = { code: 'otherProfiles', params: { own: cutText(own, 100) } } as const
  return { table: { ...whole, records, leftOut }, ...(rows > 0 && { unused: { rows, reason } }) }
}
