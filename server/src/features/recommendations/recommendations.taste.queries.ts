import { type Medium, mediums } from '@medley/contract/values/medium'
import { sql } from 'kysely'
import type { Actor } from '../../actor.ts'
import type { Handle } from '../../db/transaction.ts'
import type { LikedFacts } from './recommendations.taste.rules.ts'
import { likedWorksOf, ownGenresOf } from './recommendations.visibility.ts'

/** Liked works that are read, those liked most: of the medium, and of each other one. */
const likedMax = 400
const likedOfOthersMax = 100

/** The facts of the works that a member likes, in the medium that works are looked for in and in the others. */
export async function listLikedFacts(
  handle: Handle,
  member: Pick<Actor, 'id'>,
  medium: Medium,
): Promise<LikedFacts[]> {
  const { rows } = await sql<LikedFacts>`
    with liked as materialized (${sql.join(
      mediums.map(
        (one) => sql`(
          select work_id, rating, pull::double precision as pull from ${likedWorksOf(member, one)} as liked
          order by pull desc, work_id limit ${one === medium ? likedMax : likedOfOthersMax}
        )`,
      ),
      sql` union all `,
    )})
    select works.id as "workId", works.medium, works.title, works.series_title as series,
      works.creators, ${ownGenresOf('works')} as genres,
      left(works.release_date, 4)::integer as year, rating, pull
    from liked join works on works.id = work_id
    order by pull desc, works.id
  `.execute(handle)
  return rows
}
