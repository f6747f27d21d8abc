import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs'
import { basename, join } from 'node:path'
import { z } from 'zod'
import { flushTree } from '@medley/durable-files/durable-files'
import { codeOf } from './errors.ts'

/** Only root can write here, so the programs cannot be replaced. */
const SHARED = '/var/lib/medley'
const Package = z.object({ version: z.string() })

/**
 * Copies the programs of a package to where every user may run them, once for each version, and
 * returns the folder. For a project in a folder only root may enter: the server runs as somebody else.
 */
export async function copyForEveryone(root: string): Promise<string> {
  const { version } = Package.parse(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')))
  const copy = join(SHARED, `${basename(root)}-${version}`)
  if (existsSync(copy)) return copy
  const unfinished = `${copy}.new-${process.pid}`
  mkdirSync(SHARED, { recursive: true })
  chmodSync(SHARED, 0o755)
  try {
    cpSync(join(root, 'native'), unfinished, { recursive: true, verbatimSymlinks: true })
    openToEveryone(unfinished)
    await flushTree(unfinished)
    moveIntoPlace(unfinished, copy)
  } finally {
    rmSync(unfinished, { recursive: true, force: true })
  }
  return copy
}

function openToEveryone(folder: string): void {
  chmodSync(folder, 0o755)
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isSymbolicLink()) chmodSync(join(entry.parentPath, entry.name), 0o755)
  }
}

/** If another process copied concurrently, its copy stays. */
function moveIntoPlace(unfinished: string, copy: string): void {
  try {
    renameSync(unfinished, copy)
  } catch (error) {
    if (codeOf(error) !== 'ENOTEMPTY' && codeOf(error) !== 'EEXIST') throw error
  }
}
