import { reads } from './reads.ts'
import type { Row } from './row.ts'
import type { RowKey } from './row-keys.ts'
import { writes } from './writes.ts'

/** All rows, in the order of the table. Reads come first: writes change what they answer. */
export const rows: readonly Row[] = [...reads, ...writes]

export function rowOf(wanted: RowKey): Row {
  const row = rows.find(({ key }) => key === wanted)
  if (!row) throw new Error(`There is no row ${wanted}`)
  return row
}
