import type { CoveredWork, UserSearchItem } from '@medley/contract/values/shapes'
import { type RawBuilder, sql, type SqlBool } from 'kysely'
import { memberOf, type Viewer } from '../../../actor.ts'
import type { Handle } from '../../../db/transaction.ts'
import { unmutedFriendIdsOf } from '../../friendships/friendships.visibility.ts'
import { maySee } from '../../privacy-settings/privacy-settings.visibility.ts'
import { inDiariesOf, isInYears } from '../../statistics/statistics.visibility.ts'
import { timeZoneOf } from '../../weekly-digest/weekly-digest.visibility.ts'
import { isVisibleWork, namedWorkOf } from '../../works/works.visibility.ts'
import { shownOf, type YearOf } from '../years.visibility.ts'
import { personOf } from '../../accounts/accounts.visibility.ts'

export interface SharedRow {
  person: UserSearchItem
  works: number
  evenings: number
  /** Works sent to one another in the year. */
  sent: number
  covers: CoveredWork[]
  /** True if everyone may see what the person does. */
  isForAll: boolean
}

/** The friend whom a member shared most works of a year with and whom the viewer may see, with a few of the works. */
export async function findShared(
  handle: Handle,
  viewer: Viewer,
  year: YearOf,
  coversMax: number,
): Promise<SharedRow | undefined> {
  const { rows } = await sql<SharedRow>`
    with ${commonWorks(viewer, year)}, evenings_with as ${eveningsWith(year)}, nearest as (
      select counted.user_id, counted.works, coalesce(evenings_with.evenings, 0) as evenings
      from (select user_id, count(*) as works from common group by user_id) as counted
      left join evenings_with on evenings_with.user_id = counted.user_id
      order by counted.works desc, evenings desc, counted.user_id
      limit 1
    )
    select ${personOf()} as person, nearest.works, nearest.evenings,
      (
        select count(*) from sent_works
        where extract(year from time_sent at time zone ${timeZoneOf(year.userId)}) = ${year.year} and (
          sender_id = ${year.userId} and recipient_id = users.id
          or sender_id = users.id and recipient_id = ${year.userId}
        )
      ) as sent,
      (
        select json_agg(few.work order by few.last_order desc, few.id) from (
          select ${namedWorkOf('works')} as work, shown.last_order, works.id
          from common join works on works.id = common.work_id
          join shown on shown.work_id = common.work_id
          where common.user_id = users.id
          order by shown.last_order desc, works.id limit ${coversMax}
        ) as few
      ) as covers,
      ${maySee(null, 'users.id')} as "isForAll"
    from nearest join users on users.id = nearest.user_id
  `.execute(handle)
  return rows[0]
}

/**
 * `shown`: works of the year that the viewer may see. `common`: those in the diaries of friends whom the member does not
 * mute, neither blocks and the viewer may see.
 */
function commonWorks(viewer: Viewer, year: YearOf): RawBuilder<unknown> {
  const member = memberOf(year.userId)
  const seenByFriends = sql<SqlBool>`
    user_id in (select id from friends) and work_id in (select work_id from shown)`
  return sql`shown as materialized (
    select shown.work_id, max(shown.day_order) as last_order
    from ${shownOf(viewer, year)} as shown join works on works.id = shown.work_id
    where ${isVisibleWork(viewer)}
    group by shown.work_id
  ), friends as materialized (
    select friend.id from ${unmutedFriendIdsOf(member)} as friend (id)
    where ${maySee(member, 'friend.id')} and ${maySee(viewer, 'friend.id')}
  ), common as materialized (
    select user_id, work_id from ${inDiariesOf(year.year, seenByFriends)} as logged
  )`
}

/** A subselect of how many evenings of the year the member and each other logged together. */
function eveningsWith({ userId, year }: YearOf): RawBuilder<unknown> {
  return sql`(
    select other.user_id, count(distinct own.evening_id) as evenings
    from evening_members as own
    join viewings on viewings.id = own.viewing_id
      and ${isInYears('viewings', { first: year, last: year })}
      and viewings.work_id in (select work_id from shown)
    join evening_members as other on other.evening_id = own.evening_id
      and other.user_id <> own.user_id and other.viewing_id is not null
    where own.user_id = ${userId}
    group by other.user_id
  )`
}
