import type { Medium } from '@medley/contract/values/medium'
import type { CoveredWork } from '@medley/contract/values/shapes'
import { type RawBuilder, sql } from 'kysely'
import type { Actor } from '../../actor.ts'
import type { Handle } from '../../db/transaction.ts'
import { isVisibleWork } from '../works/works.visibility.ts'
import { likedFrom } from './model/like-of.ts'
import type { SharedFact } from './recommendations.taste.rules.ts'
import {
  type Basis,
  basisColumns,
  joinedBasesOf,
  mayBeRecommended,
  reasonableFriendIdsOf,
} from './recommendations.visibility.ts'
import { shownScore } from '../ratings/ratings.visibility.ts'
import { personOf } from '../accounts/accounts.visibility.ts'

/** A work as reasons name it. */
export type ReasonWork = Omit<CoveredWork, 'creators' | 'displayTitle'> & { creators: string[] }

/** A work that the member liked, with the rating that says so; null if they only engaged. */
export interface LikedWork {
  work: ReasonWork
  rating: number | null
}

/** A recommended work with its reasons. */
export interface RecommendationRow extends ReasonWork {
  rating: number | null
  reviewCount: number
  isNewHere: boolean
  liked: (ReasonWork & { ownRating: number | null })[]
  /** Who like it of the friends that are kept with it. */
  friends: NamedPerson[]
  friendsLiked: number
  sharedKind: SharedFact['kind'] | null
  sharedName: string | null
  /** The mean of the member's ratings of works by the shared creator, if they rated any. */
  creatorRating: number | null
  /** The medium of these works; null where there are several. */
  creatorMedium: string | null
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
    select works.id, works.medium, works.title, works.poster_source as "posterSource",
      works.creators, works.release_date as "releaseDate", ${shownScore} as rating,
      work_counts.review_count as "reviewCount", page.is_new_here as "isNewHere", liked.works as liked, (
        select coalesce(json_agg(${personOf()} order by array_position(liking.ids, users.id)), '[]')
        from users where users.id = any(liking.ids)
      ) as friends,
      greatest(
        cardinality(liking.ids), friends_liked - cardinality(friend_ids) + cardinality(liking.ids)
      ) as "friendsLiked",
      shared_kind as "sharedKind", shared_name as "sharedName",
      made.rating as "creatorRating", made.medium as "creatorMedium"
    from page
    join works on works.id = page.work_id
    join work_counts on work_counts.work_id = works.id
    cross join lateral (${likedWorks(member)}) as liked
    cross join lateral (
      select array(
        select friend.id
        from unnest(page.friend_ids) with ordinality as liker (id, place)
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
    left join lateral (${ratingOfCreator(member)}) as made on true
    where ${isVisibleWork(member)}
    order by page.turn, page.medium
  `.execute(handle)
  return rows
}

/** A subselect of the works because of which a row of `page` is recommended, if the member still likes them. */
function likedWorks(member: Actor): RawBuilder<unknown> {
  return sql`
    select coalesce(json_agg(json_build_object(
      'id', works.id, 'medium', works.medium, 'title', works.title,
      'posterSource', works.poster_source, 'releaseDate', works.release_date,
      'creators', works.creators, 'ownRating', own.rating
    ) order by because.place), '[]') as works
    from unnest(page.because_ids) with ordinality as because (id, place)
    join works on works.id = because.id
    left join lateral (
      select rating from reviews where work_id = because.id and author_id = ${member.id}
      order by time_posted desc, id desc limit 1
    ) as own on true
    where ${isVisibleWork(member)} and (
      own.rating >= ${likedFrom} or own.rating is null and exists (
        select from engagements as mark
        where mark.user_id = ${member.id} and mark.work_id = because.id
      )
    )
  `
}

/** A subselect of what a member gave the works of the creator that a row of `page` names. */
function ratingOfCreator(member: Actor): RawBuilder<unknown> {
  return sql`
    select avg(given.rating)::double precision as rating,
      case when min(given.medium) = max(given.medium) then min(given.medium) end as medium
    from (
      select distinct on (own.work_id) own.rating, own.medium
      from credits as named
      join contributors on contributors.id = named.contributor_id
      join credits as made on made.contributor_id = named.contributor_id and made.role = 'creator'
      join reviews as own on own.work_id = made.work_id and own.author_id = ${member.id}
      where page.shared_kind = 'creator' and named.work_id = page.work_id
        and named.role = 'creator' and contributors.name = page.shared_name
      order by own.work_id, own.time_posted desc, own.id desc
    ) as given
  `
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

/** Basis of a member's recommendations of each medium, in the order of the mediums. */
export async function listBases(
  handle: Handle,
  userId: number,
  mediums: readonly Medium[],
): Promise<Basis[]> {
  const { rows } = await sql<Basis>`
    select ${basisColumns} from ${joinedBasesOf(userId, mediums)} order by wanted.place
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
