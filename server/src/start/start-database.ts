import { join } from 'node:path'
import type { Logger } from 'pino'
import { startEmbeddedPostgres } from '@medley/embedded-postgres/embedded-postgres'
import type { Config } from '../config/config.ts'
import { openDataFolder } from './data-folder.ts'
import { tryOwnDatabase } from './own-database.ts'

export interface RunningDatabase {
  url: string
  /** Stops the embedded database unless another process uses it. Idempotent. */
  stop(): Promise<void>
}

/** The database of the settings; without one, the embedded one, started. Calls `onLaunch` when it has launched it and only waits. */
export async function startDatabase(
  config: Config,
  log: Logger,
  onLaunch: () => void,
): Promise<RunningDatabase> {
  const { databaseUrl, postgresPrograms: binFolder } = config
  if (databaseUrl !== undefined) {
    await tryOwnDatabase(databaseUrl)
    return { url: databaseUrl, stop: () => Promise.resolve() }
  }
  await openDataFolder(config.dataDir)
  const dataDir = join(config.dataDir, 'pg')
  const embedded = await startEmbeddedPostgres({ dataDir, binFolder, log, onLaunch })
  return { url: embedded.connectionString(), stop: () => embedded.stop() }
}
