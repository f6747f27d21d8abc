import { sql } from 'kysely'
import type { WorkFacts } from '../../../catalogue/work-facts.ts'
import { sourcesOfFacts } from '../duplicates/works.merge.rules.ts'
import type { Handle, Tx } from '../../../db/transaction.ts'

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
  const given = facts.map((one) => ({ ...one, factSources: sourcesOfFacts(null, [one]) }))
  const { rows } = await sql<StoredKey>`
    insert into works (
      medium, source, external_id, title, creators, release_date, description, poster_source,
      entries, original_title, alternative_titles, genres, cast_members, countries, languages,
      minutes, pages, series_title, series_position, fact_sources, time_fetched
    )
    select
      medium, source, "externalId", title, creators, "releaseDate", description, "posterSource",
      entries, "originalTitle", coalesce("alternativeTitles", '{}'), coalesce(genres, '{}'),
      coalesce("cast", '{}'), coalesce(countries, '{}'), coalesce(languages, '{}'), minutes, pages,
      series ->> 'title', series ->> 'position', "factSources", ${time}
    from json_to_recordset(${JSON.stringify(given)}) as fact (
      medium text, source text, "externalId" text, title text, creators text[],
      "releaseDate" text, description text, "posterSource" text, entries text[],
      "originalTitle" text, "alternativeTitles" text[], genres text[], "cast" text[],
      countries text[], languages text[], minutes integer, pages integer, series json,
      "factSources" jsonb
    )
    on conflict (medium, source, external_id) do update set
      title = excluded.title,
      -- What the facts do not tell stays as another source told it; so does the day of a year.
      creators = case when excluded.creators = '{}' then works.creators else excluded.creators end,
      release_date = case
        when starts_with(works.release_date, excluded.release_date) then works.release_date
        else coalesce(excluded.release_date, works.release_date)
      end,
      description = coalesce(excluded.description, works.description),
      poster_source = coalesce(excluded.poster_source, works.poster_source),
      entries = case when excluded.entries = '{}' then works.entries else excluded.entries end,
      original_title = coalesce(excluded.original_title, works.original_title),
      alternative_titles = case
        when excluded.alternative_titles = '{}' then works.alternative_titles
        else excluded.alternative_titles
      end,
      genres = case when excluded.genres = '{}' then works.genres else excluded.genres end,
      cast_members = case
        when excluded.cast_members = '{}' then works.cast_members else excluded.cast_members
      end,
      countries = case when excluded.countries = '{}' then works.countries else excluded.countries end,
      languages = case when excluded.languages = '{}' then works.languages else excluded.languages end,
      minutes = coalesce(excluded.minutes, works.minutes),
      pages = coalesce(excluded.pages, works.pages),
      series_position = case
        when excluded.series_title is null then works.series_position else excluded.series_position
      end,
      fact_sources = works.fact_sources || excluded.fact_sources,
      series_title = coalesce(excluded.series_title, works.series_title),
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
