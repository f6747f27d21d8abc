import { createHmac, hkdfSync } from 'node:crypto'
import { type JWTPayload, type JWTVerifyOptions, jwtVerify, SignJWT } from 'jose'
import type { Clock } from '../../clock.ts'
import { rememberVerified, type Verified } from './verified-tokens.ts'

/** The claims of a session's token. */
export interface SessionClaims {
  userId: number
  username: string
  sessionId: string
}

/** Whose letters a link ends, and which kinds of them. */
export interface UnsubscribeClaims {
  userId: number
  kinds: string[]
}

export interface Tokens {
  /** A signed login token. It ends with its session, which lasts 3,650 days at most without use. */
  sign(claims: SessionClaims): Promise<string>
  /** The claims of a login token that this server signed and that has not expired; otherwise null. */
  read(token: string): Promise<SessionClaims | null>
  /** The token of an address's unsubscribe link: always the same, never expires. */
  signEmail(email: string): Promise<string>
  /** The address in such a token, if this server signed it; otherwise null. */
  readEmail(token: string): Promise<string | null>
  /** The token of a link that ends letters to a member: always the same, never expires. */
  signUnsubscribe(claims: UnsubscribeClaims): Promise<string>
  /** The claims of such a token, if this server signed it; otherwise null. */
  readUnsubscribe(token: string): Promise<UnsubscribeClaims | null>
  /** An unguessable token, always the same for a name, so that a message sent twice has one link. */
  linkToken(name: string): string
  /** A keyed 32-byte hash: without the secret the text cannot be found by guessing. */
  hash(text: string): Buffer
}

const algorithm = 'HS256'
const sessionAudience = 'session'
const unsubscribeAudience = 'unsubscribe'
const longestMs = 3650 * 86_400_000

/**
 * Creates the signer from a secret of at least 32 bytes. Each kind of token has an audience and a key of
 * its own. Tokens signed with the previous secret are read as well, as long as it is given. The signature
 * of a login token is not checked again for a minute.
 */
export function createTokens(secret: Uint8Array, clock: Clock, previous?: Uint8Array): Tokens {
  const { verify, ...tokens } = createTokensOf(secret, clock)
  if (!previous) return { ...tokens, read: rememberVerified(verify, clock) }
  const older = createTokensOf(previous, clock)
  return {
    ...tokens,
    read: rememberVerified(async (token) => (await verify(token)) ?? older.verify(token), clock),
    readEmail: async (token) => (await tokens.readEmail(token)) ?? older.readEmail(token),
    readUnsubscribe: async (token) =>
      (await tokens.readUnsubscribe(token)) ?? older.readUnsubscribe(token),
  }
}

interface TokensOfSecret extends Omit<Tokens, 'read'> {
  verify: (token: string) => Promise<Verified<SessionClaims> | null>
}

function createTokensOf(secret: Uint8Array, clock: Clock): TokensOfSecret {
  const keyFor = (purpose: string) => Buffer.from(hkdfSync('sha256', secret, '', purpose, 32))
  const hashKey = keyFor('hash')
  const sessionKey = keyFor(`token ${sessionAudience}`)
  const unsubscribeKey = keyFor(`token ${unsubscribeAudience}`)
  const payloadOf = async (token: string, key: Uint8Array, options?: JWTVerifyOptions) => {
    try {
      const known = { algorithms: [algorithm], currentDate: clock.now() }
      return (await jwtVerify(token, key, { ...known, ...options })).payload
    } catch {
      // Any unreadable token counts as none, whatever the reason.
      return null
    }
  }
  return {
    sign: ({ userId, username, sessionId }) =>
      new SignJWT({ userId, username })
        .setProtectedHeader({ alg: algorithm })
        .setJti(sessionId)
        .setAudience(sessionAudience)
        .setIssuedAt(clock.now())
        .setExpirationTime(new Date(clock.now().getTime() + longestMs))
        .sign(sessionKey),
    async verify(token) {
      const payload = await payloadOf(token, sessionKey, { audience: sessionAudience })
      return payload && verifiedOf(payload)
    },
    signEmail: (email) =>
      new SignJWT({ email })
        .setProtectedHeader({ alg: algorithm })
        .setAudience(unsubscribeAudience)
        .sign(unsubscribeKey),
    async readEmail(token) {
      const audience = unsubscribeAudience
      const payload =
        (await payloadOf(token, unsubscribeKey, { audience })) ??
        // Links of letters that were sent before each purpose had its key.
        (await payloadOf(token, secret, { audience }))
      return typeof payload?.['email'] === 'string' ? payload['email'] : null
    },
    signUnsubscribe: ({ userId, kinds }) =>
      new SignJWT({ userId, kinds })
        .setProtectedHeader({ alg: algorithm })
        .setAudience(unsubscribeAudience)
        .sign(unsubscribeKey),
    async readUnsubscribe(token) {
      const payload = await payloadOf(token, unsubscribeKey, { audience: unsubscribeAudience })
      const { userId, kinds } = payload ?? {}
      if (typeof userId !== 'number' || !Array.isArray(kinds)) return null
      return { userId, kinds: kinds.filter((kind) => typeof kind === 'string') }
    },
    linkToken: (name) => keyFor(`link ${name}`).toString('base64url'),
    hash: (text) => createHmac('sha256', hashKey).update(text).digest(),
  }
}

function verifiedOf({ userId, username, jti, exp }: JWTPayload): Verified<SessionClaims> | null {
  if (typeof userId !== 'number' || typeof username !== 'string' || jti === undefined) return null
  return { claims: { userId, username, sessionId: jti }, timeExpires: (exp ?? Infinity) * 1000 }
}
