import { setImmediate } from 'node:timers/promises'
import type { WaitingClock } from '../clock.ts'

/** A clock that advances only when a test moves it, or something waits by it. */
export interface TestClock extends WaitingClock {
  set(time: string): void
  advance(milliseconds: number): void
}

export function createTestClock(start = '2026-05-01T12:00:00.000Z'): TestClock {
  let current = new Date(start).getTime()
  return {
    now: () => new Date(current),
    set: (time) => void (current = new Date(time).getTime()),
    advance: (milliseconds) => void (current += milliseconds),
    async wait(milliseconds) {
      // Others who wait meanwhile wait for the same time.
      const end = current + milliseconds
      await setImmediate()
      current = Math.max(current, end)
    },
  }
}
