import { sql } from 'kysely'
import { fromKysely, type JobWithMetadata, type PgBoss } from 'pg-boss'
import type { Handle } from '../db/transaction.ts'
import type { AnyJobKind, RunningJob } from './job-kind.ts'

/** The job belongs to another worker by now. */
export class JobLost extends Error {
  constructor() {
    super('Another worker has taken the job over')
  }
}

export interface JobsLog {
  warn(data: object, text: string): void
  error(data: object, text: string): void
}

export interface WorkerDeps<C> {
  boss: PgBoss
  db: Handle
  ctx: C
  log: JobsLog
}

export interface JobOutcome {
  name: string
  end: 'done' | 'failed' | 'given-back' | 'lost'
  error?: unknown
}

/**
 * Runs a fetched job to its end; never throws for the job's sake. The caller completes it where it is
 * done and fails it otherwise, which changes nothing in a job that was given back or lost.
 */
export async function runJob<C>(
  deps: WorkerDeps<C>,
  kind: AnyJobKind<C>,
  job: JobWithMetadata<unknown>,
  stop?: AbortSignal,
): Promise<JobOutcome> {
  const { name } = kind
  const { boss, ctx, log } = deps
  noteDeadWorker(log, job)
  const signals = [stop, job.signal].filter((signal) => signal !== undefined)
  try {
    const running = runningJob(boss, job, AbortSignal.any(signals))
    await kind.run(ctx, kind.payload.parse(job.data), running)
    return { name, end: 'done' }
  } catch (error) {
    return { name, end: await endOf(deps, job, error, stop), error }
  }
}

function runningJob(boss: PgBoss, job: JobWithMetadata<unknown>, signal: AbortSignal): RunningJob {
  return {
    id: job.id,
    timeAsked: job.createdOn,
    attempt: job.retryCount,
    isLast: job.retryCount >= job.retryLimit,
    signal,
    async assertLease(tx) {
      signal.throwIfAborted()
      const touched = await boss.touch(job.name, job, { db: fromKysely(tx) })
      if (countAffected(touched) === 0) throw new JobLost()
    },
  }
}

/** The number of jobs a call of the library changed, which its types leave out. */
export function countAffected(response: object): number {
  return 'affected' in response ? Number(response.affected) : 0
}

async function endOf<C>(
  { db, log }: WorkerDeps<C>,
  job: JobWithMetadata<unknown>,
  error: unknown,
  stop: AbortSignal | undefined,
): Promise<Exclude<JobOutcome['end'], 'done'>> {
  const { name, id, retryCount, retryLimit } = job
  if (error instanceof JobLost || isAborted(job.signal)) {
    log.warn({ job: name, id }, 'A job was taken over by another worker')
    return 'lost'
  }
  if (isAborted(stop)) {
    await giveBack(db, job)
    return 'given-back'
  }
  const data = { err: error, job: name, id, attempt: retryCount }
  if (retryCount < retryLimit) log.warn(data, 'A job failed and will be tried again')
  return 'failed'
}

function isAborted(signal: AbortSignal | undefined): boolean {
  return signal?.aborted ?? false
}

/**
 * Puts the job of a stopping worker back, to be taken at once. The run counts, and one more is allowed
 * for it: the next run has a number of its own, by which the library tells the two apart.
 */
async function giveBack(db: Handle, { name, id, retryCount }: JobWithMetadata<unknown>) {
  await sql`
    update pgboss.job
    set state = 'retry', start_after = now(), heartbeat_on = null, retry_limit = retry_limit + 1
    where name = ${name} and id = ${id}::uuid and state = 'active'
      and retry_count = ${retryCount}`.execute(db)
}

/** What the library writes to a job whose lease ran out. */
const leaseRanOut = /heartbeat timeout/

function noteDeadWorker(log: JobsLog, { name, id, output, retryCount }: JobWithMetadata<unknown>) {
  if (retryCount === 0 || !leaseRanOut.test(JSON.stringify(output ?? null))) return
  log.warn({ job: name, id, attempt: retryCount }, 'A job is tried again: its worker died')
}
