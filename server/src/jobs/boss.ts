import { CompiledQuery, sql } from 'kysely'
import PgBoss from 'pg-boss'
import type { Handle } from '../db/transaction.ts'
import type { AnyJobKind } from './job-kind.ts'

type Kinds = readonly Omit<AnyJobKind<never>, 'run' | 'payload'>[]

interface BossOptions {
  /** Whether this process takes jobs: it then also takes back those whose worker has died. */
  works: boolean
  takeBackEverySeconds: number
  onError: (error: Error) => void
}

/** So long somebody may look at what failed for good, and have it tried again. */
const failedKeptSeconds = 7 * 24 * 60 * 60

/** Opens the queues in the schema `pgboss` of the database, and makes or brings up to date what is missing there. */
export async function openBoss(
  db: Handle,
  kinds: Kinds,
  { works, takeBackEverySeconds, onError }: BossOptions,
): Promise<PgBoss> {
  const boss = new PgBoss({
    archiveFailedAfterSeconds: failedKeptSeconds,
    db: { executeSql: (text, values) => execute(db, text, values) },
    supervise: works,
    maintenanceIntervalSeconds: takeBackEverySeconds,
    schedule: works && kinds.some(({ schedule }) => schedule !== null),
  })
  boss.on('error', onError)
  await oneAtATime(db, async () => {
    await boss.start()
    await alignQueues(boss, kinds)
    if (works) await alignSchedules(boss, kinds)
  })
  return boss
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

async function alignQueues(boss: PgBoss, kinds: Kinds): Promise<void> {
  const present = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]))
  for (const kind of kinds) {
    const wanted = queueOf(kind)
    const queue = present.get(kind.name)
    if (!queue) await boss.createQueue(kind.name, { name: kind.name, ...wanted })
    else if (differs(queue, wanted)) {
      await boss.updateQueue(kind.name, { name: kind.name, ...wanted })
    }
  }
}

function queueOf(kind: Kinds[number]) {
  return {
    policy: kind.waitsOnce ? ('short' as const) : ('standard' as const),
    retryLimit: kind.retries,
    retryDelay: kind.retryDelaySeconds,
    retryBackoff: true,
    expireInSeconds: kind.leaseSeconds,
  }
}

function differs(queue: PgBoss.QueueResult, wanted: ReturnType<typeof queueOf>): boolean {
  const now: Partial<Record<string, unknown>> = { ...queue }
  return Object.entries(wanted).some(([name, value]) => now[name] !== value)
}

async function alignSchedules(boss: PgBoss, kinds: Kinds): Promise<void> {
  const wanted = new Map(kinds.map(({ name, schedule }) => [name, schedule]))
  for (const { name } of await boss.getSchedules()) {
    if (!wanted.get(name)) await boss.unschedule(name)
  }
  for (const [name, schedule] of wanted) {
    if (schedule !== null) await boss.schedule(name, schedule, {})
  }
}
