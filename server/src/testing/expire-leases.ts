import { sql } from 'kysely'
import type { Handle } from '../db/transaction.ts'

/** Backdates jobs by a day: their leases and retry delays have expired, and the check for dead workers is due. */
export async function expireLeases(db: Handle): Promise<void> {
  await sql`
    update pgboss.job
    set heartbeat_on = heartbeat_on - interval '1 day', start_after = start_after - interval '1 day'
    where state < 'completed'`.execute(db)
  await sql`update pgboss.queue set monitor_claim_on = null, monitor_on = null`.execute(db)
}
