import type { Medium } from '@medley/contract/values/medium'
import { type RawBuilder, sql } from 'kysely'
import type { Viewer } from '../../actor.ts'
import type { Handle } from '../../db/transaction.ts'
import { isVisibleWork } from '../works/works.visibility.ts'

/** A contributor or series whose name is what is looked for. */
export interface NamedRow {
  kind: 'contributor' | 'series'
  id: number
  name: string
  /** Of a series. */
  medium: Medium | null
  workCount: number
  /** Their best-known works. */
  titles: string[]
}

const namedMax = 3
/** How many of a name are looked at: as a last name some have hundreds. */
const lookedAtMax = 400
/** A last name alone says little of someone with a single work; so does one of a few letters. */
const least = { works: 2, letters: 3 }

interface Named {
  q: string
  /** Still being typed: also names that begin so. */
  isTyping: boolean
}

/**
 * The contributors with this name or last name and the series with this title, whole names first and then the best
 * known, in one statement.
 */
export async function listNamed(
  handle: Handle,
  viewer: Viewer,
  { q, isTyping }: Named,
): Promise<NamedRow[]> {
  const { rows } = await sql<NamedRow>`
    with asked as materialized (
      select key, last, normalize_title(${q}) as title_key
      from contributor_key(${q}) as key
      cross join lateral substring(key from '[^ ]+$') as last
    ),
    person as (
      select contributors.id, name, min(rank) as rank
      from (
        select id, 0 as rank from asked join contributors on name_key = key
        union all
        (select contributors.id, 1 from asked
          join contributors on ${lastName} collate "C" = last
          where char_length(key) >= ${sql.lit(least.letters)} and name_key like '% ' || key
          limit ${sql.lit(lookedAtMax)})
        ${isTyping ? begunNames : sql``}
      ) as hit
      join contributors using (id)
      group by contributors.id
    ),
    credited as (
      select person.id, name, rank, count(*) as work_count,
        sum(audience_size) as audience, min(shelf_place) as place,
        (array_agg(title order by audience_size desc, reviewer_count desc, shelf_place, work_id))[1:2] as titles
      from person
      cross join lateral (
        select distinct works.id as work_id, title, audience_size, reviewer_count, shelf_place
        from credits
        join works on works.id = credits.work_id
        join work_counts on work_counts.work_id = works.id
        where contributor_id = person.id and merged_into is null and ${isVisibleWork(viewer)}
      ) as work
      group by person.id, name, rank
    ),
    part as (
      select series.id, series.title, series.medium, count(*) as work_count,
        sum(audience_size) as audience, min(shelf_place) as place,
        min(case when series.title_key = asked.title_key then 0 else 1 end) as rank
      from asked
      join series on ${isTyping ? titleBegins : sql`series.title_key = asked.title_key`}
      join works on works.series_id = series.id
      join work_counts on work_counts.work_id = works.id
      where asked.title_key <> '' and merged_into is null and ${isVisibleWork(viewer)}
      group by series.id having count(*) > 1
    )
    (select 'contributor' as kind, id, name, null as medium, work_count as "workCount", titles
      from credited where rank = 0 or work_count >= ${sql.lit(least.works)}
      order by rank, audience desc, place, id limit ${sql.lit(namedMax)})
    union all
    (select 'series', id, title, medium, work_count, array[]::text[] from part
      order by rank, audience desc, place, id limit ${sql.lit(namedMax)})
  `.execute(handle)
  return rows
}

const lastName = sql`(substring(name_key from '[^ ]+$'))`

/** Names, and last names, that begin with what is typed. */
const begunNames: RawBuilder<unknown> = sql`
  union all
  (select contributors.id, 2 from asked
    join contributors on name_key >= key and name_key < key || chr(1114111)
    where char_length(key) >= ${sql.lit(least.letters)}
    limit ${sql.lit(lookedAtMax)})
  union all
  (select contributors.id, 2 from asked
    join contributors on ${lastName} collate "C" >= key and ${lastName} collate "C" < key || chr(1114111)
    where char_length(key) > ${sql.lit(least.letters)}
    limit ${sql.lit(lookedAtMax)})`

const titleBegins = sql`
  series.title_key >= asked.title_key and series.title_key < asked.title_key || chr(1114111)
  and char_length(asked.title_key) >= ${sql.lit(least.letters)}`
