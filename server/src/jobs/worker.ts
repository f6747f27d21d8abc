import type { AnyJobKind } from './job-kind.ts'
import { logDeadLetter } from './dead-letters.ts'
import { watchDueJobs } from './due-jobs.ts'
import { deadLetterQueue } from './queues.ts'
import { releaseJob, runJob, type WorkerDeps, type WorkerEnd } from './run-job.ts'

/** Slots are woken for due jobs. Polling by each of them would keep an idle machine busy. */
const pollingIntervalSeconds = 60
const heartbeatsPerLease = 3

interface Slot {
  name: string
  /** Polls for a job now. */
  wake(): void
}

export interface Worker {
  /** A job of this kind was enqueued: poll now. */
  wake(name: string): void
  /** Aborts the running jobs and returns them to the queue. */
  stop(): void
  /** Returns those that have not ended: whatever becomes of them here has no effect. */
  leave(): void
}

/** Runs the jobs of every kind until stopped. */
export function startWorker<C>(
  deps: WorkerDeps<C>,
  kinds: readonly AnyJobKind<C>[],
  onError: (error: unknown) => void,
): Worker {
  const [stopping, left] = [new AbortController(), new AbortController()]
  const end = { begun: stopping.signal, over: left.signal }
  const slots = kinds.flatMap((kind) =>
    Array.from({ length: kind.concurrency }, () => startSlot(deps, kind, end, onError)),
  )
  slots.push(startLoggingDeadLetters(deps, onError))
  const wake = (name: string) => {
    for (const slot of slots) if (slot.name === name) slot.wake()
  }
  const names = [...new Set(slots.map(({ name }) => name))]
  void watchDueJobs(deps.db, { names, onDue: wake, onError, signal: stopping.signal })
  return {
    wake,
    stop: () => stopping.abort(new Error('The worker stops')),
    leave: () => left.abort(),
  }
}

function startSlot<C>(
  deps: WorkerDeps<C>,
  kind: AnyJobKind<C>,
  end: WorkerEnd,
  onError: (error: unknown) => void,
): Slot {
  const options = {
    includeMetadata: true,
    pollingIntervalSeconds,
    heartbeatRefreshSeconds: kind.leaseSeconds / heartbeatsPerLease,
  } as const
  const isLeft = new Promise<undefined>((resolve) => {
    end.over.addEventListener('abort', () => resolve(undefined), { once: true })
  })
  const started = deps.boss.work<unknown, void, typeof options>(
    kind.name,
    options,
    async ([job]) => {
      if (!job) return
      const outcome = await Promise.race([runJob(deps, kind, job, end), isLeft])
      if (!outcome) {
        const { name, id: jobId } = job
        deps.log.warn({ job: name, jobId }, 'A job has not ended with its worker; it is run again')
        // The job is no longer this worker's when pg-boss completes it.
        return releaseJob(deps.db, job)
      }
      // Otherwise the next job would wait for the next poll.
      slot.wake()
      if (outcome.end !== 'done') throw outcome.error
    },
  )
  const slot = slotOf(deps, kind.name, started, onError)
  return slot
}

function startLoggingDeadLetters<C>(deps: WorkerDeps<C>, onError: (error: unknown) => void): Slot {
  const name = deadLetterQueue
  const options = { includeMetadata: true, pollingIntervalSeconds } as const
  const started = deps.boss.work<unknown, void, typeof options>(name, options, async (jobs) => {
    for (const job of jobs) logDeadLetter(deps.log, job)
  })
  return slotOf(deps, name, started, onError)
}

/** The slot of a pg-boss worker, from the promise of the worker's id. */
function slotOf<C>(
  { boss }: WorkerDeps<C>,
  name: string,
  started: Promise<string>,
  onError: (error: unknown) => void,
): Slot {
  return { name, wake: () => void started.then((id) => boss.notifyWorker(id)).catch(onError) }
}
