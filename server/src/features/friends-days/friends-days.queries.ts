import type { FriendAct, FriendsDay } from '@medley/contract/people/friends-days'
import { type RawBuilder, sql } from 'kysely'
import type { Actor } from '../../actor.ts'
import type { Handle } from '../../db/transaction.ts'
import { unmutedFriendIdsOf } from '../friendships/friendships.visibility.ts'
import { isVisibleList, shownTitle } from '../lists/lists.visibility.ts'
import { maySee } from '../privacy-settings/privacy-settings.visibility.ts'
import { mayBeInFeedOf } from '../not-for-me/not-for-me.visibility.ts'
import { isVisibleWork, namedWorkOf } from '../works/works.visibility.ts'
import type { Week } from './friends-days.rules.ts'
import { personOf } from '../accounts/accounts.visibility.ts'

/** Acts of each kind by one friend in a week that count: an import brings thousands. */
const actsMax = 100
const peopleShown = 3
const worksShown = 24
const actsShown = 6

export interface FriendsDayRow extends Omit<FriendsDay, 'day'> {
  /** The number of the day in the week, from 1. */
  dayNumber: number
}

/**
 * Works that the actor's unmuted friends saved, added to lists that the actor may see, and finished without reviewing, by
 * the days of a week, the latest first; none if the actor wants none, and none that an import brought without a time. Reads each friend's newest marks in the indexes.
 */
export async function listFriendsDays(
  handle: Handle,
  actor: Actor,
  { days, end }: Week,
): Promise<FriendsDayRow[]> {
  const starts = days.map(({ start }) => start)
  const { rows } = await sql<FriendsDayRow>`
    with acts as materialized (
      select friend.id as user_id, act.kind, act.work_id, act.time, act.list_id,
        width_bucket(act.time, ${starts}::timestamptz[]) as day_number
      from ${unmutedFriendIdsOf(actor)} as friend (id)
      cross join lateral (${actsOf(actor, starts[0] ?? end, end)}) as act
      join works on works.id = act.work_id and works.merged_into is null
      where ${maySee(actor, 'friend.id')} and ${isVisibleWork(actor)}
        and ${mayBeInFeedOf(actor, 'act.work_id')}
        and not exists (select from hidden_friends_days where user_id = ${actor.id})
    ), ranked as (
      select acts.*,
        row_number() over (partition by day_number, work_id order by time desc, user_id desc) as act_rank,
        max(time) over (partition by day_number, work_id) as work_time,
        max(time) over (partition by day_number, user_id) as user_time
      from acts
    ), placed as materialized (
      select ranked.*,
        dense_rank() over (partition by day_number order by work_time desc, work_id desc) as work_rank,
        dense_rank() over (partition by day_number order by user_time desc, user_id desc) as user_rank
      from ranked
    ), covers as (
      select day_number, work_rank, work_id, json_agg(${actOnCover(actor)} order by act_rank) as acts
      from placed
      join users on users.id = user_id
      left join lists on lists.id = list_id
      where work_rank <= ${worksShown} and act_rank <= ${actsShown}
      group by day_number, work_rank, work_id
    ), days as (
      select day_number as "dayNumber", max(user_rank) as "peopleCount", max(work_rank) as "workCount"
      from placed group by day_number
    )
    select days.*,
      (
        select coalesce(json_agg(${personOf()} order by user_rank), '[]')
        from (
          select distinct user_rank, user_id from placed
          where placed.day_number = days."dayNumber" and user_rank <= ${peopleShown}
        ) as latest
        join users on users.id = latest.user_id
      ) as people,
      (
        select coalesce(json_agg(json_build_object(
          'work', ${namedWorkOf('works')}, 'acts', covers.acts
        ) order by work_rank), '[]')
        from covers join works on works.id = covers.work_id
        where covers.day_number = days."dayNumber"
      ) as works
    from days order by "dayNumber" desc
  `.execute(handle)
  return rows
}

/** The newest acts of `friend` in a time, of each kind. */
function actsOf(actor: Actor, since: Date, until: Date): RawBuilder<unknown> {
  // Marks that an import brings without a time have that of its plan.
  const isIn = sql`time_added >= ${since} and time_added < ${until} and time_added <> all(array(
    select imports.time_created from imports
    where imports.user_id = friend.id and imports.time_created >= ${since}
  ))`
  return sql`
    (
      select 'saved' as kind, work_id, time_added as time, null::integer as list_id
      from saved_works where user_id = friend.id and ${isIn}
      order by time_added desc limit ${actsMax}
    ) union all (
      select 'finished', work_id, time_added, null from engagements
      where user_id = friend.id and ${isIn} and not is_partial and not exists (
        select from reviews
        where reviews.work_id = engagements.work_id and reviews.author_id = friend.id
      )
      order by time_added desc limit ${actsMax}
    ) union all (
      select 'listed', work_id, time_added, lists.id
      from lists join list_entries on list_entries.list_id = lists.id
      where lists.owner_id = friend.id and not lists.is_private and ${isVisibleList(actor)} and ${isIn}
      order by time_added desc limit ${actsMax}
    )
  `
}

/** An act as a cover shows it. */
function actOnCover(actor: Actor): RawBuilder<FriendAct> {
  return sql<FriendAct>`json_build_object('kind', kind, 'user', ${personOf()}, 'list',
    case when lists.id is not null then json_build_object('id', lists.id, 'title', ${shownTitle(actor)}) end
  )`
}

/** True unless the member turned the days off. */
export async function isShownTo(handle: Handle, userId: number): Promise<boolean> {
  const row = await handle
    .selectFrom('hidden_friends_days')
    .select('user_id')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row === undefined
}

export async function setShown(handle: Handle, userId: number, isShown: boolean): Promise<void> {
  if (isShown)
    await handle.deleteFrom('hidden_friends_days').where('user_id', '=', userId).execute()
  else {
    await handle
      .insertInto('hidden_friends_days')
      .values({ user_id: userId })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
}
