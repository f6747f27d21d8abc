import type { Medium } from '@medley/contract/values/medium'
import { sql, type SqlBool } from 'kysely'
import type { Handle } from '../../../db/transaction.ts'
import { placeInFame } from '../../works/works.visibility.ts'
import { type FormTerm, findWorksOfForms } from '../../works/works.titles.service.ts'
import type { FoundWork } from './compare-works.ts'

/** A work found for the query at `index`. */
export type PlacedWork = Required<Omit<FoundWork, 'foundBy' | 'seasons'>> & { index: number }

export interface TitleTerm {
  medium: Medium
  title: string
  year: number | null
}

const namesakesMax = 20

const bestKnown = sql`audience_size desc, shelf_place, works.id`

const columns = sql`
  works.id, works.medium, works.title, works.release_date as "releaseDate", works.creators,
  works.alternative_titles as "alternativeTitles", ${placeInFame} as fame
`

/** Confirmed works, and added ones that the member uses. */
function isKnownTo(userId: number) {
  return sql<SqlBool>`(works.merged_into is null and (works.standing = 'confirmed' or exists (
    select from work_additions as addition
    where addition.work_id = works.id and addition.user_id = ${userId}
  )))`
}

function titleTable(asked: readonly TitleTerm[]) {
  return sql`unnest(
      ${asked.map(({ medium }) => medium)}::text[], ${asked.map(({ title }) => title)}::text[],
      ${asked.map(({ year }) => year)}::integer[]
    ) with ordinality as asked (medium, title, year, index)`
}

/** Works with the same title, apart from case, accents, punctuation and a leading article. */
export async function listWorksOfTitles(
  handle: Handle,
  userId: number,
  asked: readonly TitleTerm[],
): Promise<PlacedWork[]> {
  const { rows } = await sql<PlacedWork>`
    select asked.index::integer - 1 as index, work.*
    from ${titleTable(asked)}
    cross join lateral (
      select ${columns}
      from works join work_counts on work_counts.work_id = works.id
      where works.medium = asked.medium and works.normalized_title = normalize_title(asked.title)
        and ${isKnownTo(userId)}
      order by abs(left(release_date, 4)::integer - asked.year), ${bestKnown}
      limit ${namesakesMax}
    ) as work
  `.execute(handle)
  return rows
}

/** Works that forms of titles find. */
export function listWorksOfForms(
  handle: Handle,
  userId: number,
  asked: readonly FormTerm[],
): Promise<PlacedWork[]> {
  return findWorksOfForms(handle, asked, isKnownTo(userId))
}

export interface IdTerm {
  medium: Medium
  source: string
  id: string
}

/** Works with an id at a source, as their own or as a further one that a source confirmed. */
export async function listWorksOfIds(
  handle: Handle,
  userId: number,
  asked: readonly IdTerm[],
): Promise<PlacedWork[]> {
  const { rows } = await sql<PlacedWork>`
    select asked.index::integer - 1 as index, ${columns}
    from unnest(
      ${asked.map(({ medium }) => medium)}::text[], ${asked.map(({ source }) => source)}::text[],
      ${asked.map(({ id }) => id)}::text[]
    ) with ordinality as asked (medium, source, id, index)
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
    join work_counts on work_counts.work_id = works.id
    where ${isKnownTo(userId)}
  `.execute(handle)
  return rows
}

/** The works that the member's earlier files named by these ids. */
export async function listWorksOfClaims(
  handle: Handle,
  userId: number,
  asked: readonly IdTerm[],
): Promise<PlacedWork[]> {
  const { rows } = await sql<PlacedWork>`
    select asked.index::integer - 1 as index, ${columns}
    from unnest(
      ${asked.map(({ medium }) => medium)}::text[], ${asked.map(({ source }) => source)}::text[],
      ${asked.map(({ id }) => id)}::text[]
    ) with ordinality as asked (medium, source, id, index)
    join claimed_ids on claimed_ids.user_id = ${userId}
      and claimed_ids.source = asked.source and claimed_ids.external_id = asked.id
    join works as claimed on claimed.id = claimed_ids.work_id
    join works on works.id = coalesce(claimed.merged_into, claimed.id)
    join work_counts on work_counts.work_id = works.id
    where works.medium = asked.medium
  `.execute(handle)
  return rows
}

/** Works of the year whose titles are about as long and share a quarter of their letters, at the beginning or the end. */
export async function listWorksLikeTitles(
  handle: Handle,
  userId: number,
  asked: readonly TitleTerm[],
): Promise<PlacedWork[]> {
  const isLike = sql`left(release_date, 4)::integer = asked.year
    and abs(char_length(normalized_title) - char_length(key)) <= char_length(key) / 3`
  const { rows } = await sql<PlacedWork>`
    with asked as materialized (
      select asked.*, key, left(key, length) as start, reverse(right(key, length)) as ending
      from ${titleTable(asked)}
      cross join lateral (select normalize_title(title) as key) as named
      cross join lateral (select greatest(4, char_length(key) / 4) as length) as counted
    )
    select asked.index::integer - 1 as index, work.*
    from asked
    cross join lateral (
      select ${columns}
      from (
        select id from works
        where works.medium = asked.medium
          and normalized_title >= start and normalized_title < start || chr(1114111) and ${isLike}
        union
        select id from works
        where reverse(normalized_title) >= ending
          and reverse(normalized_title) < ending || chr(1114111) and ${isLike}
      ) as like_it
      join works using (id)
      join work_counts on work_counts.work_id = works.id
      where works.medium = asked.medium and ${isKnownTo(userId)}
      order by ${bestKnown}
      limit ${namesakesMax}
    ) as work
  `.execute(handle)
  return rows
}

interface KnownSeason {
  workId: number
  season: number
  last: number | null
}

/** The seasons of shows, each with the number of the last episode that a source named, if any did. */
export async function listKnownSeasons(
  handle: Handle,
  workIds: readonly number[],
): Promise<KnownSeason[]> {
  const { rows } = await sql<KnownSeason>`
    select work_id as "workId", season, max(last) as last
    from (
      select id as work_id, generate_series(1, cardinality(entries)) as season, null::integer as last
      from works where id = any(${workIds}::integer[]) and medium = 'tvShow'
      union all
      select work_id, season, number from work_entries
      where work_id = any(${workIds}::integer[]) and season is not null and source is not null
    ) as known
    group by work_id, season
  `.execute(handle)
  return rows
}
