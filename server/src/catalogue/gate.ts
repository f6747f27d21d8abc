import type { SourceFault } from './source-error.ts'

/**
 * Priority of a call: interactive for a search, patient for a person who waits for details, batch for
 * jobs, which take what people leave.
 */
export type Lane = 'interactive' | 'patient' | 'batch'

/** Rate limits of a host. */
export interface HostRules {
  /** Key of the budget. */
  name: string
  /** Calls per second over all lanes. */
  perSecond: number
  /** Burst size. */
  burst: number
}

/** Permission for one call to a host. */
export interface Permit {
  /** Delay before the call. */
  waitMs: number
  /** Reports the outcome of the call; null for success. */
  report(fault: SourceFault | null, retryAfterMs?: number): Promise<void>
}

/** Circuit breaker state. ok: closed. resting: open. due: half-open, the next call is a trial. */
export type HostState = 'ok' | 'resting' | 'due'

export interface HostHealth {
  name: string
  state: HostState
  lastFault: string | null
  timeFailed: Date | null
  timeAnswered: Date | null
}

/** Rate limiter and circuit breaker for all hosts. */
export interface Gate {
  /**
   * Throws a SourceError: `resting` while the circuit is open, `busy` if the wait would be too long. Jobs
   * reserve nothing ahead of people, so they are told after how many ms to try again.
   */
  enter(host: HostRules, lane: Lane): Promise<Permit>
  wait(milliseconds: number): Promise<void>
  /** Health of every host that was ever called. */
  health(): Promise<HostHealth[]>
}
