import { afterCommit, type Handle } from '../db/transaction.ts'
import { execute, openBoss } from './boss.ts'
import { tellOfDeadWorkers } from './dead-workers.ts'
import type { AnyJobKind, JobAddress } from './job-kind.ts'
import type { EnqueueOptions, Jobs } from './jobs.ts'
import { type JobOutcome, type JobsLog, runNextJob } from './run-job.ts'
import { startWorker, type Worker } from './worker.ts'

export interface JobSystem<C> extends Jobs {
  /** Starts to work on jobs, until `stop`. */
  work(ctx: C): void
  /** Works on what is due, and on what that leads to, until nothing is left. */
  runDue(ctx: C): Promise<JobOutcome[]>
  stop(): Promise<void>
}

interface JobSystemOptions<C> {
  kinds: readonly AnyJobKind<C>[]
  /** Whether this process will work on jobs, and not only ask for them. */
  works: boolean
  log: JobsLog
  /** How often jobs are taken back from workers that died, by a process that works. */
  takeBackEverySeconds?: number
}

/** Opens the queues of all kinds in the database. */
export async function openJobs<C>(
  db: Handle,
  { kinds, works, log, takeBackEverySeconds = 20 }: JobSystemOptions<C>,
): Promise<JobSystem<C>> {
  const onError = (error: unknown) => log.error({ err: error }, 'The job queue has trouble')
  const boss = await openBoss(db, kinds, { works, takeBackEverySeconds, onError })
  let worker: Worker | undefined
  let telling = Promise.resolve()
  boss.on('maintenance', () => void (telling = tellOfDeadWorkers(db, log).catch(onError)))

  const enqueue = async <P extends object>(
    handle: Handle,
    kind: JobAddress<P>,
    payload: P,
    { afterSeconds, key }: EnqueueOptions = {},
  ): Promise<boolean> => {
    const id = await boss.send(kind.name, kind.payload.parse(payload), {
      db: { executeSql: (text, values) => execute(handle, text, values) },
      ...(afterSeconds === undefined ? {} : { startAfter: afterSeconds }),
      ...(key === undefined ? {} : { singletonKey: key }),
    })
    if (id === null && !kind.waitsOnce) throw new Error(`There is no queue for ${kind.name}`)
    const wake = () => worker?.wake(kind.name)
    if (handle.isTransaction) afterCommit(wake)
    else wake()
    return id !== null
  }

  return {
    enqueue,
    work: (ctx) => void (worker = startWorker({ boss, db, ctx, log }, kinds)),
    async runDue(ctx) {
      await boss.expire()
      await tellOfDeadWorkers(db, log)
      const outcomes: JobOutcome[] = []
      for (let found = true; found;) {
        found = false
        for (const kind of kinds) {
          const outcome = await runNextJob({ boss, db, ctx, log }, kind)
          if (outcome) outcomes.push(outcome)
          found ||= outcome !== null
        }
      }
      return outcomes
    },
    async stop() {
      await worker?.stop()
      await boss.stop({ graceful: false, close: false })
      await telling
    },
  }
}
