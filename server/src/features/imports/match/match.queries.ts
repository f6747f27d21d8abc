import type { Medium } from '@medley/contract/medium'
import { sql } from 'kysely'
import { type Handle, transaction } from '../../../db/transaction.ts'
import type { FoundWork } from './compare-works.ts'

/** A work found for the query at index `place`. */
export type PlacedWork = Required<Omit<FoundWork, 'foundBy'>> & { place: number }

export interface AskedTitle {
  medium: Medium
  title: string
  year: number | null
}

const namesakesMax = 20

const columns = sql`
  works.id, works.medium, works.title, works.release_date as "releaseDate", works.creators,
  works.alternative_titles as "alternativeTitles"
`

/** Confirmed works, and added ones that the member uses. */
function isKnownTo(userId: number) {
  return sql`(works.merged_into is null and (works.standing = 'confirmed' or exists (
    select from work_additions as addition
    where addition.work_id = works.id and addition.user_id = ${userId}
  )))`
}

function askedTitles(asked: readonly AskedTitle[]) {
  return sql`unnest(
      ${asked.map(({ medium }) => medium)}::text[], ${asked.map(({ title }) => title)}::text[],
      ${asked.map(({ year }) => year)}::integer[]
    ) with ordinality as asked (medium, title, year, place)`
}

/** Works with the same title, apart from case, accents, punctuation and a leading article. */
export async function listWorksOfTitles(
  handle: Handle,
  userId: number,
  asked: readonly AskedTitle[],
): Promise<PlacedWork[]> {
  const { rows } = await sql<PlacedWork>`
    select asked.place::integer - 1 as place, work.*
    from ${askedTitles(asked)}
    cross join lateral (
      select ${columns}
      from works join work_counts on work_counts.work_id = works.id
      where works.medium = asked.medium and works.normalized_title = normalize_title(asked.title)
        and ${isKnownTo(userId)}
      order by abs(left(release_date, 4)::integer - asked.year), audience_size desc, works.id
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

/** Works with an id at a source, as their own or as a further one that a source confirmed. */
export async function listWorksOfIds(
  handle: Handle,
  userId: number,
  asked: readonly AskedId[],
): Promise<PlacedWork[]> {
  const { rows } = await sql<PlacedWork>`
    select asked.place::integer - 1 as place, ${columns}
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
    where ${isKnownTo(userId)}
  `.execute(handle)
  return rows
}

/** The works that the member's earlier files named by these ids. */
export async function listWorksOfClaims(
  handle: Handle,
  userId: number,
  asked: readonly AskedId[],
): Promise<PlacedWork[]> {
  const { rows } = await sql<PlacedWork>`
    select asked.place::integer - 1 as place, ${columns}
    from unnest(
      ${asked.map(({ medium }) => medium)}::text[], ${asked.map(({ source }) => source)}::text[],
      ${asked.map(({ id }) => id)}::text[]
    ) with ordinality as asked (medium, source, id, place)
    join claimed_ids on claimed_ids.user_id = ${userId}
      and claimed_ids.source = asked.source and claimed_ids.external_id = asked.id
    join works as claimed on claimed.id = claimed_ids.work_id
    join works on works.id = coalesce(claimed.merged_into, claimed.id)
    where works.medium = asked.medium
  `.execute(handle)
  return rows
}

/** For each title, the few works of about the year whose titles contain it or nearly so, most similar first. */
export async function listWorksLikeTitles(
  handle: Handle,
  userId: number,
  asked: readonly AskedTitle[],
  { similarity, worksMax }: { similarity: number; worksMax: number },
): Promise<PlacedWork[]> {
  return transaction(handle, async (tx) => {
    await sql`select set_config('pg_trgm.word_similarity_threshold', ${String(similarity)}, true)`.execute(
      tx,
    )
    const { rows } = await sql<PlacedWork>`
      select asked.place::integer - 1 as place, work.*
      from ${askedTitles(asked)}
      cross join lateral (
        select ${columns}
        from works join work_counts on work_counts.work_id = works.id
        where works.medium = asked.medium and fold_text(asked.title) <% folded_title
          and (asked.year is null or abs(left(release_date, 4)::integer - asked.year) <= 1)
          and ${isKnownTo(userId)}
        order by similarity(folded_title, fold_text(asked.title)) desc, audience_size desc, works.id
        limit ${worksMax}
      ) as work
    `.execute(tx)
    return rows
  })
}
