import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import { paths } from '../paths.ts'

const manifest = z.object({ version: z.string() })

/** The version of Medley, such as `1.2.0`. */
export async function readProductVersion(): Promise<string> {
  return manifest.parse(JSON.parse(await readFile(paths.manifest, 'utf8'))).version
}
