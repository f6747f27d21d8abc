/** Keys of calls whose success is not known, by call and values. */
const keys = new Map<string, string>()
const keysMax = 20

/**
 * The Idempotency-Key of a call: the same for the same call and values until one succeeds, so that a
 * repeated press after a lost answer creates nothing more.
 */
export function idempotencyKey(intent: string): string {
  const known = keys.get(intent)
  if (known !== undefined) return known
  const key = randomKey()
  keys.set(intent, key)
  const [oldest] = keys.keys()
  if (keys.size > keysMax && oldest !== undefined) keys.delete(oldest)
  return key
}

/** 128 random bits; `crypto.randomUUID` is missing where the page comes without HTTPS. */
function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** The call succeeded: the next one with the same values is meant to create again. */
export function forgetIdempotencyKey(intent: string): void {
  keys.delete(intent)
}

/** Forgets all, since intents hold what a member wrote. */
export function forgetIdempotencyKeys(): void {
  keys.clear()
}
