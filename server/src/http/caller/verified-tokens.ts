import { hash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { Clock } from '../../clock.ts'

/** The claims of a token whose signature is valid. */
export interface Verified<T> {
  claims: T
  /** In milliseconds; Infinity for a token that never expires. */
  timeExpires: number
}

/** How long a signature is not checked again. */
const rememberedMs = 60_000
/** Bounds the memory to a few megabytes. */
const rememberedMax = 10_000

/**
 * The claims of login tokens, or null; `verify` is not called again for a token that it accepted within the
 * last minute. Claims admit no one: whether their session, member and version still count is read from the
 * database in each call. Tokens are remembered by their hash, so that memory holds none that could be used.
 */
export function rememberVerified<T>(
  verify: (token: string) => Promise<Verified<T> | null>,
  clock: Clock,
): (token: string) => Promise<T | null> {
  const remembered = new LRUCache<string, Verified<T>>({ max: rememberedMax })
  return async (token) => {
    const key = hash('sha256', token, 'base64')
    const known = remembered.get(key)
    const now = clock.now().getTime()
    if (known && now < known.timeExpires) return known.claims
    const verified = await verify(token)
    if (!verified) return null
    const timeExpires = Math.min(verified.timeExpires, now + rememberedMs)
    remembered.set(key, { claims: verified.claims, timeExpires })
    return verified.claims
  }
}
