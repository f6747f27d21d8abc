import { sql, type SqlBool } from 'kysely'
import type { Tx } from '../../db/transaction.ts'
import { isNotSuspended } from '../moderation/moderation.visibility.ts'
import { inDiariesOf } from '../statistics/statistics.visibility.ts'
import { timeZoneOf } from '../weekly-digest/weekly-digest.visibility.ts'

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
  const isOwn = sql<SqlBool>`user_id = users.id`
  const { rows } = await sql<{ userId: number }>`
    with due as (
      select users.id from users
      where (
          make_timestamp(${year + 1}, 1, 2, 10, 0, 0) + (users.id % 120) * interval '1 minute'
        ) at time zone ${timeZoneOf(sql`users.id`)} <= ${now}
        and not exists (
          select from notified_years where notified_years.user_id = users.id and notified_years.year = ${year}
        )
        and ${isNotSuspended(null, 'users.id')}
        and (
          select count(*) from ${inDiariesOf(year, isOwn)} as logged
        ) >= ${worksMin}
      order by users.id limit ${limit} for key share of users skip locked
    )
    insert into notified_years (user_id, year) select id, ${year} from due
    returning user_id as "userId"
  `.execute(tx)
  return rows.map(({ userId }) => userId)
}
