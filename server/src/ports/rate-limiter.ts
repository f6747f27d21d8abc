import type { RateLimit } from '@medley/contract/endpoint'

/** A rate limit together with what it counts: an account or an address, at a call or a group of calls. */
export interface CountedLimit extends RateLimit {
  key: readonly (string | number)[]
}

export interface LimitState {
  /** Requests in the present window, with this one. */
  count: number
  /** Milliseconds until the window ends. */
  timeLeft: number
}

/** Counts a request under each limit; answers in the order of the limits. */
export type CountRequest = (limits: readonly CountedLimit[]) => Promise<LimitState[]>
