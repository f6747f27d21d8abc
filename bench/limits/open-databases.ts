import { copyData } from '../../e2e/fixtures/prepared-data.ts'
import { type BenchDatabase, startDatabase } from '../database.ts'
import { type DataFolder, holds, openFolder } from '../dataset/dataset-folder.ts'
import type { DatasetSize } from '../dataset/dataset-size.ts'
import { fillFolder } from '../dataset/fill-folder.ts'
import type { Options } from '../options.ts'
import { type Build, source } from '../product.ts'
import type { OlderBuild } from './builds/older-build.ts'

export interface Databases {
  current: BenchDatabase
  older: BenchDatabase | undefined
  /** Stops their servers; the folders stay until `close`. */
  stop(): Promise<void>
  close(): Promise<void>
}

/**
 * The database of the current build, and one with the same data for an older build. Both are filled with
 * the tables of the older one, which the current build upgrades, as it would upgrade a real one.
 */
export async function openDatabases(
  { size, keep }: Options,
  older: OlderBuild | undefined,
): Promise<Databases> {
  const folders = older ? foldersBeside(keep, older) : [openFolder(keep)]
  const opened: BenchDatabase[] = []
  const stop = async () => {
    for (const database of opened.splice(0)) await database.stop()
  }
  const close = async () => {
    await stop()
    for (const folder of folders) folder.remove()
  }
  try {
    await fill(folders, size, older ?? source)
    for (const folder of folders) opened.push(await startDatabase(folder))
    const [current, olderOne] = opened
    if (!current) throw new Error('There is no database')
    return { current, older: olderOne, stop, close }
  } catch (error) {
    await close()
    throw error
  }
}

/** Kept folders are named by the older build, since only it knows whose tables they had. */
function foldersBeside(keep: string | undefined, { revision }: OlderBuild): DataFolder[] {
  if (keep === undefined) return [openFolder(keep), openFolder(keep)]
  return [openFolder(`${keep}-since-${revision}`), openFolder(`${keep}-${revision}`)]
}

/** Fills the last folder, and copies it into the one before. */
async function fill(folders: readonly DataFolder[], size: DatasetSize, build: Build) {
  const [first, last = first] = folders
  if (!first || !last) return
  if (!holds(last.path, size)) await fillFolder(last.path, size, { build, shelf: 'best-known' })
  if (!holds(first.path, size)) copyData(last.path, first.path)
}
