import type { Endpoint, RateLimit } from '@medley/contract/endpoint'
import { accountLimitsOf, writingLimits } from '@medley/contract/rate-limits'
import type { Actor } from '../../actor.ts'
import { AppError } from '../../app-error.ts'
import type { CountRequest } from '../../ports/rate-limiter.ts'
import { networkOf } from '../../lib/network-of-address.ts'

/** Counts a request of an address. Throws `rate_limited` above one of the call's limits. */
export async function limitAddress(
  count: CountRequest,
  { method, path, addressLimits = [] }: Endpoint,
  address: string,
): Promise<void> {
  await limit(count, addressLimits, ['address', networkOf(address), `${method} ${path}`])
}

/** Counts a writing call of a member. Throws `rate_limited` above one of the account's limits. */
export async function limitAccount(
  count: CountRequest,
  endpoint: Endpoint,
  actor: Actor,
): Promise<void> {
  const limits = accountLimitsOf(endpoint)
  const calls = limits === writingLimits ? 'writes' : `${endpoint.method} ${endpoint.path}`
  await limit(count, limits, ['account', actor.id, calls])
}

async function limit(
  count: CountRequest,
  limits: readonly RateLimit[],
  key: (string | number)[],
): Promise<void> {
  if (limits.length === 0) return
  const states = await count(limits.map((one) => ({ ...one, key })))
  const waits = states.map((state, index) =>
    state.count > (limits[index]?.max ?? 0) ? state.timeLeft : 0,
  )
  const wait = Math.max(...waits)
  if (wait > 0) throw new AppError('rate_limited', { retryAfter: Math.ceil(wait / 1000) })
}
