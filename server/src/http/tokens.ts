import { createHmac, hkdfSync } from 'node:crypto'
import { jwtVerify, SignJWT } from 'jose'
import type { Clock } from '../clock.ts'

/** What a login token says. `version` ends older tokens when the user's own moves on. */
export interface Claims {
  userId: number
  username: string
  version: number
}

export interface Tokens {
  /** A signed login token, valid as long as the longest cookie. */
  sign(claims: Claims): Promise<string>
  /** The claims of a token that this server signed and that has not expired, else null. */
  read(token: string): Promise<Claims | null>
  /** What proves that an address was written to, for its unsubscribe link: always the same, without an end. */
  signEmail(email: string): Promise<string>
  /** The address of such a token that this server signed, else null. */
  readEmail(token: string): Promise<string | null>
  /** What nobody can guess, always the same for a name: a letter that is sent twice has one link. */
  linkToken(name: string): string
  /** A hash of 32 bytes that cannot be computed without the secret: the text cannot be guessed from it. */
  hash(text: string): Buffer
}

const algorithm = 'HS256'
/** Keeps the tokens of links apart from those of logins. */
const unsubscribeAudience = 'unsubscribe'

/** Makes the signer from a secret of at least 32 bytes. */
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
        // Whatever is wrong with it, a token that cannot be read proves nothing.
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
        // Whatever is wrong with it, a token that cannot be read names nobody.
        return null
      }
    },
  }
}
