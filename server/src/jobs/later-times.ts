import { sql } from 'kysely'
import type { Handle } from '../db/transaction.ts'

/**
 * Puts right what was stored while the clock was ahead: jobs that would start or be given up too late, and the turns of
 * pg-boss, which would neither start scheduled jobs nor reclaim those of dead workers. No job waits for over a day.
 */
export async function putLaterTimesRight(db: Handle): Promise<void> {
  const latest = sql`now() + interval '1 minute'`
  await sql`
    update pgboss.version
    set cron_on = least(cron_on, now()), bam_on = least(bam_on, now()),
      flow_on = least(flow_on, now()), reindex_on = least(reindex_on, now()),
      monitor_backoff_on = null
    where greatest(cron_on, bam_on, flow_on, reindex_on) > ${latest}
      or monitor_backoff_on > now() + interval '1 hour'
  `.execute(db)
  await sql`
    update pgboss.queue
    set monitor_claim_on = least(monitor_claim_on, now()), monitor_on = least(monitor_on, now()),
      maintain_on = least(maintain_on, now())
    where greatest(monitor_claim_on, monitor_on, maintain_on) > ${latest}
  `.execute(db)
  await sql`
    update pgboss.job set start_after = now()
    where state < 'active' and start_after > now() + interval '1 day 1 minute'
  `.execute(db)
  await sql`
    update pgboss.job
    set started_on = least(started_on, now()), heartbeat_on = least(heartbeat_on, now())
    where state = 'active' and greatest(started_on, heartbeat_on) > ${latest}
  `.execute(db)
}
