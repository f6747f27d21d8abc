import { join } from 'node:path'
import { systemClock } from '../clock.ts'
import type { Config } from '../config/config.ts'
import { startWarnings } from '../config/start-warnings.ts'
import type { Context } from '../context.ts'
import { connect, connectToPrimary, connectToRead } from '../db/connect.ts'
import { migrateDatabase } from '../db/migrate.ts'
import { ReplicaFreshness } from '../db/replica-freshness.ts'
import type { Handle } from '../db/transaction.ts'
import { demoLogins } from '../demo/seed-people.ts'
import { jobKinds, targets } from '../features.ts'
import { UploadFolder } from '../http/bodies/upload-folder.ts'
import { createTokens } from '../http/caller/tokens.ts'
import type { CountedLog } from '../http/observe/log.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { type JobSystem, openJobs } from '../jobs/job-system.ts'
import { createSecretBox } from '../lib/secret-box.ts'
import { readTokenSecret } from '../lib/secret.ts'
import { paths } from '../paths.ts'
import { createEvents } from '../subscriptions.ts'
import type { Pools } from './open-instance.ts'
import { isFirstWorker, reportReady } from './report-ready.ts'
import { ServedInstance } from './served-instance.ts'
import type { RunningDatabase } from './start-database.ts'
import { type ProcessWatch, watchProcess } from './watch-process.ts'

export interface RunningServer {
  /** Shuts down in order: pending requests first, the database last. Idempotent. */
  stop(): Promise<void>
}

/** Migrates the database, which it stops at the end, and listens. */
export async function runServer(
  config: Config,
  database: RunningDatabase,
  counted: CountedLog,
): Promise<RunningServer> {
  const watch = await watchProcess(config, counted)
  const pools = openPools(config, database.url, watch)
  let jobs: JobSystem<Context> | undefined
  let served: ServedInstance | undefined
  const release = async () => {
    await served?.close()
    await jobs?.stop()
    await watch.stop()
    await closePools(pools)
    await database.stop()
  }
  try {
    const secret = await readTokenSecret(config.tokenSecret, config.dataDir)
    await migrateDatabase(database.url, paths.migrations)
    if (isFirstWorker()) for (const text of startWarnings(config)) watch.log.warn(text)
    jobs = await openJobsOf(pools.db, watch, config.role !== 'web')
    const parts = { databaseUrl: database.url, ...openSecrets(config, secret), ...wire(jobs) }
    const uploads = new UploadFolder(join(config.dataDir, 'uploads'))
    served = new ServedInstance(config, jobs, { pools, watch, secret, uploads, parts })
    const ready = await served.start()
    reportReady(ready)
    if (config.seedPeople && isFirstWorker()) process.stdout.write(`${demoLogins}\n`)
    const { drain } = served
    let stopping: Promise<void> | undefined
    return { stop: () => (stopping ??= drain().then(release)) }
  } catch (error) {
    await release()
    throw error
  }
}

/** Opens the keys of the instance, which sign and encrypt. */
function openSecrets(
  { previousTokenSecret: previous }: Config,
  secret: Uint8Array,
): Pick<Context, 'tokens' | 'secretBox'> {
  return {
    tokens: createTokens(secret, systemClock, previous),
    secretBox: createSecretBox(secret, previous),
  }
}

function openJobsOf(
  db: Handle,
  { log, observeJob: observe }: ProcessWatch,
  works: boolean,
): Promise<JobSystem<Context>> {
  return openJobs(db, { kinds: jobKinds, works, log, observe })
}

/** Connects the features with each other. */
function wire(jobs: Jobs): Pick<Context, 'jobs' | 'targets' | 'events'> {
  return { jobs, targets, events: createEvents({ clock: systemClock, jobs, targets }) }
}

/** Workers read from the primary. */
function openPools(
  { databaseReadUrl, role }: Config,
  databaseUrl: string,
  { log, load: { pool }, readPool }: ProcessWatch,
): Pools {
  const onIdleError = (err: Error) => log.warn({ err }, 'A connection to the database broke')
  const db = connect({ connectionString: databaseUrl }, onIdleError, pool)
  if (databaseReadUrl === undefined || role === 'worker') return { db, primary: db }
  const primary = connectToPrimary(databaseUrl, onIdleError, pool.forAnotherPool())
  const freshness = new ReplicaFreshness(primary, systemClock)
  return { db, primary, readDb: connectToRead(databaseReadUrl, onIdleError, readPool, freshness) }
}

async function closePools({ db, primary, readDb }: Pools): Promise<void> {
  for (const pool of new Set([db, primary, readDb])) await pool?.destroy()
}
