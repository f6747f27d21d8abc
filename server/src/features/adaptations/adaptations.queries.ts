import { type RawBuilder, sql, type SqlBool } from 'kysely'
import type { Viewer } from '../../actor.ts'
import type { AdaptationPair } from '../../catalogue/shelf/adaptation-pairs.ts'
import type { Handle, Tx } from '../../db/transaction.ts'
import { friendsAverageOf } from '../ratings/ratings.visibility.ts'
import { isVisibleWork } from '../works/works.visibility.ts'

const relativesMax = 12

export interface RelativeRow {
  workId: number
  relation: 'origin' | 'adaptation'
  friendsRating: number | null
}

/** Originals of a work, then its adaptations, as far as the viewer may see them. */
export async function listRelatives(
  handle: Handle,
  viewer: Viewer,
  workId: number,
): Promise<RelativeRow[]> {
  const { rows } = await sql<RelativeRow>`
    with relative as (
      select origin_id as work_id, 'origin' as relation from adaptations
      where adaptation_id = ${workId}
      union all
      select adaptation_id, 'adaptation' from adaptations where origin_id = ${workId}
    )
    select works.id as "workId", relation,
      ${friendsAverageOf(viewer, 'works.id')} as "friendsRating"
    from relative
    join works on works.id = relative.work_id
    join work_counts on work_counts.work_id = works.id
    where merged_into is null and ${isVisibleWork(viewer)}
    order by relation desc, audience_size desc, reviewer_count desc, shelf_place, works.id
    limit ${relativesMax}
  `.execute(handle)
  return rows
}

export interface AdaptationRow {
  originId: number
  adaptationId: number
}

/** Skips those that are known. Returns the new ones. */
export async function insertAdaptations(
  tx: Tx,
  adaptations: readonly AdaptationRow[],
): Promise<AdaptationRow[]> {
  const { rows } = await sql<AdaptationRow>`
    insert into adaptations (origin_id, adaptation_id)
    select given."originId", given."adaptationId"
    from json_to_recordset(${JSON.stringify(adaptations)})
      as given ("originId" integer, "adaptationId" integer)
    where given."originId" <> given."adaptationId"
    order by 1, 2
    on conflict do nothing
    returning origin_id as "originId", adaptation_id as "adaptationId"
  `.execute(tx)
  return rows
}

/**
 * Stores pairs of the shelf: the best known book of the title by the author, also where a subtitle follows, and the film or show of
 * the title in that year, or the one before or after, by the director.
 */
export async function insertShelfPairs(
  handle: Handle,
  pairs: readonly AdaptationPair[],
): Promise<void> {
  await sql`
    insert into adaptations (origin_id, adaptation_id)
    select distinct book.id, screen.id
    from json_to_recordset(${JSON.stringify(pairs)}) as pair (
      title text, author text, medium text, "screenTitle" text, year integer, director text
    )
    cross join lateral (
      select works.id from works join work_counts on work_counts.work_id = works.id
      where works.id in (${idsOfTitle(sql`'book'`, sql`pair.title`)})
        and merged_into is null and standing = 'confirmed'
        and ${isBy(sql`pair.author`)}
      order by shelf_place, works.id limit 1
    ) as book
    cross join lateral (
      select works.id from works join work_counts on work_counts.work_id = works.id
      where works.id in (${idsOfTitle(sql`pair.medium`, sql`pair."screenTitle"`)})
        and merged_into is null and standing = 'confirmed'
        and abs(left(release_date, 4)::integer - pair.year) <= 1
        and (pair.director = '' or creators = '{}' or ${isBy(sql`pair.director`)})
      order by abs(left(release_date, 4)::integer - pair.year), shelf_place, works.id limit 1
    ) as screen
    order by 1, 2
    on conflict do nothing
  `.execute(handle)
}

/** The works of a medium with a title, as their own or a further one, or before a colon or "or". */
function idsOfTitle(medium: RawBuilder<unknown>, title: RawBuilder<unknown>) {
  return sql`
    select named.id from works as named
    where named.medium = ${medium} and named.normalized_title >= normalize_title(${title})
      and named.normalized_title < normalize_title(${title}) || chr(1114111)
      and normalize_title(${title}) in (
        named.normalized_title, normalize_title(regexp_replace(named.title, '(:| or,| and other ).*$', ''))
      )
    union all
    select work_id from search_titles
    where search_titles.medium = ${medium}
      and search_titles.normalized_title = normalize_title(${title})`
}

/** A condition on a row of `works`: the last name is among the names of its creators. */
function isBy(name: RawBuilder<unknown>): RawBuilder<SqlBool> {
  return sql<SqlBool>`exists (
    select from unnest(creators) as creator
    where ' ' || contributor_key(creator) || ' '
      like '% ' || substring(contributor_key(${name}) from '[^ ]+$') || ' %'
  )`
}
