import type { Medium } from '@medley/contract/values/medium'
import { sql } from 'kysely'
import { shelfSource } from '../../../catalogue/shelf/shelf.ts'
import type { Handle, Tx } from '../../../db/transaction.ts'
import { findStamp, putStamp } from '../refresh/works.storage.queries.ts'

/** How many works of a medium this edition has stored. */
export async function findProgress(
  handle: Handle,
  medium: Medium,
  edition: string,
): Promise<number> {
  const stamp = await findStamp(handle, `${shelfSource} ${medium}`)
  const [stored, count] = stamp?.split(' ') ?? []
  return stored === edition ? Number(count) : 0
}

export async function putProgress(
  handle: Handle,
  medium: Medium,
  progress: { edition: string; count: number; time: Date },
): Promise<void> {
  const { edition, count, time } = progress
  await putStamp(handle, `${shelfSource} ${medium}`, `${edition} ${count}`, time)
}

/** Those of the shelf ids that are the first id of a work. */
export async function listStoredShelfIds(
  handle: Handle,
  medium: Medium,
  ids: readonly string[],
): Promise<Set<string>> {
  const rows = await handle
    .selectFrom('works')
    .select('external_id as externalId')
    .where('medium', '=', medium)
    .where('source', '=', shelfSource)
    .where('external_id', '=', sql<string>`any(${ids}::text[])`)
    .execute()
  return new Set(rows.map(({ externalId }) => externalId))
}

/** Works among these that are on the shelf already, by a line of their own. */
export async function listWorksOnShelf(
  handle: Handle,
  workIds: readonly number[],
): Promise<Set<number>> {
  const { rows } = await sql<{ id: number }>`
    select id from works where id = any(${workIds}::integer[]) and (
      source = ${shelfSource} or exists (
        select from work_external_ids as also
        where also.work_id = works.id and also.source = ${shelfSource}
      )
    )`.execute(handle)
  return new Set(rows.map(({ id }) => id))
}

/** Writes the places of works on the shelf, which order works of equal popularity. */
export async function putShelfPlaces(
  tx: Tx,
  places: readonly { id: number; place: number }[],
): Promise<void> {
  await sql`
    with moved as (
      -- In one order, so that it and a writer of several counts do not block each other.
      select work_id, place
      from work_counts
      join json_to_recordset(${JSON.stringify(places)}) as given (id integer, place integer) on id = work_id
      where shelf_place is distinct from place
      order by work_id
      for no key update of work_counts
    )
    update work_counts set shelf_place = moved.place
    from moved where work_counts.work_id = moved.work_id`.execute(tx)
}

export interface FormerDouble {
  medium: Medium
  /** The work under a former id. */
  id: number
  /** The work that it is. */
  intoId: number
}

/** Works that a former edition kept apart from the one that they are. */
export async function listDoubles(
  handle: Handle,
  medium: Medium,
  pairs: readonly { externalId: string; formerId: string }[],
): Promise<FormerDouble[]> {
  const { rows } = await sql<FormerDouble>`
    select double.medium, double.id, work.id as "intoId"
    from json_to_recordset(${JSON.stringify(pairs)}) as pair ("externalId" text, "formerId" text)
    join works as double on double.medium = ${medium} and double.source = ${shelfSource}
      and double.external_id = pair."formerId" and double.merged_into is null
    join works as work on work.medium = ${medium} and work.source = ${shelfSource}
      and work.external_id = pair."externalId" and work.merged_into is null
    order by double.id`.execute(handle)
  return rows
}

/**
 * Brings the statistics and indexes of freshly stored works up to date; outside a transaction. Until
 * then, searches take many times as long.
 */
export async function settleWorks(handle: Handle): Promise<void> {
  await handle.connection().execute(async (connection) => {
    await sql.raw('set statement_timeout = 0').execute(connection)
    try {
      await sql`vacuum (analyze) works, work_counts, search_titles, search_words`.execute(
        connection,
      )
    } finally {
      await sql.raw('reset statement_timeout').execute(connection)
    }
  })
}

/** Lets the statements of a transaction take as long as a slow machine needs, or wait for another process. */
export async function liftTimeLimit(tx: Tx): Promise<void> {
  await sql.raw('set local statement_timeout = 0').execute(tx)
}
