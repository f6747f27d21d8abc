import { sql } from 'kysely'
import type { PgBoss, QueueResult } from 'pg-boss'
import type { Handle } from '../db/transaction.ts'
import type { AnyJobKind } from './job-kind.ts'

export type Kinds = readonly Omit<AnyJobKind<never>, 'run' | 'payload'>[]

/** Receives a copy of each permanently failed job, for a worker to log. */
export const deadLetterQueue = 'dead-letters'

/** The longest run pg-boss allows; dead workers are detected by heartbeats instead. */
const longestRunSeconds = 24 * 60 * 60
/** How long a failed job is kept for inspection and retries. */
const endedKeptSeconds = 7 * 24 * 60 * 60
const deadLetterKeptSeconds = 60

const deadLetterSettings = {
  policy: 'standard',
  retryLimit: 0,
  deleteAfterSeconds: deadLetterKeptSeconds,
} as const

type Settings = ReturnType<typeof settingsOf> | typeof deadLetterSettings

/** Creates the queues of all kinds and updates the settings of existing ones; returns the names of both. */
export async function alignQueues(boss: PgBoss, db: Handle, kinds: Kinds): Promise<string[]> {
  const present = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]))
  const align = (name: string, settings: Settings) =>
    alignQueue(boss, db, { name, settings, queue: present.get(name) })
  const changed = [await align(deadLetterQueue, deadLetterSettings)]
  for (const kind of kinds) changed.push(await align(kind.name, settingsOf(kind)))
  return changed.filter((name) => name !== undefined)
}

function settingsOf(kind: Kinds[number]) {
  return {
    policy: kind.singleton ? ('short' as const) : ('standard' as const),
    retryLimit: kind.retries,
    retryDelay: kind.retryDelaySeconds,
    retryBackoff: true,
    expireInSeconds: longestRunSeconds,
    heartbeatSeconds: kind.leaseSeconds,
    deleteAfterSeconds: endedKeptSeconds,
    deadLetter: deadLetterQueue,
  }
}

interface Alignment {
  name: string
  settings: Settings
  queue: QueueResult | undefined
}

/** Returns the name of the queue if it is changed. */
async function alignQueue(
  boss: PgBoss,
  db: Handle,
  { name, settings, queue }: Alignment,
): Promise<string | undefined> {
  if (!queue) {
    await boss.createQueue(name, settings)
    return name
  }
  if (!differs(queue, settings)) return undefined
  const { policy, ...others } = settings
  await boss.updateQueue(name, others)
  // pg-boss cannot change a policy; this applies to jobs enqueued from now on.
  await sql`update pgboss.queue set policy = ${policy} where name = ${name}`.execute(db)
  return name
}

function differs(queue: QueueResult, settings: Settings): boolean {
  const present: Partial<Record<string, unknown>> = { ...queue }
  return Object.entries(settings).some(([name, value]) => present[name] !== value)
}

/** Synchronizes the schedules with the kinds. */
export async function alignSchedules(boss: PgBoss, kinds: Kinds): Promise<void> {
  const wanted = new Map(kinds.map(({ name, schedule }) => [name, schedule]))
  for (const { name } of await boss.getSchedules()) {
    if (!wanted.get(name)) await boss.unschedule(name)
  }
  for (const [name, schedule] of wanted) {
    if (schedule !== null) await boss.schedule(name, schedule, {})
  }
}
