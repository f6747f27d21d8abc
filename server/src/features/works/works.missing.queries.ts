import { sql } from 'kysely'
import type { Handle } from '../../db/transaction.ts'

/** A work as described in an export. */
export interface MissingWork {
  medium: string
  source: string
  externalId: string
  title: string
  creators: string[]
  releaseDate: string | null
  /** By source name. */
  ids: Record<string, string>
}

/** Adds works with their further ids; works whose own id exists stay unchanged. */
export async function insertMissingWorks(
  handle: Handle,
  works: readonly MissingWork[],
): Promise<void> {
  await sql`
    with brought as (
      select * from json_to_recordset(${JSON.stringify(works)}) as one (
        medium text, source text, "externalId" text, title text, creators text[],
        "releaseDate" text, ids json
      )
    ), added as (
      insert into works (medium, source, external_id, title, creators, release_date, time_fetched)
      -- Never fetched: the sources are queried at the first look at it.
      select medium, source, "externalId", title, creators, "releaseDate", 'epoch' from brought
      -- In one order everywhere, so that two with the same works do not block each other.
      order by medium, source, "externalId"
      on conflict do nothing
      returning id, medium, source, external_id
    )
    insert into work_external_ids (medium, source, external_id, work_id)
    select added.medium, further.key, further.value, added.id
    from added
    join brought on brought.medium = added.medium and brought.source = added.source
      and brought."externalId" = added.external_id
    cross join lateral json_each_text(brought.ids) as further
    on conflict do nothing
  `.execute(handle)
}
