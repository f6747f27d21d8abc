import { CompiledQuery, sql } from 'kysely'
import { PgBoss } from 'pg-boss'
import type { Handle } from '../db/transaction.ts'
import { putLaterTimesRight } from './later-times.ts'
import { alignQueues, alignSchedules, type Kinds } from './queues.ts'

interface BossOptions {
  /** True if this process runs jobs; it then also reclaims the jobs of dead workers. */
  works: boolean
  /** How often it checks for dead workers. */
  superviseEverySeconds: number
  onError: (error: Error) => void
}

/** Opens the queues in the database schema `pgboss`, creating or upgrading the schema if needed. */
export async function openBoss(
  db: Handle,
  kinds: Kinds,
  { works, superviseEverySeconds, onError }: BossOptions,
): Promise<PgBoss> {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => execute(db, text, values) },
    supervise: works,
    superviseIntervalSeconds: superviseEverySeconds,
    monitorIntervalSeconds: superviseEverySeconds,
    schedule: works && kinds.some(({ schedule }) => schedule !== null),
  })
  boss.on('error', onError)
  try {
    await oneAtATime(db, async () => {
      await boss.start()
      const changed = await alignQueues(boss, db, kinds)
      await putLaterTimesRight(db)
      if (works) await alignSchedules(boss, kinds)
      await readSettings(boss, changed)
    })
  } catch (error) {
    // Its timers would keep the process alive.
    await boss.stop({ graceful: false, close: false })
    throw error
  }
  return boss
}

const noJob = '00000000-0000-0000-0000-000000000000'

/**
 * pg-boss reads the settings of all queues at its start, and those of changed ones on their first use, which must not
 * happen inside one of our transactions.
 */
async function readSettings(boss: PgBoss, names: readonly string[]): Promise<void> {
  for (const name of names) await boss.findJobs(name, { id: noJob })
}

/** An arbitrary number, unique among the advisory locks of this database. */
const opening = 7_304_121

/** Processes that start at the same time would create the same queues and deadlock. */
async function oneAtATime(db: Handle, work: () => Promise<void>): Promise<void> {
  await db.connection().execute(async (connection) => {
    await sql`select pg_advisory_lock(${opening})`.execute(connection)
    try {
      await work()
    } finally {
      await sql`select pg_advisory_unlock(${opening})`.execute(connection)
    }
  })
}

/** Runs pg-boss statements on our handle: the pool or a caller's transaction. */
export async function execute(
  handle: Handle,
  text: string,
  values: unknown[] = [],
): Promise<{ rows: unknown[] }> {
  if (values.length > 0 || handle.isTransaction) {
    return handle.executeQuery(CompiledQuery.raw(text, values))
  }
  // Without values, the text may hold several statements with their own BEGIN: a failure must not
  // leave the connection inside that transaction.
  return handle.connection().execute(async (connection) => {
    try {
      return await connection.executeQuery(CompiledQuery.raw(text))
    } catch (error) {
      await connection.executeQuery(CompiledQuery.raw('rollback'))
      throw error
    }
  })
}
