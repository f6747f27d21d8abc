import { sql } from 'kysely'
import type { WorkFacts } from '../../catalogue/work-facts.ts'
import type { Handle, Tx } from '../../db/transaction.ts'

interface StoredKey {
  id: number
  medium: string
  source: string
  externalId: string
}

/**
 * Writes works in one statement: adds new ones and updates existing ones with the facts. No two facts
 * may have the same key. New works get ascending ids in input order.
 */
export async function upsertWorks(
  handle: Handle,
  facts: readonly WorkFacts[],
  time: Date,
): Promise<StoredKey[]> {
  const { rows } = await sql<StoredKey>`
    insert into works (
      medium, source, external_id, title, creators, release_date, description, poster_source,
      entries, time_fetched
    )
    select
      medium, source, "externalId", title, creators, "releaseDate", description, "posterSource",
      entries, ${time}
    from json_to_recordset(${JSON.stringify(facts)}) as fact (
      medium text, source text, "externalId" text, title text, creators text[],
      "releaseDate" text, description text, "posterSource" text, entries text[]
    )
    on conflict (medium, source, external_id) do update set
      title = excluded.title,
      creators = excluded.creators,
      release_date = excluded.release_date,
      -- The shelf has neither; what another source told of the work stays.
      description = coalesce(excluded.description, works.description),
      poster_source = coalesce(excluded.poster_source, works.poster_source),
      entries = case when excluded.entries = '{}' then works.entries else excluded.entries end,
      time_fetched = excluded.time_fetched
    returning id, medium, source, external_id as "externalId"
  `.execute(handle)
  return rows
}

/** An arbitrary number, unique among the advisory locks of this database. */
const LOADING = 7_304_119

/** Serializes loading the catalogue across processes; the lock ends with the transaction. */
export async function lockCatalogue(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(${LOADING}::bigint)`.execute(tx)
}

export async function findStamp(handle: Handle, source: string): Promise<string | undefined> {
  const row = await handle
    .selectFrom('catalogue_stamps')
    .select('stamp')
    .where('source', '=', source)
    .executeTakeFirst()
  return row?.stamp
}

export async function putStamp(
  handle: Handle,
  source: string,
  stamp: string,
  time: Date,
): Promise<void> {
  await handle
    .insertInto('catalogue_stamps')
    .values({ source, stamp, time_loaded: time })
    .onConflict((conflict) => conflict.column('source').doUpdateSet({ stamp, time_loaded: time }))
    .execute()
}
