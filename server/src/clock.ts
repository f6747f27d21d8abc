import { setTimeout } from 'node:timers/promises'

/** Source of the current time; tests replace it. */
export interface Clock {
  now(): Date
}

/** A clock to wait by. */
export interface WaitingClock extends Clock {
  wait(milliseconds: number): Promise<void>
}

export const systemClock: WaitingClock = {
  now: () => new Date(),
  wait: (milliseconds) => setTimeout(milliseconds),
}

/** How far the clocks of processes may differ, in ms. */
export const clockSkewMs = 60_000

/**
 * The latest time that something which lasts so long can end at. A later end was stored while the clock was ahead, and
 * counts as past, so that a clock put right locks nothing out. The same goes for events later than `latestEnd(now)`.
 */
export function latestEnd(now: Date, lengthMs = 0): Date {
  return new Date(now.getTime() + lengthMs + clockSkewMs)
}
