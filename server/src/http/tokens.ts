import { createHmac, hkdfSync } from 'node:crypto'
import { jwtVerify, SignJWT } from 'jose'
import type { Clock } from '../clock.ts'

/** The claims of a login token. Raising the user's `version` invalidates older tokens. */
export interface Claims {
  userId: number
  username: string
  version: number
}

export interface Tokens {
  /** A signed login token, valid as long as the longest-lived cookie. */
  sign(claims: Claims): Promise<string>
  /** The claims of a token that this server signed and that has not expired; otherwise null. */
  read(token: string): Promise<Claims | null>
  /** The token of an address's unsubscribe link: always the same, never expires. */
  signEmail(email: string): Promise<string>
  /** The address in such a token, if this server signed it; otherwise null. */
  readEmail(token: string): Promise<string | null>
  /** An unguessable token, always the same for a name, so that a message sent twice has one link. */
  linkToken(name: string): string
  /** A keyed 32-byte hash: without the secret the text cannot be found by guessing. */
  hash(text: string): Buffer
}

const algorithm = 'HS256'
/** Separates link tokens from login tokens. */
const unsubscribeAudience = 'unsubscribe'

/** Creates the signer from a secret of at least 32 bytes. */
export function createTokens(secret: Uint8Array, clock: Clock): Tokens {
  const hashKey = Buffer.from(hkdfSync('sha256', secret, '', 'hash', 32))
  return {
    sign: ({ userId, username, version }) =>
      new SignJWT({ userId, username, ver: version })
        .setProtectedHeader({ alg: algorithm })
        .setIssuedAt(clock.now())
        .setExpirationTime(new Date(clock.now().getTime() + 3650 * 86_400_000))
        .sign(secret),
    signEmail: (email) =>
      new SignJWT({ email })
        .setProtectedHeader({ alg: algorithm })
        .setAudience(unsubscribeAudience)
        .sign(secret),
    linkToken: (name) =>
      Buffer.from(hkdfSync('sha256', secret, '', `link ${name}`, 32)).toString('base64url'),
    hash: (text) => createHmac('sha256', hashKey).update(text).digest(),
    async readEmail(token) {
      try {
        const { payload } = await jwtVerify(token, secret, {
          algorithms: [algorithm],
          audience: unsubscribeAudience,
        })
        return typeof payload['email'] === 'string' ? payload['email'] : null
      } catch {
        // Any unreadable token counts as none, whatever the reason.
        return null
      }
    },
    async read(token) {
      try {
        const { payload } = await jwtVerify(token, secret, {
          algorithms: [algorithm],
          currentDate: clock.now(),
        })
        const { userId, username, ver } = payload
        if (typeof userId !== 'number' || typeof username !== 'string') return null
        return typeof ver === 'number' ? { userId, username, version: ver } : null
      } catch {
        // Any unreadable token counts as none, whatever the reason.
        return null
      }
    },
  }
}
