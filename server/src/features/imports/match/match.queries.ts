import type { Medium } from '@medley/contract/medium'
import { sql } from 'kysely'
import { type Handle, transaction } from '../../../db/transaction.ts'
import type { FoundWork } from './rank-matches.ts'

/** A work found for the query at index `place`. */
export type PlacedWork = Omit<FoundWork, 'foundBy'> & { place: number }

export interface AskedTitle {
  medium: Medium
  title: string
}

const namesakesMax = 20

/** Works with the same title, apart from case, accents, punctuation and a leading article. */
export async function listWorksOfTitles(
  handle: Handle,
  asked: readonly AskedTitle[],
): Promise<PlacedWork[]> {
  const { rows } = await sql<PlacedWork>`
    select asked.place::integer - 1 as place, work.*
    from unnest(${asked.map(({ medium }) => medium)}::text[], ${asked.map(({ title }) => title)}::text[])
      with ordinality as asked (medium, title, place)
    cross join lateral (
      select id, works.medium, title, release_date as "releaseDate", creators
      from works join work_counts on work_counts.work_id = works.id
      where works.medium = asked.medium and works.normalized_title = normalize_title(asked.title)
      order by audience_size desc, id
      limit ${namesakesMax}
    ) as work
  `.execute(handle)
  return rows
}

export interface AskedId {
  medium: Medium
  source: string
  id: string
}

/** Works with an external id, either as their primary one or as an additional one. */
export async function listWorksOfIds(
  handle: Handle,
  asked: readonly AskedId[],
): Promise<PlacedWork[]> {
  const { rows } = await sql<PlacedWork>`
    select asked.place::integer - 1 as place, works.id, works.medium, works.title,
      works.release_date as "releaseDate", works.creators
    from unnest(
      ${asked.map(({ medium }) => medium)}::text[], ${asked.map(({ source }) => source)}::text[],
      ${asked.map(({ id }) => id)}::text[]
    ) with ordinality as asked (medium, source, id, place)
    cross join lateral (
      select works.id from works
      where works.medium = asked.medium and works.source = asked.source
        and works.external_id = asked.id
      union
      select further.work_id from work_external_ids as further
      where further.medium = asked.medium and further.source = asked.source
        and further.external_id = asked.id
    ) as named
    join works on works.id = named.id
  `.execute(handle)
  return rows
}

/** For each title, the few works with the most similar titles, most similar first. */
export async function listWorksLikeTitles(
  handle: Handle,
  asked: readonly AskedTitle[],
  { similarity, worksMax }: { similarity: number; worksMax: number },
): Promise<PlacedWork[]> {
  return transaction(handle, async (tx) => {
    await sql`select set_config('pg_trgm.similarity_threshold', ${String(similarity)}, true)`.execute(
      tx,
    )
    const { rows } = await sql<PlacedWork>`
      select asked.place::integer - 1 as place, work.*
      from unnest(${asked.map(({ medium }) => medium)}::text[], ${asked.map(({ title }) => title)}::text[])
        with ordinality as asked (medium, title, place)
      cross join lateral (
        select id, works.medium, title, release_date as "releaseDate", creators
        from works join work_counts on work_counts.work_id = works.id
        where works.medium = asked.medium and folded_title % fold_text(asked.title)
        order by similarity(folded_title, fold_text(asked.title)) desc, audience_size desc, id
        limit ${worksMax}
      ) as work
    `.execute(tx)
    return rows
  })
}
