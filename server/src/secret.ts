import { randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * The secret that signs tokens: the configured one, else one in the data folder, created at first start.
 */
export async function readTokenSecret(
  given: string | undefined,
  dataDir: string,
): Promise<Uint8Array> {
  if (given !== undefined) return new TextEncoder().encode(given)
  const folder = join(dataDir, 'keys')
  const file = join(folder, 'token-secret')
  await mkdir(folder, { recursive: true, mode: 0o700 })
  // Two processes may start at once; the second one uses the first one's file.
  await writeFile(file, randomBytes(48).toString('base64url'), { mode: 0o600, flag: 'wx' }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error
    },
  )
  return new TextEncoder().encode(await readFile(file, 'utf8'))
}
