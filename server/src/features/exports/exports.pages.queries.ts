import type { ExportDocument, ExportedWork } from '@medley/contract/export-format'
import { type RawBuilder, sql } from 'kysely'
import type { Handle } from '../../db/transaction.ts'

export type TimesAsDates<T> = {
  [K in keyof T]: K extends `time${string}` ? Date | Extract<T[K], null> : T[K]
}
export type Exported<K extends keyof ExportDocument> = ExportDocument[K] extends (infer One)[]
  ? TimesAsDates<One>
  : TimesAsDates<ExportDocument[K]>

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

/** The work of a row, with everything another Medley instance needs to identify it. */
export const work = sql<ExportedWork>`
  json_build_object(
    'medium', works.medium, 'title', works.title, 'releaseDate', works.release_date,
    'creators', works.creators, 'source', works.source, 'externalId', works.external_id,
    'ids', coalesce(
      (select json_object_agg(further.source, further.external_id) from (
        select source, min(external_id) as external_id from work_external_ids
        where work_id = works.id and medium = works.medium group by source
      ) as further), '{}')
  ) as work
`
