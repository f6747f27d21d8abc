import { Secret, TOTP } from 'otpauth'

const issuer = 'Medley'
const period = 30
/** Steps before and after the current one whose codes count: clocks differ, and typing takes a while. */
const window = 1

/** A new secret of 160 bits, in base32. */
export function createAppSecret(): string {
  return new Secret({ size: 20 }).base32
}

/** The `otpauth://` address that authenticator apps read from a QR code. */
export function appUri(secret: string, username: string): string {
  return totpOf(secret, username).toString()
}

/** The time step (RFC 6238) to which a code belongs; null if it is not one of those that count now. */
export function stepOfCode(secret: string, code: string, now: Date): number | null {
  const timestamp = now.getTime()
  const delta = totpOf(secret).validate({ token: code, timestamp, window })
  return delta === null ? null : Math.floor(timestamp / 1000 / period) + delta
}

function totpOf(secret: string, label = ''): TOTP {
  return new TOTP({ issuer, label, secret, algorithm: 'SHA1', digits: 6, period })
}
