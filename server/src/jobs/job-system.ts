import { propagation, ROOT_CONTEXT, trace } from '@opentelemetry/api'
import { fromKysely, type PgBoss } from 'pg-boss'
import { type RunningWork, runningWork } from '../load/running-work.ts'
import { afterCommit, type Handle } from '../db/transaction.ts'
import { markOutage } from '../db/unavailable.ts'
import { openBoss } from './boss.ts'
import { logDeadLetter } from './dead-letters.ts'
import type { AnyJobKind, JobAddress } from './job-kind.ts'
import type { EnqueueOptions, Jobs } from './jobs.ts'
import { deadLetterQueue } from './queues.ts'
import {
  causeKey,
  countAffected,
  type JobOutcome,
  type JobsLog,
  runJob,
  type WorkerDeps,
} from './run-job.ts'
import { startWorker, type Worker } from './worker.ts'

/** How long it may take to return the jobs that have not ended. */
const leavingMs = 5_000

export interface JobSystem<C> extends Jobs {
  /** Runs jobs until `stop`. */
  work(ctx: C): void
  /** Runs jobs that start from now on with another context. */
  use(ctx: C): void
  /** Runs the due jobs, all or those of one kind, and those they enqueue, until none is left. */
  runDue(ctx: C, only?: string): Promise<JobOutcome[]>
  stop(): Promise<void>
}

interface JobSystemOptions<C> {
  kinds: readonly AnyJobKind<C>[]
  /** True if this process runs jobs; otherwise it only enqueues them. */
  works: boolean
  log: JobsLog
  /** Hears of every run when it ends, with its duration in seconds. */
  observe?: ((outcome: JobOutcome, seconds: number) => void) | undefined
  /** How often a process that runs jobs reclaims those of dead workers. */
  superviseEverySeconds?: number
  /** How long the stop waits for running jobs, in ms. */
  stopWithinMs?: number
}

/** Opens the database queues of all kinds. */
export async function openJobs<C>(db: Handle, options: JobSystemOptions<C>): Promise<JobSystem<C>> {
  const { kinds, works, log, observe } = options
  const { superviseEverySeconds = 10, stopWithinMs = 10_000 } = options
  const onError = (error: unknown) =>
    log.error({ err: markOutage(toError(error)) }, 'The job queue has trouble')
  const boss = await openBoss(db, kinds, { works, superviseEverySeconds, onError })
  let worker: Worker | undefined
  let deps: WorkerDeps<C> | undefined

  const enqueue = async <P extends object>(
    handle: Handle,
    kind: JobAddress<P>,
    payload: P,
    { afterSeconds, key, priority }: EnqueueOptions = {},
  ): Promise<boolean> => {
    const data = { ...kind.payload.parse(payload), ...causeOf(runningWork()) }
    const id = await boss.send(kind.name, data, {
      db: fromKysely(handle),
      ...(afterSeconds === undefined ? {} : { startAfter: afterSeconds }),
      ...(priority === undefined ? {} : { priority }),
      ...(key === undefined ? {} : { singletonKey: key }),
    })
    const wake = () => worker?.wake(kind.name)
    if (handle.isTransaction) afterCommit(wake)
    else wake()
    return id !== null
  }

  return {
    enqueue,
    work(ctx) {
      deps = { boss, db, ctx, log, observe }
      worker = startWorker(deps, kinds, onError)
    },
    use(ctx) {
      if (deps) deps.ctx = ctx
    },
    async runDue(ctx, only) {
      await boss.supervise()
      const wanted = only === undefined ? kinds : kinds.filter(({ name }) => name === only)
      const outcomes = await runAll({ boss, db, ctx, log, observe }, wanted)
      await logDeadLetters(boss, log)
      return outcomes
    },
    async stop() {
      worker?.stop()
      const leaveTimer = setTimeout(() => worker?.leave(), stopWithinMs)
      await boss.stop({ timeout: stopWithinMs + leavingMs, close: false })
      clearTimeout(leaveTimer)
    },
  }
}

/** Trace and request of the work that enqueued a job, as the job stores them. */
function causeOf(work: RunningWork | undefined): Record<string, string> {
  const cause: Record<string, string> = {}
  if (work?.names.reqId !== undefined) cause[causeKey] = work.names.reqId
  if (work?.span) propagation.inject(trace.setSpan(ROOT_CONTEXT, work.span), cause)
  return cause
}

async function runAll<C>(
  deps: WorkerDeps<C>,
  kinds: readonly AnyJobKind<C>[],
): Promise<JobOutcome[]> {
  const outcomes: JobOutcome[] = []
  for (let found = true; found;) {
    found = false
    for (const kind of kinds) {
      const outcome = await runNext(deps, kind)
      if (outcome) outcomes.push(outcome)
      found ||= outcome !== null
    }
  }
  return outcomes
}

/** Runs the next job of a kind and completes or fails it as pg-boss workers do; null if none is due. */
async function runNext<C>(deps: WorkerDeps<C>, kind: AnyJobKind<C>): Promise<JobOutcome | null> {
  const { boss } = deps
  const { name } = kind
  const [job] = await boss.fetch<unknown>(name, { includeMetadata: true })
  if (!job) return null
  const outcome = await runJob(deps, kind, job)
  if (outcome.end === 'failed') await boss.fail(name, job, toError(outcome.error))
  if (outcome.end !== 'done' || countAffected(await boss.complete(name, job)) > 0) return outcome
  return { name, end: 'lost' }
}

async function logDeadLetters(boss: PgBoss, log: JobsLog): Promise<void> {
  const letters = await boss.fetch<unknown>(deadLetterQueue, {
    includeMetadata: true,
    batchSize: 1000,
  })
  for (const letter of letters) logDeadLetter(log, letter)
  if (letters.length > 0) await boss.complete(deadLetterQueue, letters)
}

/** pg-boss copies some errors of the database into plain objects. */
function toError(error: unknown): Error {
  if (error instanceof Error) return error
  if (!(error instanceof Object && 'message' in error)) return new Error(String(error))
  return Object.assign(new Error(String(error.message)), error)
}
