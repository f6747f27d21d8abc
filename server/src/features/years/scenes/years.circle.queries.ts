import type { YearOfCircle } from '@medley/contract/library/years'
import { type RawBuilder, sql, type SqlBool } from 'kysely'
import type { Actor } from '../../../actor.ts'
import type { Handle } from '../../../db/transaction.ts'
import { unmutedFriendIdsOf } from '../../friendships/friendships.visibility.ts'
import { maySee } from '../../privacy-settings/privacy-settings.visibility.ts'
import { newest } from '../../ratings/ratings.visibility.ts'
import { isForViewer } from '../../reviews/reviews.visibility.ts'
import { mayBeInFeedOf } from '../../not-for-me/not-for-me.visibility.ts'
import { isVisibleWork, namedWorkOf } from '../../works/works.visibility.ts'
import { inDiariesOf } from '../../statistics/statistics.visibility.ts'
import { personOf } from '../../accounts/accounts.visibility.ts'

type Item<K extends 'common' | 'busiest'> = YearOfCircle[K][number]

/** Works that most of the circle saw, those of at least two people. */
export async function listCommon(
  handle: Handle,
  actor: Actor,
  year: number,
  limit: number,
): Promise<Item<'common'>[]> {
  const { rows } = await sql<Item<'common'>>`
    with ${seenInCircle(actor, year)}, counted as (
      select work_id, count(*) as people from seen group by work_id having count(*) > 1
    )
    select ${namedWorkOf('works')} as work, counted.people
    from counted join works on works.id = counted.work_id
    left join work_counts on work_counts.work_id = works.id
    order by counted.people desc, work_counts.audience_size desc nulls last, works.id
    limit ${limit}
  `.execute(handle)
  return rows
}

/** The work of the year whose ratings in the circle are furthest apart. */
export async function findQuarrel(
  handle: Handle,
  actor: Actor,
  year: number,
): Promise<NonNullable<YearOfCircle['quarrel']> | undefined> {
  const ratedBy = (alias: string) =>
    sql`json_build_object('person', ${personOf(alias)}, 'rating', ${sql.ref(`${alias}_rating.rating`)})`
  const { rows } = await sql<NonNullable<YearOfCircle['quarrel']>>`
    with ${seenInCircle(actor, year)}, rated as materialized (
      select distinct on (reviews.author_id, reviews.work_id) reviews.author_id, reviews.work_id,
        reviews.rating
      from seen join reviews on reviews.author_id = seen.user_id and reviews.work_id = seen.work_id
      where ${isForViewer(actor)}
      order by reviews.author_id, reviews.work_id, ${newest}
    ), widest as (
      select work_id, max(rating) as highest, min(rating) as lowest from rated
      group by work_id having max(rating) > min(rating)
      order by max(rating) - min(rating) desc, count(*) desc, work_id
      limit 1
    )
    select ${namedWorkOf('works')} as work, ${ratedBy('high')} as highest,
      ${ratedBy('low')} as lowest
    from widest
    join works on works.id = widest.work_id
    join lateral (
      select author_id, rating from rated
      where work_id = widest.work_id and rating = widest.highest order by author_id limit 1
    ) as high_rating on true
    join users as high on high.id = high_rating.author_id
    join lateral (
      select author_id, rating from rated
      where work_id = widest.work_id and rating = widest.lowest order by author_id limit 1
    ) as low_rating on true
    join users as low on low.id = low_rating.author_id
  `.execute(handle)
  return rows[0]
}

/** The people of the circle with the most works of the year. */
export async function listBusiest(
  handle: Handle,
  actor: Actor,
  year: number,
  limit: number,
): Promise<Item<'busiest'>[]> {
  const { rows } = await sql<Item<'busiest'>>`
    with ${seenInCircle(actor, year)}
    select ${personOf()} as person, counted.works
    from (select user_id, count(*) as works from seen group by user_id) as counted
    join users on users.id = counted.user_id
    order by counted.works desc, users.id
    limit ${limit}
  `.execute(handle)
  return rows
}

/**
 * `seen`: the works of a year in the diaries of the actor and of the friends whom they do not mute and who show it,
 * each once per person, without works that one left out of the year or the actor hides.
 */
function seenInCircle(actor: Actor, year: number): RawBuilder<unknown> {
  const inCircle = sql<SqlBool>`user_id in (select id from circle)`
  return sql`circle as materialized (
    select ${actor.id}::integer as id
    union all
    select friend.id from ${unmutedFriendIdsOf(actor)} as friend (id)
    where ${maySee(actor, 'friend.id')}
  ), seen as materialized (
    select logged.user_id, logged.work_id
    from ${inDiariesOf(year, inCircle)} as logged
    join works on works.id = logged.work_id
    where ${isVisibleWork(actor)} and ${mayBeInFeedOf(actor, 'works.id')} and not exists (
      select from left_out_works as left_out
      where left_out.user_id = logged.user_id and left_out.year = ${year}
        and left_out.work_id = logged.work_id
    )
  )`
}
