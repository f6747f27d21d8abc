import { existsSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import type { KyselyPlugin } from 'kysely'
import type { Logger } from 'pino'
import { type AppOptions, createApp, createWorkerApp } from '../app.ts'
import { systemClock } from '../clock.ts'
import { type Config, ownEnvironment } from '../config/config.ts'
import { settingsInEffect } from '../config/settings-in-effect.ts'
import type { Context } from '../context.ts'
import type { Handle } from '../db/transaction.ts'
import { openFiles } from '../files/open-files.ts'
import { pictureUrls } from '../files/picture-urls.ts'
import { readStoredValues } from '../features/instance-settings/instance-settings.stored.service.ts'
import { isSetupNeeded } from '../features/setup/setup.service.ts'
import type { UploadFolder } from '../http/bodies/upload-folder.ts'
import type { Instance } from '../instance.ts'
import type { NightlyBackup } from '../instance-backup/back-up.ts'
import type { SecretBox } from '../lib/secret-box.ts'
import { openMail } from '../mail/open-mail.ts'
import { paths } from '../paths.ts'
import type { Draining } from './draining.ts'
import { openCatalogue } from './open-catalogue.ts'
import { setupCodeOf } from './setup-code.ts'
import type { ProcessWatch } from './watch-process.ts'

export interface Pools {
  db: Handle
  /** The same as `db` without replicas. */
  primary: Handle
  readDb?: Handle
}

/** Parts that stay while the settings change. */
export interface Lasting {
  pools: Pools
  watch: ProcessWatch
  secret: Uint8Array
  uploads: UploadFolder
  draining: Draining
  parts: Pick<Context, 'databaseUrl' | 'events' | 'jobs' | 'secretBox' | 'targets' | 'tokens'>
  follow: () => void
}

/** The stored part of an instance, from which its app is built. */
export interface StoredInstance {
  values: Awaited<ReturnType<typeof readStoredValues>>
  needsSetup: boolean
}

/** An app on its context, both made of the settings in effect. */
export interface OpenInstance {
  config: Config
  ctx: Context
  app: FastifyInstance
  /** Closes what the context alone has open. */
  close: () => Promise<void>
}

/** Reads what admins have stored, and whether there is an admin. */
export async function readInstance(
  { needsSetup, admins, seedPeople }: Config,
  { db, secretBox, log }: { db: Handle; secretBox: SecretBox; log: Logger },
): Promise<StoredInstance> {
  const mayNeed = needsSetup && admins.length === 0 && !seedPeople
  return {
    values: await readStoredValues({ db, secretBox, log }),
    needsSetup: mayNeed && (await isSetupNeeded(db)),
  }
}

/** Opens an instance; its app is ready to answer. */
export async function openInstance(
  stored: StoredInstance,
  lasting: Lasting,
): Promise<OpenInstance> {
  const { config, ctx, readDb, close } = openContext(stored, lasting)
  const app = await openApp(ctx, config, lasting.watch, { draining: lasting.draining, readDb })
  await app.ready()
  return { config, ctx, app, close }
}

function openContext(
  stored: StoredInstance,
  { pools, watch, secret, uploads, parts, follow }: Lasting,
): Omit<OpenInstance, 'app'> & { readDb: Handle | undefined } {
  const settings = settingsInEffect(ownEnvironment(), stored.values)
  const { config } = settings
  const { log } = watch
  for (const group of settings.leftOut) {
    log.warn({ group }, 'Stored settings contradict those of the environment and are left out')
  }
  const instance: Instance = {
    settings,
    setupCode: stored.needsSetup ? setupCodeOf(secret) : null,
    follow,
  }
  const { catalogue, web } = openCatalogue(config, pools.db, watch.watchCalls)
  const files = openFiles(config)
  const mail = openMail(config, log)
  const { readDb, ...handles } = withPictures(pools, pictureUrls(files, config.publicUrl))
  const ctx: Context = {
    ...handles,
    ...parts,
    clock: systemClock,
    log,
    mail: watch.watchMail(mail),
    files,
    uploads,
    catalogue,
    web,
    access: config.access,
    identityProvider: config.identityProvider,
    upgradeNoticeUrl: config.upgradeNoticeUrl,
    nightlyBackup: nightlyBackupOf(config, secret),
    instance,
  }
  const close = async () => {
    mail.close()
    await web.close()
  }
  return { config, ctx, readDb, close }
}

function openApp(
  ctx: Context,
  config: Config,
  { load, observeRequest, observeShed }: ProcessWatch,
  parts: Pick<AppOptions, 'draining' | 'readDb'>,
): Promise<FastifyInstance> {
  if (config.role === 'worker') return createWorkerApp(ctx)
  const watching = { load, observeRequest, observeShed }
  const site = ctx.instance.setupCode === null ? config.site : awaitingSetup(config.site)
  return createApp(ctx, { ...config, site, ...watching, ...parts, webFolder: builtWebApp() })
}

const awaitingSetup = (site: Config['site']): Config['site'] => ({
  ...site,
  operator: { ...site.operator, needsSetup: true },
})

function withPictures({ db, primary, readDb }: Pools, urls: KyselyPlugin): Pools {
  const reading = readDb && { readDb: readDb.withPlugin(urls) }
  return { db: db.withPlugin(urls), primary: primary.withPlugin(urls), ...reading }
}

function nightlyBackupOf(config: Config, secret: Uint8Array): NightlyBackup | null {
  const { backups, tokenSecret, dataDir, publicUrl, s3 } = config
  if (!backups) return null
  const isOwnSecret = tokenSecret === undefined
  return { ...backups, files: { dataDir, publicUrl, s3 }, secret, isOwnSecret }
}

function builtWebApp(): URL | null {
  return existsSync(new URL('index.html', paths.web)) ? paths.web : null
}
