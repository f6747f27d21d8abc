import { sql } from 'kysely'
import type { Tx } from '../../db/transaction.ts'
import { isNotSuspended } from '../moderation/moderation.visibility.ts'
import { timeZoneOf } from '../weekly-digest/weekly-digest.visibility.ts'
import { daysOfYear } from './years.visibility.ts'

/**
 * Members with so many works in their diary of a year who were not notified of it yet, and now count as notified. They
 * are due on January 2, when the last evening may be in the diary, from 10:00 in their time zone and up to two hours
 * later: each has a minute of their own, so that letters spread. Skips accounts that are being deleted.
 */
export async function claimMembersToNotify(
  tx: Tx,
  year: number,
  { now, worksMin, limit }: { now: Date; worksMin: number; limit: number },
): Promise<number[]> {
  const { first, last } = daysOfYear(year)
  const inDiaries = (table: string) => sql`
    select user_id, work_id from ${sql.table(table)} where day_order between ${first} and ${last}`
  const { rows } = await sql<{ userId: number }>`
    with counted as (
      select user_id
      from (${inDiaries('viewings')} union ${inDiaries('entry_viewings')}) as logged
      group by user_id having count(*) >= ${worksMin}
    ), due as (
      select users.id from counted join users on users.id = counted.user_id
      where ${isNotSuspended(null, 'users.id')}
        and not exists (
          select from notified_years where notified_years.user_id = users.id and notified_years.year = ${year}
        )
        and (
          make_timestamp(${year + 1}, 1, 2, 10, 0, 0) + (users.id % 120) * interval '1 minute'
        ) at time zone ${timeZoneOf(sql`users.id`)} <= ${now}
      order by users.id limit ${limit} for key share of users skip locked
    )
    insert into notified_years (user_id, year) select id, ${year} from due
    returning user_id as "userId"
  `.execute(tx)
  return rows.map(({ userId }) => userId)
}
