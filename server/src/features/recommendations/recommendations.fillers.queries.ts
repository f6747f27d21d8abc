import { type Medium, mediums } from '@medley/contract/medium'
import { sql } from 'kysely'
import type { Actor } from '../../actor.ts'
import type { Handle } from '../../db/transaction.ts'
import type { FamousWork, Taste } from './recommendations.fillers.rules.ts'
import type { Filler } from './recommendations.ranking.rules.ts'
import { isNotDisliked, likedWorksOf } from './recommendations.visibility.ts'

/** Liked works of a medium that are read: those liked most. */
const likedMax = 200
const creatorsMax = 40
const fillersMax = 100
const famousMax = 300

type Member = Pick<Actor, 'id'>

/** Works of a medium from series that a member likes, and by creators of works of any medium they like. */
export async function listRelatedWorks(
  handle: Handle,
  member: Member,
  medium: Medium,
): Promise<Filler[]> {
  const { rows } = await sql<{ workId: number; kind: 'creator' | 'series'; name: string }>`
    with liked as materialized (${sql.join(
      mediums.map(
        (one) => sql`(
          select work_id, pull from ${likedWorksOf(member, one)} as liked
          order by pull desc, work_id limit ${likedMax}
        )`,
      ),
      sql` union all `,
    )}), creator as materialized (
      select contributor_id, sum(pull) as pull from liked join credits using (work_id)
      where role = 'creator'
      group by contributor_id order by pull desc, contributor_id limit ${creatorsMax}
    ), series as materialized (
      select series_title, sum(pull) as pull
      from liked join works on works.id = work_id and works.medium = ${medium}
      where series_title is not null
      group by series_title order by pull desc, series_title limit ${creatorsMax}
    ), related as (
      select works.id, 'series' as kind, series_title as name, pull + 100 as pull
      from series join works using (series_title)
      where works.medium = ${medium}
      union all
      select works.id, 'creator', contributors.name, pull
      from creator
      join contributors on contributors.id = contributor_id
      join credits using (contributor_id)
      join works on works.id = credits.work_id
      where credits.role = 'creator' and works.medium = ${medium}
    ), each_once as (
      select distinct on (id) related.* from related
      where not exists (select from liked where liked.work_id = related.id)
      order by id, pull desc, name
    )
    select id as "workId", kind, name
    from each_once join work_counts on work_counts.work_id = id and is_listed
    where ${isNotDisliked()}
    order by pull desc, reviewer_count desc, shelf_place, id
    limit ${fillersMax}
  `.execute(handle)
  return rows.map(({ workId, kind, name }) => ({ workId, shared: { kind, name } }))
}

/** The best known works of a medium, best first. */
export async function listFamousWorks(handle: Handle, medium: Medium): Promise<FamousWork[]> {
  const { rows } = await sql<FamousWork>`
    select works.id as "workId", works.genres,
      left(works.release_date, 3)::integer * 10 as decade
    from work_counts join works on works.id = work_id
    where work_counts.medium = ${medium} and is_listed and ${isNotDisliked()}
    order by reviewer_count desc, shelf_place, work_id
    limit ${famousMax}
  `.execute(handle)
  return rows
}

/** The genres and decades of the works that a member likes. */
export async function findTaste(handle: Handle, member: Member, medium: Medium): Promise<Taste> {
  const { rows } = await sql<{ genre: string | null; decade: number | null; pull: number }>`
    with liked as materialized (
      select works.genres, left(works.release_date, 3)::integer * 10 as decade, pull
      from ${likedWorksOf(member, medium)} as liked join works on works.id = work_id
      order by pull desc, work_id limit ${likedMax}
    )
    select genre, null as decade, sum(pull)::double precision as pull
    from liked cross join unnest(genres) as genre group by genre
    union all
    select null, decade, sum(pull)::double precision from liked
    where decade is not null group by decade
  `.execute(handle)
  return {
    genres: new Map(rows.flatMap(({ genre, pull }) => (genre === null ? [] : [[genre, pull]]))),
    decades: new Map(rows.flatMap(({ decade, pull }) => (decade === null ? [] : [[decade, pull]]))),
  }
}
