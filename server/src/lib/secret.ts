import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createFile } from '@medley/durable-files/durable-files'
import { ConfigError } from '../config/config-error.ts'

const bytesMin = 32

/** True if nobody can guess it. The zeros are those of a file whose content a crash has lost. */
export function isStrongSecret(secret: string): boolean {
  return Buffer.byteLength(secret.replaceAll('\0', '').trim()) >= bytesMin
}

/**
 * The secret that signs tokens: the configured one, else one in the data folder, created at first start.
 *
 * @throws ConfigError if the file cannot be used, or its content could be guessed
 */
export async function readTokenSecret(
  given: string | undefined,
  dataDir: string,
): Promise<Uint8Array> {
  const secret = given ?? (await readOwnSecret(join(dataDir, 'keys', 'token-secret')))
  return new TextEncoder().encode(secret)
}

async function readOwnSecret(file: string): Promise<string> {
  try {
    const secret = (await readIfThere(file)) ?? (await makeSecret(file))
    if (isStrongSecret(secret)) return secret
  } catch (error) {
    throw new ConfigError(
      `The key in ${file} cannot be read or made (${reasonOf(error)}): let Medley write to DATA_DIR, or set TOKEN_SECRET.`,
      { cause: error },
    )
  }
  throw new ConfigError(
    `The key in ${file} is shorter than ${bytesMin} bytes, so anybody could forge logins: bring the file back from a backup, or remove it to have a new key made, with which everybody has to log in and set up second factors again.`,
  )
}

async function readIfThere(file: string): Promise<string | undefined> {
  return readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
}

/** Processes that start at once use the same one. */
async function makeSecret(file: string): Promise<string> {
  const secret = randomBytes(48).toString('base64url')
  await createFile(file, secret, { folderMode: 0o700 })
  return readFile(file, 'utf8')
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
