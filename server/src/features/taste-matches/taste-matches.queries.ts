import type { CoveredWork } from '@medley/contract/values/shapes'
import { type RawBuilder, sql } from 'kysely'
import type { Actor } from '../../actor.ts'
import type { Handle } from '../../db/transaction.ts'
import { friendIdsOf } from '../friendships/friendships.visibility.ts'
import { notMuted } from '../mutes/mutes.visibility.ts'
import { isListedReview } from '../reviews/reviews.visibility.ts'
import { isVisibleWork, namedWorkOf } from '../works/works.visibility.ts'
import type { RatedByBoth, TastePrior } from './taste-matches.rules.ts'
import { maySee } from '../privacy-settings/privacy-settings.visibility.ts'

/** True if a member exists, is not suspended, and no block is between them and the actor. */
export async function isInReach(handle: Handle, actor: Actor, userId: number): Promise<boolean> {
  const { rows } = await sql<{ id: number }>`
    select id from users where id = ${userId} and ${maySee(actor, 'users.id')}
  `.execute(handle)
  return rows.length > 0
}

export async function nameWorks(
  handle: Handle,
  actor: Actor,
  ids: readonly number[],
): Promise<CoveredWork[]> {
  const { rows } = await sql<{ work: CoveredWork }>`
    select ${namedWorkOf('works')} as work from works
    where id = any(${ids}::integer[]) and ${isVisibleWork(actor)}
  `.execute(handle)
  return rows.map(({ work }) => work)
}

/** The actor's newest rating of each work. */
function newestOf(actor: Actor): RawBuilder<unknown> {
  return sql`
    select distinct on (work_id) work_id, rating from reviews where author_id = ${actor.id}
    order by work_id, time_posted desc, id desc`
}

/** The newest ratings of the actor and another member of the works that both rated, as the actor may see. */
export async function listRatedByBoth(
  handle: Handle,
  actor: Actor,
  otherId: number,
): Promise<RatedByBoth[]> {
  const { rows } = await sql<RatedByBoth>`
    select work_id as "workId", yours.rating as "yourRating", theirs.rating as "theirRating"
    from (${newestOf(actor)}) as yours
    join (
      select distinct on (work_id) work_id, rating from reviews
      where author_id = ${otherId} and ${maySee(actor, 'reviews.author_id')}
        and ${isListedReview(actor)}
      order by work_id, time_posted desc, id desc
    ) as theirs using (work_id)
    order by work_id
  `.execute(handle)
  return rows
}

/** The newest listed ratings of members of the works in `yours`. */
function newestOfOthers(ids: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    select distinct on (author_id, work_id) author_id, work_id, rating
    from reviews
    where author_id in (${ids}) and work_id in (select work_id from yours) and is_listed
    order by author_id, work_id, time_posted desc, id desc`
}

export interface NeighbourRow {
  userId: number
  works: number
  sum: number
}

/** Members who are compared, the latest visitors first: bounds the cost. */
const comparedMax = 300

/**
 * Findable members by how far they differ from the actor, at least `worksNeeded` works in common: without
 * friends and muted members.
 */
export async function listNeighbours(
  handle: Handle,
  actor: Actor,
  {
    prior,
    worksNeeded,
    limit,
    offset,
  }: { prior: TastePrior; worksNeeded: number; limit: number; offset: number },
): Promise<NeighbourRow[]> {
  const assumed = prior.weight * prior.difference
  const { rows } = await sql<NeighbourRow>`
    with yours as materialized (${newestOf(actor)}), compared as materialized (
      select user_id as id
      from findable_members join users on users.id = user_id
      where user_id <> ${actor.id} and ${maySee(actor, 'findable_members.user_id')}
        and ${notMuted(actor, 'findable_members.user_id')}
        and user_id not in ${friendIdsOf(actor.id)}
      order by last_online desc nulls last, user_id
      limit ${comparedMax}
    ), theirs as (${newestOfOthers(sql`select id from compared`)})
    select author_id as "userId", count(*) as works, sum(abs(theirs.rating - yours.rating)) as sum
    from theirs join yours using (work_id)
    group by author_id having count(*) >= ${worksNeeded}
    order by
      (sum(abs(theirs.rating - yours.rating)) + ${assumed}::double precision)
        / (count(*) + ${prior.weight}::double precision),
      count(*) desc, author_id
    limit ${limit} offset ${offset}
  `.execute(handle)
  return rows
}

/** The least rating by which both like a work. */
const likedFrom = 7

/** Works that the actor and each of some members, who are shown to the actor, both like, what they like most first. */
export async function listLikedByBoth(
  handle: Handle,
  actor: Actor,
  { userIds, max }: { userIds: readonly number[]; max: number },
): Promise<{ userId: number; work: CoveredWork }[]> {
  const { rows } = await sql<{ userId: number; work: CoveredWork }>`
    with yours as materialized (${newestOf(actor)}), theirs as (
      ${newestOfOthers(sql`select unnest(${userIds}::integer[])`)}
    ), liked as (
      select author_id, work_id, row_number() over (
        partition by author_id
        order by theirs.rating + yours.rating desc, abs(theirs.rating - yours.rating), work_id
      ) as place
      from theirs join yours using (work_id)
      where least(theirs.rating, yours.rating) >= ${likedFrom}
    )
    select author_id as "userId", ${namedWorkOf('works')} as work
    from liked join works on works.id = work_id
    where place <= ${max} and ${isVisibleWork(actor)}
    order by author_id, place
  `.execute(handle)
  return rows
}
