import { sql } from 'kysely'
import { type Handle, transaction } from '../db/transaction.ts'

/** pg-boss 12 upgrades schemas from version 25 on; pg-boss 10 created version 24. */
const oldestMigrated = 25

/** Renames the schema of pg-boss 10, which pg-boss 12 cannot upgrade, to `pgboss_10`. */
export async function setOldQueuesAside(db: Handle): Promise<void> {
  if (!(await exists(db, 'pgboss.version'))) return
  const { rows } = await sql<{ version: number }>`select version from pgboss.version`.execute(db)
  const version = rows[0]?.version
  if (version === undefined || version >= oldestMigrated) return
  await sql`alter schema pgboss rename to pgboss_10`.execute(db)
}

/**
 * Moves waiting, running and failed jobs from `pgboss_10` into the current queues. A running job goes
 * to another worker once its lease has expired. If the process is killed midway, the next start
 * continues.
 */
export async function carryJobsOver(db: Handle): Promise<void> {
  if (!(await exists(db, 'pgboss_10.job'))) return
  await transaction(db, async (tx) => {
    await sql`
      insert into pgboss.job (id, name, priority, data, state, retry_limit, retry_count, retry_delay,
        retry_backoff, singleton_key, start_after, created_on, started_on, completed_on, keep_until,
        output, expire_seconds, deletion_seconds, dead_letter, policy, heartbeat_seconds, heartbeat_on)
      select old.id, old.name, old.priority, old.data, old.state::text::pgboss.job_state,
        old.retry_limit, old.retry_count, old.retry_delay, old.retry_backoff, old.singleton_key,
        old.start_after, old.created_on, old.started_on, old.completed_on, old.keep_until, old.output,
        queue.expire_seconds, queue.deletion_seconds, queue.dead_letter, queue.policy,
        queue.heartbeat_seconds, case when old.state = 'active' then now() end
      from pgboss_10.job old join pgboss.queue queue on queue.name = old.name
      where old.state in ('created', 'retry', 'active', 'failed')
      on conflict do nothing`.execute(tx)
    await sql`drop schema pgboss_10 cascade`.execute(tx)
  })
}

async function exists(db: Handle, table: string): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select to_regclass(${table}) is not null as found`.execute(db)
  return rows[0]?.found ?? false
}
