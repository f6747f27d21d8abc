import { CompiledQuery, sql } from 'kysely'
import { PgBoss } from 'pg-boss'
import type { Handle } from '../db/transaction.ts'
import { carryJobsOver, setOldQueuesAside } from './older-queues.ts'
import { alignQueues, alignSchedules, type Kinds } from './queues.ts'

interface BossOptions {
  /** Whether this process takes jobs: it then also takes back those whose worker has died. */
  works: boolean
  /** How often it looks for dead workers. */
  superviseEverySeconds: number
  onError: (error: Error) => void
}

/** Opens the queues in the schema `pgboss` of the database, and makes or brings up to date what is missing there. */
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
  await oneAtATime(db, async () => {
    await setOldQueuesAside(db)
    await boss.start()
    await alignQueues(boss, db, kinds)
    await carryJobsOver(db)
    if (works) await alignSchedules(boss, kinds)
  })
  await fillQueueCache(boss, kinds)
  return boss
}

const noJob = '00000000-0000-0000-0000-000000000000'

/** The library reads a queue's settings at its first use, which must not be inside a transaction of ours. */
async function fillQueueCache(boss: PgBoss, kinds: Kinds): Promise<void> {
  for (const { name } of kinds) await boss.findJobs(name, { id: noJob })
}

/** Any number that nothing else in this database locks. */
const opening = 7_304_119

/** Processes that start at once would make the same queues, and lock each other out for good. */
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

/** Lets pg-boss speak through a handle of ours: the pool, or the transaction of a caller. */
export async function execute(
  handle: Handle,
  text: string,
  values: unknown[] = [],
): Promise<{ rows: unknown[] }> {
  if (values.length > 0 || handle.isTransaction) {
    return handle.executeQuery(CompiledQuery.raw(text, values))
  }
  // Without values it may be several statements with a BEGIN of their own: a failure must not leave
  // the connection inside.
  return handle.connection().execute(async (connection) => {
    try {
      return await connection.executeQuery(CompiledQuery.raw(text))
    } catch (error) {
      await connection.executeQuery(CompiledQuery.raw('rollback'))
      throw error
    }
  })
}
