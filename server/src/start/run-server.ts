import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { KyselyPlugin } from 'kysely'
import type { Logger } from 'pino'
import { type AppOptions, createApp, createWorkerApp } from '../app.ts'
import { systemClock } from '../clock.ts'
import type { Config } from '../config/config.ts'
import type { Context } from '../context.ts'
import { connect, connectToPrimary, connectToRead } from '../db/connect.ts'
import { migrateDatabase } from '../db/migrate.ts'
import { ReplicaFreshness } from '../db/replica-freshness.ts'
import type { Handle } from '../db/transaction.ts'
import { Draining } from './draining.ts'
import { demoLogins, seedPeople } from '../demo/seed-people.ts'
import { ensureAdmins } from '../features/accounts/accounts.service.ts'
import { enqueueFirstBuild } from '../features/recommendations/build/recommendations.build.jobs.ts'
import { endFormerGroupAdmins } from '../features/sessions/sessions.group-admins.service.ts'
import { checkProvider } from '../identity-provider/ask-provider.ts'
import { checkSources } from '../features/sources/sources.service.ts'
import { loadShelfPairs } from '../features/adaptations/adaptations.service.ts'
import { loadRestOfShelf, loadStarterShelf } from '../features/works/shelf/works.shelf.service.ts'
import { UploadFolder } from '../http/bodies/upload-folder.ts'
import { openFiles } from '../files/open-files.ts'
import { pictureUrls } from '../files/picture-urls.ts'
import type { CountedLog } from '../http/observe/log.ts'
import { createTokens } from '../http/caller/tokens.ts'
import { jobKinds, targets } from '../features.ts'
import type { NightlyBackup } from '../instance-backup/back-up.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { type JobSystem, openJobs } from '../jobs/job-system.ts'
import type { Mail } from '../mail/mail.ts'
import { createOutboxMail } from '../mail/outbox-mail.ts'
import { createSmtpMail } from '../mail/smtp-mail.ts'
import { openCatalogue } from './open-catalogue.ts'
import { paths } from '../paths.ts'
import { readTokenSecret } from '../lib/secret.ts'
import { createSecretBox } from '../lib/secret-box.ts'
import type { RunningDatabase } from './start-database.ts'
import { startWarnings } from '../config/start-warnings.ts'
import { createEvents } from '../subscriptions.ts'
import { isFirstWorker, reportReady } from './report-ready.ts'
import { listenError } from './try-ports.ts'
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
  const { log } = counted
  const pools = openPools(config, database.url, watch)
  let jobs: JobSystem<Context> | undefined
  let closeWeb: (() => Promise<void>) | undefined
  let shelf: Promise<void> | undefined
  const stopped = new AbortController()
  const draining = new Draining()
  const release = async () => {
    stopped.abort()
    await shelf
    await jobs?.stop()
    await closeWeb?.()
    await watch.stop()
    await closePools(pools)
    await database.stop()
  }
  try {
    const secrets = await openSecrets(config)
    await migrateDatabase(database.url, paths.migrations)
    const folders = openFolders(config)
    const { catalogue, web } = openCatalogue(config, pools.db, watch.watchCalls)
    closeWeb = () => web.close()
    if (isFirstWorker()) for (const text of startWarnings(config)) log.warn(text)
    const works = config.role !== 'web'
    jobs = await openJobsOf(pools.db, watch, works)
    const { readDb, ...handles } = withPictures(pools, pictureUrls(folders.files, config.publicUrl))
    const ctx: Context = {
      ...handles,
      databaseUrl: database.url,
      clock: systemClock,
      log,
      mail: watch.watchMail(openMail(config, log)),
      ...folders,
      catalogue,
      web,
      ...settingsOf(config),
      ...secrets,
      ...wire(jobs),
    }
    await fillDatabase(ctx, config)
    const app = await openApp(ctx, config, watch, { draining, readDb })
    if (works) jobs.work(ctx)
    await watch.start(ctx)
    await listen(app, config)
    checkOthers(ctx)
    if (works) shelf = completeShelf(ctx, stopped.signal)
    if (config.seedPeople) process.stdout.write(`${demoLogins}\n`)
    let stopping: Promise<void> | undefined
    return { stop: () => (stopping ??= drainAndClose(app, draining, config).then(release)) }
  } catch (error) {
    await release()
    throw error
  }
}

