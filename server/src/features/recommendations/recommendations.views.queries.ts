import { sql } from 'kysely'
import { latestEnd } from '../../clock.ts'
import type { Handle } from '../../db/transaction.ts'
import { restDays, viewsMax } from './recommendations.visibility.ts'

/**
 * Counts views of works that are recommended to a member, once a day each; counts from one again after a
 * rest. Returns whether each counted work begins to rest.
 */
export async function upsertViews(
  handle: Handle,
  userId: number,
  workIds: readonly number[],
  now: Date,
): Promise<{ rests: boolean }[]> {
  const today = new Date(now)
  today.setUTCHours(0, 0, 0, 0)
  const restedSince = new Date(now.getTime() - restDays * 86_400_000)
  const { rows } = await sql<{ rests: boolean }>`
    insert into recommendation_views as seen (user_id, work_id, times, time_last)
    select ${userId}, work_id, 1, ${now}
    from (
      select distinct work_id from recommendations
      where user_id = ${userId} and work_id = any(${workIds}::integer[])
    ) as shown
    order by work_id
    on conflict (user_id, work_id) do update set
      times = case
        when seen.time_last <= ${restedSince} or seen.time_last > ${latestEnd(now)} then 1
        else seen.times + 1
      end,
      time_last = excluded.time_last
    where (seen.time_last < ${today} or seen.time_last > ${latestEnd(now)})
      and seen.times < 32000
    returning times = ${viewsMax} as rests
  `.execute(handle)
  return rows
}
