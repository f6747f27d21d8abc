import { adminIds } from '@medley/contract/limits'
import { sql } from 'kysely'
import type { Actor } from '../../actor.ts'
import type { Context } from '../../context.ts'
import type { Handle } from '../../db/transaction.ts'
import { hasProvenAddress } from '../accounts/accounts.visibility.ts'
import { notMuted } from '../mutes/mutes.visibility.ts'
import { maySee, maySuggest } from '../privacy-settings/privacy-settings.visibility.ts'
import { isToShow } from '../popular-reviews/popular-reviews.visibility.ts'

/** Limits that keep the cost independent of the numbers of reviews and members. */
const ownRatings = 100
const ratingsPerWork = 100
const shortlist = 200
const reviewsPerPerson = 30

export interface ReviewerRow {
  id: number
  reviewId: number
}

/**
 * Suggested people with a review of theirs to quote: first those whose ratings of the works that the
 * member rated are closest, then the most liked among the users last seen. The review is of a work that
 * both rated, if there is one, and the most liked of these. Friends, open requests, blocks, mutes,
 * suspended members, unproven addresses, admins and those who do not want to be suggested are left out.
 */
export async function listReviewers(
  ctx: Pick<Context, 'mail' | 'clock'>,
  handle: Handle,
  member: Actor,
  limit: number,
): Promise<ReviewerRow[]> {
  const { rows } = await sql<ReviewerRow>`
    with mine as materialized (
      select work_id, rating from reviews where author_id = ${member.id}
      order by time_posted desc, id desc limit ${ownRatings}
    ), alike as (
      select other.author_id as id, sum(1 - abs(other.rating - mine.rating) / 4.0) as closeness
      from mine cross join lateral (
        select author_id, rating from reviews where reviews.work_id = mine.work_id
        order by time_posted desc, id desc limit ${ratingsPerWork}
      ) as other
      group by other.author_id
      order by closeness desc, id limit ${shortlist}
    ), recent as (
      select id from users where ${hasProvenAddress(ctx, 'users')}
      order by last_online desc nulls last, id limit ${shortlist}
    ), candidates as (
      select id, coalesce(alike.closeness, 0) as closeness from alike full join recent using (id)
    )
    select users.id, best.id as "reviewId"
    from candidates
    join users using (id)
    left join friendships on lower_id = least(users.id, ${member.id}::integer)
      and higher_id = greatest(users.id, ${member.id}::integer)
    cross join lateral (
      select newest.id, newest.like_count
      from (
        select reviews.id, work_id, like_count from reviews
        where reviews.author_id = users.id and ${isToShow(member)}
        order by time_posted desc, id desc limit ${reviewsPerPerson}
      ) as newest
      order by newest.work_id in (select work_id from mine) desc, like_count desc, newest.id desc
      limit 1
    ) as best
    where users.id <> ${member.id} and lower_id is null
      and users.id <> all(${adminIds}::integer[])
      and ${maySee(member, 'users.id')} and ${notMuted(member, 'users.id')}
      and ${hasProvenAddress(ctx, 'users')} and ${maySuggest('users.id')}
    order by closeness desc, best.like_count desc, last_online desc nulls last, users.id
    limit ${limit}
  `.execute(handle)
  return rows
}
