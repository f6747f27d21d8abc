import type { Medium } from '@medley/contract/medium'
import { type RawBuilder, sql } from 'kysely'
import type { Actor } from '../../actor.ts'
import type { Handle } from '../../db/transaction.ts'
import { likedFrom } from './model/like-of.ts'
import type { SharedFact } from './recommendations.ranking.rules.ts'
import { mayBeRecommended, reasonableFriendIdsOf } from './recommendations.visibility.ts'

/** A work that the member liked, with the rating that says so; null if they only engaged. */
export interface LikedWork {
  workId: number
  rating: number | null
}

export interface RecommendationRow {
  workId: number
  rank: number
  liked: LikedWork[]
  /** Friends who like it, of those that are kept with it. */
  friendIds: number[]
  friendsLiked: number
  sharedKind: SharedFact['kind'] | null
  sharedName: string | null
}

interface RecommendationPage {
  mediums: readonly Medium[]
  limit: number
  offset: number
  now: Date
}

/**
 * A page of a member's recommendations, best first; several mediums mixed in the proportion of the works
 * they like. What was computed is checked again: which works may be shown, which they still like, and
 * which friends may be named.
 */
export async function listRecommendationRows(
  handle: Handle,
  member: Actor,
  page: RecommendationPage,
): Promise<RecommendationRow[]> {
  const { rows } = await sql<RecommendationRow>`
    with page as materialized (
      ${pageOf(member, page)}
    ), friend as materialized (
      select id from ${reasonableFriendIdsOf(member)} as friend (id)
      where id in (select unnest(friend_ids) from page)
    )
    select page.work_id as "workId", rank, liked.works as liked, liking.ids as "friendIds",
      greatest(
        cardinality(liking.ids), friends_liked - cardinality(friend_ids) + cardinality(liking.ids)
      ) as "friendsLiked",
      shared_kind as "sharedKind", shared_name as "sharedName"
    from page
    cross join lateral (
      select coalesce(
        json_agg(json_build_object('workId', because.id, 'rating', rating) order by because.place),
        '[]'
      ) as works
      from unnest(because_ids) with ordinality as because (id, place)
      left join lateral (
        select rating from reviews where work_id = because.id and author_id = ${member.id}
        order by time_posted desc, id desc limit 1
      ) as own on true
      where rating >= ${likedFrom} or rating is null and exists (
        select from engagements as mark
        where mark.user_id = ${member.id} and mark.work_id = because.id
      )
    ) as liked
    cross join lateral (
      select array(
        select friend.id
        from unnest(friend_ids) with ordinality as liker (id, place)
        join friend using (id)
        cross join lateral (
          select rating from reviews where work_id = page.work_id and author_id = friend.id
          order by time_posted desc, id desc limit 1
        ) as given
        where given.rating >= ${likedFrom}
        order by liker.place
      ) as ids
      -- Computed once, though it is used three times.
      offset 0
    ) as liking
    order by turn, medium
  `.execute(handle)
  return rows
}

/** The stored recommendations of a page, with their `turn` in the order. */
function pageOf(
  member: Actor,
  { mediums, limit, offset, now }: RecommendationPage,
): RawBuilder<unknown> {
  return sql`
    select * from (
      select found.*, (rank - 0.5::float8) / (liked_count + 0.1::float8) as turn
      from recommendations as found
      join recommendation_renewals as renewal using (user_id, medium)
      where user_id = ${member.id} and medium = any(${mediums}::text[])
      order by turn, medium
      -- Ordered before they are checked, so that no more are checked than the page needs.
      offset 0
    ) as next
    where ${mayBeRecommended(member, 'next.work_id', now)}
    order by turn, medium limit ${limit} offset ${offset}
  `
}

export interface Basis {
  /** Null where no recommendations were computed yet. */
  likedCount: number | null
  method: string | null
  timeBuilt: Date | null
  /** Computed before the model in use was. */
  isOutdated: boolean
}

/** What a member's recommendations of each medium rest on, in the order of the mediums. */
export async function listBases(
  handle: Handle,
  userId: number,
  mediums: readonly Medium[],
): Promise<Basis[]> {
  const { rows } = await sql<Basis>`
    select renewal.liked_count as "likedCount", run.method, run.time_built as "timeBuilt",
      coalesce(renewal.time_renewed < run.time_built, false) as "isOutdated"
    from unnest(${mediums}::text[]) with ordinality as wanted (medium, place)
    left join recommendation_renewals as renewal
      on renewal.medium = wanted.medium and renewal.user_id = ${userId}
    left join lateral (
      select method, time_built from model_runs
      where model_runs.medium = wanted.medium and method is not null
      order by time_built desc, id desc limit 1
    ) as run on true
    order by place
  `.execute(handle)
  return rows
}

export interface NamedPerson {
  id: number
  username: string
  firstName: string | null
  lastName: string | null
  profilePicture: string | null
}

/** Members by id, in no particular order. */
export async function listNamedPeople(
  handle: Handle,
  ids: readonly number[],
): Promise<NamedPerson[]> {
  const { rows } = await sql<NamedPerson>`
    select id, username, first_name as "firstName", last_name as "lastName",
      profile_picture as "profilePicture"
    from users where id = any(${ids}::integer[])
  `.execute(handle)
  return rows
}
