import type { RawBuilder } from 'kysely'
import type { Handle } from './transaction.ts'

/** A row with the numeric key that orders the pages. */
type KeyedRow<T> = T & { key: number }

export const rowsAtOnce = 500

/** All rows of a query, read page by page with keyset pagination. */
export async function* readPages<T>(
  handle: Handle,
  select: (after: number) => RawBuilder<KeyedRow<T>>,
): AsyncGenerator<T> {
  for (let after = -1; ;) {
    const { rows } = await select(after).execute(handle)
    for (const { key, ...row } of rows) {
      after = key
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a keyed row without its key
      yield row as unknown as T
    }
    if (rows.length < rowsAtOnce) return
  }
}
