import { join } from 'node:path'
import type { Logger } from 'pino'
import { startEmbeddedPostgres } from '@medley/embedded-postgres/embedded-postgres'
import { systemClock } from '../clock.ts'
import type { Config } from '../config/config.ts'
import { openDataFolder } from './data-folder.ts'
import { tryOwnDatabase } from './own-database.ts'
import { reportOldDatabases } from '../postgres-upgrade/old-databases.ts'
import { upgradePostgres } from '../postgres-upgrade/upgrade-postgres.ts'

export interface RunningDatabase {
  url: string
  /** Stops the embedded database unless another process uses it. Idempotent. */
  stop(): Promise<void>
}

/**
 * The database of the settings; without one, the embedded one, started and of this version of PostgreSQL. Calls
 * `onLaunch` when it has launched it and only waits.
 */
export async function startDatabase(
  config: Config,
  log: Logger,
  onLaunch: () => void,
): Promise<RunningDatabase> {
  const { databaseUrl, postgresPrograms: binFolder, oldPostgresPrograms: oldBinFolder } = config
  if (databaseUrl !== undefined) {
    await tryOwnDatabase(databaseUrl)
    return { url: databaseUrl, stop: () => Promise.resolve() }
  }
  await openDataFolder(config.dataDir)
  const dataDir = join(config.dataDir, 'pg')
  await upgradePostgres({ dataDir, binFolder, oldBinFolder, log })
  const embedded = await startEmbeddedPostgres({ dataDir, binFolder, log, onLaunch })
  reportOldDatabases(dataDir, systemClock.now(), log)
  return { url: embedded.connectionString(), stop: () => embedded.stop() }
}
