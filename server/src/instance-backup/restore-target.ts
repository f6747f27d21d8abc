import { existsSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { lastComplaint } from '@medley/embedded-postgres/process'
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '@medley/embedded-postgres/embedded-postgres'
import { flushFolder } from '@medley/durable-files/durable-files'
import type { Config } from '../config/config.ts'
import { openDataFolder } from '../start/data-folder.ts'
import { isOutage } from '../db/unavailable.ts'
import { messageOf } from '../start/own-database.ts'
import { ArchiveError } from './archive-error.ts'
import { requireEmptyDatabase } from './fill-database.ts'

export type TargetSettings = Pick<Config, 'dataDir' | 'databaseUrl' | 'postgresPrograms'>

/** Where a backup is restored to: a database, and the data folder. */
export interface RestoreTarget {
  connectionString: string
  /** For files and keys. */
  folder: string
  /** Makes it the data of the product. */
  finish(): Promise<void>
  /** Why the restore has failed. A server that has ended says more in its log than the connection to it. */
  explain(error: unknown): string
  /** After a failure: removes all that was made. */
  abandon(): Promise<void>
}

/** Parts of a restored data folder; the database comes last, because a start looks for it. */
const parts = ['keys', 'files', 'pg']
const unfinishedName = 'restoring'

/** Throws ArchiveError if the configured target is in use already. */
export async function requireEmptyTarget({ dataDir, databaseUrl }: TargetSettings): Promise<void> {
  const present = parts.find((part) => existsSync(join(dataDir, part)))
  if (present !== undefined) {
    throw new ArchiveError(
      `${join(dataDir, present)} exists already. Set DATA_DIR to an empty folder, or move that one away.`,
    )
  }
  if (databaseUrl !== undefined) await requireEmptyDatabase(databaseUrl)
}

/**
 * Opens an empty target. An embedded database is built in a folder beside its later one, so that a restore that does
 * not end leaves nothing that a start would use.
 */
export async function openTarget({
  dataDir,
  databaseUrl,
  postgresPrograms: binFolder,
}: TargetSettings): Promise<RestoreTarget> {
  const folder = join(dataDir, unfinishedName)
  const pgFolder = join(folder, 'pg')
  const made: string[] = [(await openDataFolder(dataDir)) ?? folder]
  const removeMade = async () => {
    for (const path of made) await rm(path, { recursive: true, force: true })
  }
  await rm(folder, { recursive: true, force: true })
  const options = { dataDir: pgFolder, binFolder, log: silent }
  let embedded: EmbeddedPostgres | undefined
  try {
    await mkdir(folder)
    if (databaseUrl === undefined) embedded = await startEmbeddedPostgres(options)
  } catch (error) {
    await removeMade()
    throw error
  }
  return {
    connectionString: databaseUrl ?? embedded?.connectionString() ?? '',
    folder,
    explain: (error) =>
      embedded && isOutage(error) ? (lastComplaint(pgFolder) ?? error.message) : messageOf(error),
    async finish() {
      await embedded?.stop()
      for (const part of parts) {
        if (!existsSync(join(folder, part))) continue
        made.push(join(dataDir, part))
        await rename(join(folder, part), join(dataDir, part))
      }
      await flushFolder(dataDir)
      await rm(folder, { recursive: true, force: true })
    },
    async abandon() {
      try {
        await embedded?.stop()
      } finally {
        await removeMade()
      }
    },
  }
}

const silent = { info: () => undefined, warn: () => undefined }
