import { sql } from 'kysely'
import type { Handle } from '../db/transaction.ts'

/** What a day would do to jobs: leases have run out, waits are over, and dead workers are looked for. */
export async function letTimePass(db: Handle): Promise<void> {
  await sql`
    update pgboss.job
    set heartbeat_on = heartbeat_on - interval '1 day', start_after = start_after - interval '1 day'
    where state < 'completed'`.execute(db)
  await sql`update pgboss.queue set monitor_claim_on = null, monitor_on = null`.execute(db)
}
