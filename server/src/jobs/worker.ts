import { setTimeout as delay } from 'node:timers/promises'
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
  return {
    wake(name) {
      for (const { kind, bell } of seats) if (kind.name === name) bell.ring()
    },
    async stop() {
      stopping.abort()
      for (const { bell } of seats) bell.ring()
      const ended = Promise.all(seats.map((seat) => seat.ended))
      // Whoever does not listen is left behind; its lease runs out.
      await Promise.race([ended, delay(stopWithinMs, undefined, { ref: false })])
    },
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
      const outcome = await runNextJob(bench, kind, stop)
      if (!outcome && !stop.aborted) await bell.wait(lookEveryMs)
    } catch (error) {
      bench.log.error({ err: error, job: kind.name }, 'A worker could not take or end a job')
      if (!stop.aborted) await bell.wait(lookEveryMs)
    }
  }
}

interface Bell {
  ring(): void
  /** Until it rings, or has rung since the last wait, at most so long. */
  wait(milliseconds: number): Promise<void>
}

function createBell(): Bell {
  let rung = false
  let wakeUp: (() => void) | undefined
  return {
    ring() {
      rung = true
      wakeUp?.()
    },
    async wait(milliseconds) {
      if (!rung) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, milliseconds)
          wakeUp = () => {
            clearTimeout(timer)
            resolve()
          }
        })
      }
      rung = false
      wakeUp = undefined
    },
  }
}
