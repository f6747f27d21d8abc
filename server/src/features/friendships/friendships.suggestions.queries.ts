import { adminIds } from '@medley/contract/limits'
import { type RawBuilder, sql } from 'kysely'
import type { Actor } from '../../actor.ts'
import type { Context } from '../../context.ts'
import { hasProvenAddress } from '../accounts/accounts.visibility.ts'
import { notMuted } from '../mutes/mutes.visibility.ts'
import { maySee, maySuggest } from '../privacy-settings/privacy-settings.visibility.ts'
import { friendIdsOf } from './friendships.visibility.ts'

/** Limits that keep the cost independent of the numbers of friends and members. */
const friendsAsked = 100
const shortlist = 100
const activityDays = 90

/**
 * Suggested friends, as `id` and `rank`: friends of friends by number of common friends, then the most active recent
 * reviewers among the users last seen. Users already asked come last; the member, friends, users who
 * sent a request, admins, muted members, unproven addresses, those of whom the member sees nothing and those who do
 * not want to be suggested are left out. Users last seen are read only where friends of friends do not
 * suffice, and reviews are counted only of those between whom they decide.
 */
export function suggestedTo(
  ctx: Pick<Context, 'mail' | 'clock'>,
  actor: Actor,
  limit: number,
): RawBuilder<{ id: number; rank: number }> {
  const since = new Date(ctx.clock.now().getTime() - activityDays * 86_400_000)
  return sql`(
    with friends as materialized (
      select id from ${friendIdsOf(actor.id)} as all_friends (id) limit ${friendsAsked}
    ), known as materialized (
      select id, common
      from (
        select id, count(*) as common
        from (
          select higher_id as id from friends
          join friendships on lower_id = friends.id and time_approved is not null
          union all
          select lower_id from friends
          join friendships on higher_id = friends.id and time_approved is not null
        ) as candidate
        group by id
      ) as counted
      where id <> ${actor.id} and id not in ${friendIdsOf(actor.id)}
      order by common desc, id
      limit ${shortlist}
    ), foremost as materialized (
      select id, is_asked, common, last_online
      from known join ${membersToSuggest(ctx, actor)} using (id)
      order by is_asked, common desc
      fetch first ${limit} rows with ties
    ), recent as (
      select id, is_asked, last_online from ${membersToSuggest(ctx, actor)}
      where (select count(*) from foremost where not is_asked) < ${limit}
      order by last_online desc nulls last, id limit ${shortlist}
    ), candidates as (
      select id, is_asked, common, last_online from foremost
      union all
      select id, is_asked, 0, last_online from recent
      where id not in (select id from known)
    )
    select candidates.id, row_number() over (
      order by is_asked, common desc, reviews desc, last_online desc nulls last, candidates.id
    ) as rank
    from candidates
    cross join lateral (
      select count(*) as reviews from (
        select from reviews
        where author_id = candidates.id and time_posted > ${since} and reviews.is_listed limit 100
      ) as newest
    ) as activity
    order by rank
    limit ${limit}
  )`
}

/** The members who may be suggested to the actor, for a join, and whether the actor asked them already. */
function membersToSuggest(ctx: Pick<Context, 'mail' | 'clock'>, actor: Actor): RawBuilder<unknown> {
  return sql`(
    select users.id, users.last_online, lower_id is not null as is_asked
    from users left join friendships on lower_id = least(users.id, ${actor.id}::integer)
      and higher_id = greatest(users.id, ${actor.id}::integer)
    where users.id <> ${actor.id} and users.id <> all (${[...adminIds]}::integer[])
      and (lower_id is null or (time_approved is null and requester_id = ${actor.id}))
      and ${maySee(actor, 'users.id')} and ${notMuted(actor, 'users.id')}
      and ${hasProvenAddress(ctx, 'users')} and ${maySuggest('users.id')}
  ) as member`
}
