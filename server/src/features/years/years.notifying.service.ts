import { limits } from '@medley/contract/limits'
import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import { transaction } from '../../db/transaction.ts'
import type { RunningJob } from '../../jobs/job-kind.ts'
import { notifyEach } from '../notifications/notifications.service.ts'
import { ownYearNotification } from './years.notifications.ts'
import { claimMembersToNotify } from './years.notifying.queries.ts'

/** Notified at once; the others follow at the next time, so that a backlog spreads. */
const atOnceMax = 500

/** In the first week of January, notifies members with enough works in the past year, which they can open. */
export async function notifyOfYears(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  job: Pick<RunningJob, 'assertLease'>,
): Promise<void> {
  const time = clock.now()
  const year = yearToNotifyOf(time)
  if (year === null) return
  const due = { now: time, worksMin: limits.yearWorksMin, limit: atOnceMax }
  await transaction(db, async (tx) => {
    await job.assertLease(tx)
    const notified = await claimMembersToNotify(tx, year, due)
    const recipientIds = sql<number>`select unnest(${notified}::integer[]) as id`
    await notifyEach(tx, ownYearNotification, { recipientIds, year, time })
  })
}

const lastDay = 7

/** The year of which members are notified at a time: the past one until January 7 (UTC), and none later. */
function yearToNotifyOf(now: Date): number | null {
  return now.getUTCMonth() === 0 && now.getUTCDate() <= lastDay ? now.getUTCFullYear() - 1 : null
}
