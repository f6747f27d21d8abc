import { propagation, ROOT_CONTEXT, type Span, SpanKind } from '@opentelemetry/api'
import { sql } from 'kysely'
import { fromKysely, type JobWithMetadata, type PgBoss } from 'pg-boss'
import type { Handle } from '../db/transaction.ts'
import { RunningWork, runAs, type WorkNames } from '../load/running-work.ts'
import { endSpan, startSpan, typeOfError } from '../tracing/spans.ts'
import type { AnyJobKind, RunningJob } from './job-kind.ts'

/** Another worker has taken over the job. */
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
  /** Hears of every run when it ends, with its duration in seconds. */
  observe?: ((outcome: JobOutcome, seconds: number) => void) | undefined
}

/** The end of a worker. */
export interface WorkerEnd {
  /** Its jobs are to end. */
  begun: AbortSignal
  /** Those that have not ended are left to themselves. */
  over: AbortSignal
}

export interface JobOutcome {
  name: string
  end: 'done' | 'failed' | 'given-back' | 'lost'
  error?: unknown
}

/**
 * Runs a fetched job; never throws because of the job. The caller then completes or fails it, which has
 * no effect on a job that was returned or lost.
 */
export async function runJob<C>(
  deps: WorkerDeps<C>,
  kind: AnyJobKind<C>,
  job: JobWithMetadata<unknown>,
  end?: WorkerEnd,
): Promise<JobOutcome> {
  logDeadWorker(deps.log, job)
  const since = performance.now()
  const work = new RunningWork(namesOf(job), job.name)
  const span = (work.span = startRun(job))
  const outcome = await runAs(work, () => tryJob(deps, kind, job, end))
  span.setAttributes({ 'medley.job.end': outcome.end, 'medley.db.statements': work.statements })
  endSpan(span, outcome.end === 'failed' ? typeOfError(outcome.error) : undefined)
  deps.observe?.(outcome, (performance.now() - since) / 1000)
  return outcome
}

/** The key beside a payload under which a job keeps the id of the request that caused it. */
export const causeKey = 'reqId'

function namesOf({ name, id, data }: JobWithMetadata<unknown>): WorkNames {
  const cause = textAt(data, causeKey)
  return { job: name, jobId: id, ...(cause === undefined ? {} : { reqId: cause }) }
}

function textAt(data: unknown, key: string): string | undefined {
  const value: unknown = data instanceof Object ? Reflect.get(data, key) : undefined
  return typeof value === 'string' ? value : undefined
}

/** Starts the span of a run, in the trace whose `traceparent` stands beside the payload. */
function startRun({ name, id, data, retryCount }: JobWithMetadata<unknown>): Span {
  const options = {
    kind: SpanKind.CONSUMER,
    attributes: {
      'messaging.system': 'pg-boss',
      'messaging.operation.type': 'process',
      'messaging.destination.name': name,
      'messaging.message.id': id,
      'medley.job.attempt': retryCount,
      'medley.request.id': textAt(data, causeKey),
    },
  }
  return startSpan(`process ${name}`, options, propagation.extract(ROOT_CONTEXT, data))
}

async function tryJob<C>(
  deps: WorkerDeps<C>,
  kind: AnyJobKind<C>,
  job: JobWithMetadata<unknown>,
  end: WorkerEnd | undefined,
): Promise<JobOutcome> {
  const { name } = kind
  const { boss, ctx } = deps
  const signals = [end?.begun, job.signal].filter((signal) => signal !== undefined)
  try {
    const running = runningJob(boss, job, AbortSignal.any(signals))
    await kind.run(ctx, kind.payload.parse(job.data), running)
    return { name, end: 'done' }
  } catch (error) {
    return { name, end: await endOf(deps, job, error, end), error }
  }
}

function runningJob(boss: PgBoss, job: JobWithMetadata<unknown>, signal: AbortSignal): RunningJob {
  return {
    id: job.id,
    timeRequested: job.createdOn,
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

/** The number of jobs that a pg-boss call changed, which its types omit. */
export function countAffected(response: object): number {
  return 'affected' in response ? Number(response.affected) : 0
}

async function endOf<C>(
  { db, log }: WorkerDeps<C>,
  job: JobWithMetadata<unknown>,
  error: unknown,
  end: WorkerEnd | undefined,
): Promise<Exclude<JobOutcome['end'], 'done'>> {
  const { retryCount, retryLimit } = job
  // It was returned then, and the database is closed by now.
  if (isAborted(end?.over)) return 'lost'
  if (error instanceof JobLost || isAborted(job.signal)) {
    log.warn({}, 'A job was taken over by another worker')
    return 'lost'
  }
  if (isAborted(end?.begun)) {
    await releaseJob(db, job)
    return 'given-back'
  }
  const data = { err: error, attempt: retryCount }
  if (retryCount < retryLimit) log.warn(data, 'A job failed and will be tried again')
  return 'failed'
}

function isAborted(signal: AbortSignal | undefined): boolean {
  return signal?.aborted ?? false
}

/**
 * Returns the job of a stopping worker to the queue, due immediately. The run counts as a try, and the
 * limit is raised by one: pg-boss distinguishes the two runs by their number.
 */
export async function releaseJob(
  db: Handle,
  { name, id, retryCount }: JobWithMetadata<unknown>,
): Promise<void> {
  await sql`
    update pgboss.job
    set state = 'retry', start_after = now(), heartbeat_on = null, retry_limit = retry_limit + 1
    where name = ${name} and id = ${id}::uuid and state = 'active'
      and retry_count = ${retryCount}`.execute(db)
}

/** The error that pg-boss stores in a job whose lease expired. */
const leaseRanOut = /heartbeat timeout/

function logDeadWorker(log: JobsLog, { name, id, output, retryCount }: JobWithMetadata<unknown>) {
  if (retryCount === 0 || !leaseRanOut.test(JSON.stringify(output ?? null))) return
  log.warn({ job: name, jobId: id, attempt: retryCount }, 'A job is tried again: its worker died')
}
