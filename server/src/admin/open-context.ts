import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { startEmbeddedPostgres } from '@medley/embedded-postgres/embedded-postgres'
import { systemClock } from '../clock.ts'
import type { Config } from '../config/config.ts'
import type { Context } from '../context.ts'
import { connect } from '../db/connect.ts'
import { createLog } from '../http/observe/log.ts'
import { jobKinds, targets } from '../features.ts'
import { openJobs } from '../jobs/job-system.ts'
import { PlainFailure } from './plain-failure.ts'

/** The parts of the context that commands need. */
export type CommandContext = Pick<
  Context,
  'clock' | 'db' | 'identityProvider' | 'jobs' | 'log' | 'targets'
>

/**
 * Runs `work` on the configured database. The embedded one is adopted from the running server, or started
 * for this command alone. Jobs are enqueued only: a running server works on them, or the next start does.
 */
export async function withContext(
  config: Config,
  work: (ctx: CommandContext) => Promise<void>,
): Promise<void> {
  const log = createLog('silent')
  const embedded = await openEmbedded(config)
  const connectionString = config.databaseUrl ?? embedded?.connectionString()
  const db = connect({ connectionString, max: 2 }, () => undefined)
  try {
    const jobs = await openJobs(db, { kinds: jobKinds, works: false, log })
    try {
      const { identityProvider } = config
      await work({ db, clock: systemClock, identityProvider, jobs, log, targets })
    } finally {
      await jobs.stop()
    }
  } finally {
    await db.destroy()
    await embedded?.stop()
  }
}

export async function openEmbedded({ databaseUrl, dataDir, postgresPrograms: binFolder }: Config) {
  if (databaseUrl !== undefined) return null
  const folder = join(dataDir, 'pg')
  if (!existsSync(folder)) {
    throw new PlainFailure(
      `There is no database in ${dataDir}. Set DATA_DIR or DATABASE_URL as for the server, or start it first.`,
    )
  }
  const log = { info: () => undefined, warn: () => undefined }
  return startEmbeddedPostgres({ dataDir: folder, binFolder, log })
}
