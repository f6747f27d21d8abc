import { randomBytes } from 'node:crypto'
import { limits } from '@medley/contract/limits'
import { Secret } from 'otpauth'

/** 120 bits per code, so that a keyed hash protects the stored ones. */
const bytes = 15

/** New codes, such as `k3vq-7xma-…`: six groups of four letters and digits. */
export function createRecoveryCodes(): string[] {
  return Array.from({ length: limits.recoveryCodes }, createCode)
}

function createCode(): string {
  const { base32 } = new Secret({ buffer: Uint8Array.from(randomBytes(bytes)).buffer })
  return (base32.toLowerCase().match(/.{4}/g) ?? []).join('-')
}

/** A code as it is hashed, however it was typed. */
export function normalizeRecoveryCode(code: string): string {
  return code.toLowerCase().replaceAll(/[^a-z0-9]/g, '')
}
