import { setTimeout as delay } from 'node:timers/promises'
import { listDueKinds } from './due-kinds.ts'
import type { AnyJobKind } from './job-kind.ts'
import { type Bench, runNextJob } from './run-job.ts'

const lookEveryMs = 2000
const stopWithinMs = 10_000

export interface Worker {
  /** There is a job of this kind: look now. */
  wake(name: string): void
  /** Takes no more jobs, and asks those under way to end; they are given back. */
  stop(): Promise<void>
}

/** Works on the jobs of every kind until it is stopped. */
export function startWorker<C>(bench: Bench<C>, kinds: readonly AnyJobKind<C>[]): Worker {
  const stopping = new AbortController()
  const seats = kinds.flatMap((kind) =>
    Array.from({ length: kind.atOnce }, () => {
      const bell = createBell()
      return { kind, bell, ended: workOn(bench, kind, bell, stopping.signal) }
    }),
  )
  const wake = (name: string) => {
    for (const { kind, bell } of seats) if (kind.name === name) bell.ring()
  }
  const looking = lookAround(bench, wake, stopping.signal)
  return {
    wake,
    async stop() {
      stopping.abort()
      for (const { bell } of seats) bell.ring()
      const ended = Promise.all([looking, ...seats.map((seat) => seat.ended)])
      // Whoever does not listen is left behind; its lease runs out.
      await Promise.race([ended, delay(stopWithinMs, undefined, { ref: false })])
    },
  }
}

/** Jobs of other processes, and those whose time has come, ring no bell by themselves. */
async function lookAround<C>(
  { db, log }: Bench<C>,
  wake: (name: string) => void,
  stop: AbortSignal,
): Promise<void> {
  while (!stop.aborted) {
    try {
      for (const name of await listDueKinds(db)) wake(name)
    } catch (error) {
      log.error({ err: error }, 'A worker could not look for jobs')
    }
    await delay(lookEveryMs, undefined, { signal: stop }).catch(() => undefined)
  }
}

async function workOn<C>(
  bench: Bench<C>,
  kind: AnyJobKind<C>,
  bell: Bell,
  stop: AbortSignal,
): Promise<void> {
  while (!stop.aborted) {
    try {
      if ((await runNextJob(bench, kind, stop)) || stop.aborted) continue
    } catch (error) {
      bench.log.error({ err: error, job: kind.name }, 'A worker could not take or end a job')
    }
    await bell.rung()
  }
}

interface Bell {
  ring(): void
  /** Until it rings, or has rung since the last wait. */
  rung(): Promise<void>
}

function createBell(): Bell {
  let hasRung = false
  let wakeUp: (() => void) | undefined
  return {
    ring() {
      hasRung = true
      wakeUp?.()
    },
    async rung() {
      if (!hasRung) await new Promise<void>((resolve) => (wakeUp = resolve))
      hasRung = false
      wakeUp = undefined
    },
  }
}
