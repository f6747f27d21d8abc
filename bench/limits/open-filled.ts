import { type BenchDatabase, startDatabase } from '../database.ts'
import { holds, openFolder } from '../dataset/dataset-folder.ts'
import { fillFolder } from '../dataset/fill-folder.ts'
import type { Options } from '../options.ts'
import { source } from '../product.ts'

export interface FilledDatabase {
  database: BenchDatabase
  /** Stops its server; the folder stays until `close`. */
  stop(): Promise<void>
  close(): Promise<void>
}

/** A running database with the dataset, filled unless its folder holds that already. */
export async function openFilled({ size, keep }: Options): Promise<FilledDatabase> {
  const folder = openFolder(keep)
  try {
    if (!holds(folder.path, size)) {
      await fillFolder(folder.path, size, { build: source, shelf: 'best-known' })
    }
    const database = await startDatabase(folder)
    return {
      database,
      stop: () => database.stop(),
      async close() {
        await database.stop()
        folder.remove()
      },
    }
  } catch (error) {
    folder.remove()
    throw error
  }
}
