import { existsSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../config.ts'
import { flushFolder } from '../durable-file.ts'
import { startEmbeddedPostgres } from '../db/embedded-postgres.ts'
import { ArchiveError } from './archive-error.ts'
import { requireEmptyDatabase } from './fill-database.ts'

export type PlaceSettings = Pick<Config, 'dataDir' | 'databaseUrl' | 'postgresPrograms'>

/** Where a backup is restored to: a database, and the data folder. */
export interface Place {
  connectionString: string
  /** For files and keys. */
  folder: string
  /** Makes it the place of the product. */
  finish(): Promise<void>
  /** After a failure. */
  abandon(): Promise<void>
}

/** What a restored data folder consists of; the database comes last, because a start looks for it. */
const parts = ['keys', 'files', 'pg']
const unfinishedName = 'restoring'

/** Throws ArchiveError if the configured place is in use already. */
export async function requireEmptyPlace({ dataDir, databaseUrl }: PlaceSettings): Promise<void> {
  const present = parts.find((part) => existsSync(join(dataDir, part)))
  if (present !== undefined) {
    throw new ArchiveError(
      `${join(dataDir, present)} exists already. Set DATA_DIR to an empty folder, or move that one away.`,
    )
  }
  if (databaseUrl !== undefined) await requireEmptyDatabase(databaseUrl)
}

/**
 * Opens an empty place. An embedded database is built in a folder beside its later one, so that a restore that does
 * not end leaves nothing that a start would use.
 */
export async function openPlace({
  dataDir,
  databaseUrl,
  postgresPrograms: binFolder,
}: PlaceSettings): Promise<Place> {
  const folder = join(dataDir, unfinishedName)
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  const embedded =
    databaseUrl === undefined
      ? await startEmbeddedPostgres({ dataDir: join(folder, 'pg'), binFolder, log: silent })
      : undefined
  const remove = () => rm(folder, { recursive: true, force: true })
  return {
    connectionString: databaseUrl ?? embedded?.connectionString() ?? '',
    folder,
    async finish() {
      await embedded?.stop()
      for (const part of parts) {
        if (existsSync(join(folder, part))) await rename(join(folder, part), join(dataDir, part))
      }
      await flushFolder(dataDir)
      await remove()
    },
    async abandon() {
      await embedded?.stop()
      await remove()
    },
  }
}

const silent = { info: () => undefined, warn: () => undefined }
