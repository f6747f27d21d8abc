import { SignJWT } from 'jose'
import { testSecret } from './test-secret.ts'

interface OlderClaims {
  id: number
  username: string
  version: number
}

/** A token as logins gave it before sessions were stored, valid until 2036. */
export function olderTokenOf({ id, username, version }: OlderClaims): Promise<string> {
  return new SignJWT({ userId: id, username, ver: version })
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuedAt(new Date('2026-04-01'))
    .setExpirationTime(new Date('2036-03-29'))
    .sign(testSecret)
}
