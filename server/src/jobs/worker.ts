import type { AnyJobKind } from './job-kind.ts'
import { logDeadLetter } from './dead-letters.ts'
import { deadLetterQueue } from './queues.ts'
import { runJob, type WorkerDeps } from './run-job.ts'

/** How soon a worker finds due jobs and those enqueued by other processes. */
const pollingIntervalSeconds = 2
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
}

/** Runs the jobs of every kind until stopped. */
export function startWorker<C>(
  deps: WorkerDeps<C>,
  kinds: readonly AnyJobKind<C>[],
  onError: (error: unknown) => void,
): Worker {
  const stopping = new AbortController()
  const slots = kinds.flatMap((kind) =>
    Array.from({ length: kind.concurrency }, () => startSlot(deps, kind, stopping.signal, onError)),
  )
  logDeadLetters(deps).catch(onError)
  return {
    wake(name) {
      for (const slot of slots) if (slot.name === name) slot.wake()
    },
    stop: () => stopping.abort(new Error('The worker stops')),
  }
}

function startSlot<C>(
  deps: WorkerDeps<C>,
  kind: AnyJobKind<C>,
  stop: AbortSignal,
  onError: (error: unknown) => void,
): Slot {
  const options = {
    includeMetadata: true,
    pollingIntervalSeconds,
    heartbeatRefreshSeconds: kind.leaseSeconds / heartbeatsPerLease,
  } as const
  const started = deps.boss.work<unknown, void, typeof options>(
    kind.name,
    options,
    async ([job]) => {
      if (!job) return
      const outcome = await runJob(deps, kind, job, stop)
      // Otherwise the next job would wait for the next poll.
      wake()
      if (outcome.end !== 'done') throw outcome.error
    },
  )
  const wake = () => void started.then((id) => deps.boss.notifyWorker(id)).catch(onError)
  return { name: kind.name, wake }
}

async function logDeadLetters<C>({ boss, log }: WorkerDeps<C>): Promise<void> {
  const options = { includeMetadata: true, pollingIntervalSeconds } as const
  await boss.work<unknown, void, typeof options>(deadLetterQueue, options, async (jobs) => {
    for (const job of jobs) logDeadLetter(log, job)
  })
}
