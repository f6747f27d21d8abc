import { hash, verify } from '@node-rs/argon2'

/** argon2id with 19 MiB and two passes, as OWASP recommends it; the whole password counts. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** A hash for the `users` table. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, cost)
}

/** True if a hash was made with another algorithm or cost than hashes are now. */
export function isOutdated(passwordHash: string): boolean {
  const { memoryCost, timeCost, parallelism } = cost
  const present = `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$`
  return !passwordHash.startsWith(present)
}

/** Compared with if the account does not exist, so that both responses take the same time. */
const dummyHash = hashPassword('no account has this password')

/** True if a password matches the hash; a missing or empty hash never matches, but takes the same time. */
export async function fitsHash(
  password: string,
  passwordHash: string | undefined,
): Promise<boolean> {
  const fits = await verify(passwordHash || (await dummyHash), password)
  return fits && Boolean(passwordHash)
}