/** Finds out in the background which of the services that the settings name answer. */
function checkOthers(ctx: Context): void {
  void checkSources(ctx)
  if (isFirstWorker()) void checkProvider(ctx)
}

/** Settings that features read. */
const settingsOf = ({ access, identityProvider, upgradeNoticeUrl }: Config) => ({
  access,
  identityProvider,
  upgradeNoticeUrl,
})

/** Where files of members are, those that are kept and those that are read. */
function openFolders(config: Config): Pick<Context, 'files' | 'uploads'> {
  const uploads = new UploadFolder(join(config.dataDir, 'uploads'))
  return { files: openFiles(config), uploads }
}

/** Opens the keys of the instance, which sign and encrypt. */
async function openSecrets(
  config: Config,
): Promise<Pick<Context, 'tokens' | 'secretBox' | 'nightlyBackup'>> {
  const previous = config.previousTokenSecret
  const secret = await readTokenSecret(config.tokenSecret, config.dataDir)
  return {
    tokens: createTokens(secret, systemClock, previous),
    secretBox: createSecretBox(secret, previous),
    nightlyBackup: nightlyBackupOf(config, secret),
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

/** A worker serves nobody, so it has nothing to wait for. */
async function drainAndClose(
  app: FastifyInstance,
  draining: Draining,
  { role, drainSeconds }: Config,
): Promise<void> {
  await draining.begin(role === 'worker' ? 0 : drainSeconds)
  await app.close()
}

function nightlyBackupOf(config: Config, secret: Uint8Array): NightlyBackup | null {
  const { backups, tokenSecret, dataDir, publicUrl, s3 } = config
  if (!backups) return null
  const isOwnSecret = tokenSecret === undefined
  return { ...backups, files: { dataDir, publicUrl, s3 }, secret, isOwnSecret }
}

/** Stores the data that must exist before the first request. */
async function fillDatabase(ctx: Context, config: Config): Promise<void> {
  await ensureAdmins(ctx, config.admins)
  await endFormerGroupAdmins(ctx)
  await loadStarterShelf(ctx, paths.shelf)
  if (config.seedPeople) await seedPeople(ctx)
}

/** Failures are logged; the next start goes on. */
async function completeShelf(ctx: Context, signal: AbortSignal): Promise<void> {
  try {
    await loadRestOfShelf(ctx, paths.shelf, signal)
    await loadShelfPairs(ctx, paths.adaptationPairs)
    if (!signal.aborted) await enqueueFirstBuild(ctx)
  } catch (error) {
    ctx.log.error({ err: error }, 'The starter shelf is incomplete')
  }
}

interface Pools {
  db: Handle
  /** The same as `db` without replicas. */
  primary: Handle
  readDb?: Handle
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

function withPictures({ db, primary, readDb }: Pools, urls: KyselyPlugin): Pools {
  const reading = readDb && { readDb: readDb.withPlugin(urls) }
  return { db: db.withPlugin(urls), primary: primary.withPlugin(urls), ...reading }
}

function openApp(
  ctx: Context,
  config: Config,
  { load, observeRequest, observeShed }: ProcessWatch,
  parts: Pick<AppOptions, 'draining' | 'readDb'>,
): Promise<FastifyInstance> {
  if (config.role === 'worker') return createWorkerApp(ctx)
  const watching = { load, observeRequest, observeShed }
  return createApp(ctx, { ...config, ...watching, ...parts, webFolder: builtWebApp() })
}

function openMail(config: Config, log: Logger): Mail {
  const { smtpUrl, mailFrom, supportAddress, operatorAddress, publicUrl, confirmsAddresses } =
    config
  const sender = { from: mailFrom, supportAddress, operatorAddress }
  const common = { ...sender, publicUrl, confirmsAddresses }
  if (smtpUrl !== undefined) return createSmtpMail({ url: smtpUrl, ...common })
  const folder = join(config.dataDir, 'outbox')
  return createOutboxMail({ ...common, folder, clock: systemClock, log })
}

function builtWebApp(): URL | null {
  return existsSync(new URL('index.html', paths.web)) ? paths.web : null
}

async function listen(app: FastifyInstance, { port, host }: Config): Promise<void> {
  try {
    await app.listen({ port, host, listenTextResolver: (address) => `Listening at ${address}` })
  } catch (error) {
    await app.close()
    throw listenError(error, 'PORT', { port, host })
  }
  const address = app.server.address()
  const bound = address instanceof Object ? address.port : port
  reportReady(bound)
}
