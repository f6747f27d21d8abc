import type { Endpoint, RateLimit } from './endpoint.ts'

const minute = 60_000
const day = 24 * 60 * minute

/** The limits that the writing calls of an account share, except those with limits of their own. */
export const writingLimits: readonly RateLimit[] = [
  { max: 60, timeWindow: minute },
  { max: 1_000, timeWindow: day },
]

/** The names of the windows that limits use. */
export const windowNames: ReadonlyMap<number, string> = new Map([
  [minute, 'minute'],
  [day, 'day'],
])

/** The limits per account of a call: none for reads and for calls that visitors may make. */
export function accountLimitsOf({ method, access, accountLimits }: Endpoint): readonly RateLimit[] {
  if (method === 'GET' || access === 'open' || access === 'optional') return []
  return accountLimits ?? writingLimits
}

/** `limitPerMinute(20)` allows 20 requests a minute. */
export const limitPerMinute = (max: number): RateLimit => ({ max, timeWindow: minute })

export const limitPerDay = (max: number): RateLimit => ({ max, timeWindow: day })
