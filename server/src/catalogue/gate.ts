import type { SourceFault } from './source-error.ts'

/** Who waits: a person, or a job that has time. Each lane has a budget of its own. */
export type Lane = 'interactive' | 'batch'

/** What a host bears. */
export interface HostRules {
  /** Names the budget. */
  name: string
  /** Calls in a second, both lanes together. */
  perSecond: number
  /** How many calls may come at once. */
  burst: number
}

/** Leave to call a host once. */
export interface Permit {
  /** How long to wait before the call. */
  waitMs: number
  /** Tells how the call went: null for an answer. */
  report(fault: SourceFault | null, retryAfterMs?: number): Promise<void>
}

/** ok: answers, or was never asked. resting: left in peace. due: rested, the next call is a trial. */
export type HostState = 'ok' | 'resting' | 'due'

export interface HostHealth {
  name: string
  state: HostState
  lastFault: string | null
  timeFailed: Date | null
  timeAnswered: Date | null
}

/** Keeps the budgets of hosts, and leaves those in peace that fail. */
export interface Gate {
  /** Throws a SourceError: `busy` where the lane would wait too long, `resting` after failures. */
  enter(host: HostRules, lane: Lane): Promise<Permit>
  /** What is known of every host that was ever called. */
  health(): Promise<HostHealth[]>
}
