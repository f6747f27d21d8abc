import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { DatasetSize } from './dataset-size.ts'

export interface DataFolder {
  path: string
  /** Removes it, unless it is kept. */
  remove(): void
}

/** The kept folder, or a temporary one. */
export function openFolder(keep: string | undefined): DataFolder {
  if (keep !== undefined) return { path: keptFolder(keep), remove: () => undefined }
  const folder = mkdtempSync(path.join(tmpdir(), 'medley-bench-'))
  // The database may run as another user and needs access to the folder.
  chmodSync(folder, 0o755)
  return { path: folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}

function keptFolder(keep: string): string {
  const folder = path.resolve(keep)
  mkdirSync(folder, { recursive: true, mode: 0o755 })
  return folder
}

/** The file that names the dataset of a folder which is filled to the end. */
export function noteIn(dataFolder: string): string {
  return path.join(dataFolder, 'bench.json')
}

/** True if a folder holds this dataset. Throws if it holds something else. */
export function holds(dataFolder: string, size: DatasetSize): boolean {
  if (existsSync(noteIn(dataFolder))) {
    if (readFileSync(noteIn(dataFolder), 'utf8') === JSON.stringify(size)) return true
    throw new Error(`${dataFolder} holds a dataset of another size. Take another folder.`)
  }
  if (!existsSync(path.join(dataFolder, 'pg'))) return false
  throw new Error(`${dataFolder} holds a database that was not filled to the end. Remove it.`)
}
