import { hkdfSync } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { replaceFile } from '@medley/durable-files/durable-files'

const codeBytes = 20

/** The code by which the first admin proves to be the operator: 32 letters and digits in groups of four, of 160 bits, the same in all processes. */
export function setupCodeOf(secret: Uint8Array): string {
  const bytes = Buffer.from(hkdfSync('sha256', secret, '', 'setup code', codeBytes))
  return (inBase32(bytes).match(/.{4}/g) ?? []).join('-')
}

const letters = 'abcdefghijklmnopqrstuvwxyz234567'

function inBase32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  return (bits.match(/.{5}/g) ?? []).map((five) => letters[Number.parseInt(five, 2)]).join('')
}

const fileOf = (dataDir: string): string => join(dataDir, 'setup-code')

/** Writes the code to a file that only its owner may read. */
export async function writeSetupCode(dataDir: string, code: string): Promise<void> {
  await replaceFile(fileOf(dataDir), `${code}\n`)
}

/** Removes the file, if there is one. */
export async function removeSetupCode(dataDir: string): Promise<void> {
  await rm(fileOf(dataDir), { force: true })
}
