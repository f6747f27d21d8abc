import type { Clock } from '../clock.ts'

/** A clock that advances only when a test moves it. */
export interface TestClock extends Clock {
  set(time: string): void
  advance(milliseconds: number): void
}

export function createTestClock(start = '2026-05-01T12:00:00.000Z'): TestClock {
  let current = new Date(start).getTime()
  return {
    now: () => new Date(current),
    set: (time) => void (current = new Date(time).getTime()),
    advance: (milliseconds) => void (current += milliseconds),
  }
}
