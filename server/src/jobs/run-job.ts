import type PgBoss from 'pg-boss'
import type { Handle } from '../db/transaction.ts'
import type { AnyJobKind, RunningJob } from './job-kind.ts'
import { extendLease, giveBack, type Lease } from './leases.ts'

/** The job belongs to another worker by now. */
export class JobLost extends Error {
  constructor() {
    super('Another worker has taken the job over')
  }
}

/** The process is about to end. */
export class JobStopped extends Error {
  constructor() {
    super('The worker stops')
  }
}

export interface JobsLog {
  warn(data: object, text: string): void
  error(data: object, text: string): void
}

export interface Bench<C> {
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

type Taken = PgBoss.JobWithMetadata<unknown>

/** Takes the next job of a kind and runs it to its end; null when none is due. Never throws for the job's sake. */
export async function runNextJob<C>(
  bench: Bench<C>,
  kind: AnyJobKind<C>,
  stop?: AbortSignal,
): Promise<JobOutcome | null> {
  const [taken] = await bench.boss.fetch<unknown>(kind.name, { includeMetadata: true })
  return taken ? runTaken(bench, kind, taken, stop) : null
}

async function runTaken<C>(
  bench: Bench<C>,
  kind: AnyJobKind<C>,
  taken: Taken,
  stop: AbortSignal | undefined,
): Promise<JobOutcome> {
  const { name } = kind
  const lease = { name, id: taken.id, attempt: taken.retryCount }
  const life = new AbortController()
  const onStop = () => life.abort(new JobStopped())
  stop?.addEventListener('abort', onStop)
  if (stop?.aborted) onStop()
  const endSigns = showLife(bench, lease, kind.leaseSeconds, life)
  try {
    await kind.run(bench.ctx, kind.payload.parse(taken.data), runningJob(lease, taken, life.signal))
    if (life.signal.reason instanceof JobLost) throw life.signal.reason
    await bench.boss.complete(name, taken.id)
    return { name, end: 'done' }
  } catch (error) {
    return { name, end: await endUnfinished(bench, lease, taken, life.signal, error), error }
  } finally {
    endSigns()
    stop?.removeEventListener('abort', onStop)
  }
}

function runningJob(
  lease: Lease,
  { retryLimit, createdOn }: Taken,
  signal: AbortSignal,
): RunningJob {
  return {
    id: lease.id,
    timeAsked: createdOn,
    attempt: lease.attempt,
    isLast: lease.attempt >= retryLimit,
    signal,
    async hold(tx) {
      signal.throwIfAborted()
      if (!(await extendLease(tx, lease))) throw new JobLost()
    },
  }
}

/** Extends the lease three times within its length, and aborts the run where it was lost. */
function showLife<C>(
  { db, log }: Bench<C>,
  lease: Lease,
  leaseSeconds: number,
  life: AbortController,
): () => void {
  let asking = false
  const sign = async () => {
    if (asking) return
    asking = true
    try {
      if (!(await extendLease(db, lease))) life.abort(new JobLost())
    } catch (error) {
      log.warn({ err: error, job: lease.name }, 'The lease of a job was not extended')
    } finally {
      asking = false
    }
  }
  const timer = setInterval(() => void sign(), (leaseSeconds * 1000) / 3)
  return () => clearInterval(timer)
}

async function endUnfinished<C>(
  { boss, db, log }: Bench<C>,
  lease: Lease,
  { retryLimit }: Taken,
  signal: AbortSignal,
  error: unknown,
): Promise<JobOutcome['end']> {
  const { name, id, attempt } = lease
  if (error instanceof JobLost || signal.reason instanceof JobLost) {
    log.warn({ job: name, id }, 'A job was taken over by another worker')
    return 'lost'
  }
  if (signal.reason instanceof JobStopped) {
    await giveBack(db, lease)
    return 'given-back'
  }
  const data = { err: error, job: name, id, attempt }
  if (attempt < retryLimit) log.warn(data, 'A job failed and will be tried again')
  else log.error(data, 'A job failed for good')
  await boss.fail(name, id, toError(error))
  return 'failed'
}

function toError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error))
}
