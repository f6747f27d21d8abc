import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Config } from '../config/config.ts'
import type { BackupSummary } from '../instance-backup/back-up.ts'
import { type Options, type PlaceCommand, wordsOf } from './command.ts'
import { PlainFailure, UsageError } from './plain-failure.ts'
import { readPassword } from './read-password.ts'

// The modules that these commands need are most of the product, so each loads its own late.

const backup: PlaceCommand = {
  name: 'backup',
  usage: 'FILE [--passphrase-file FILE]',
  summary: 'writes database, files and keys to a file, also while the server runs',
  options: ['passphrase-file'],
  takes: () => true,
  async runOn(config, words, options) {
    const file = resolve(wordsOf(words, 'FILE').FILE)
    const passphrase = await readPassphraseFile(options)
    const summary = await backUpInstance(config, { file, passphrase })
    const sealed = passphrase === undefined ? 'not encrypted' : 'encrypted'
    return `Wrote ${file}: ${countsOf(summary)}, ${megabytes(summary.bytes)}, ${sealed}.`
  },
}

const restoreFile: PlaceCommand = {
  name: 'restore',
  usage: 'FILE [--passphrase-file FILE]',
  summary: 'brings a backup into an empty data folder, or an empty database',
  options: ['passphrase-file'],
  /** A word that is no file is a member's name. */
  takes: ([word]) => word !== undefined && (existsSync(word) || word.includes('/')),
  async runOn(config, words, options) {
    const file = resolve(wordsOf(words, 'FILE').FILE)
    const { isEncrypted } = await import('../instance-backup/read-archive.ts')
    const { restore } = await import('../instance-backup/restore.ts')
    const given = await readPassphraseFile(options)
    const passphrase = given ?? ((await isEncrypted(file)) ? await readPassword() : undefined)
    const restored = await restore(config, { file, passphrase })
    const lines = [`Restored ${countsOf(restored)} of ${restored.timeTaken.toISOString()}.`]
    if (restored.secret === 'other') {
      lines.push(
        'TOKEN_SECRET is another one than then. Set the former one before you start, or everybody has to log in again, and second factors and places of backups have to be set up again.',
      )
    }
    return lines.join('\n')
  },
}

const moveDatabaseTo: PlaceCommand = {
  name: 'move-database',
  usage: 'URL',
  summary: 'copies the embedded database to an empty one of a PostgreSQL server; stop Medley first',
  options: [],
  takes: () => true,
  async runOn(config, words) {
    const { URL: to } = wordsOf(words, 'URL')
    if (!/^postgres(ql)?:\/\//.test(to)) throw new UsageError('Give URL as postgres://…')
    const { moveDatabase } = await import('../instance-backup/move-database.ts')
    const rows = await withDatabase(config, async ({ connectionString, isShared }) => {
      if (isShared) {
        throw new PlainFailure('Medley is running. Stop it first, so that nothing is written.')
      }
      return moveDatabase(connectionString, to)
    })
    return `Copied ${rows} rows. Start Medley with DATABASE_URL set to that address; files and keys stay in ${config.dataDir}. When all is well, remove ${join(config.dataDir, 'pg')}.`
  },
}

async function backUpInstance(
  config: Config,
  target: { file: string; passphrase: string | undefined },
): Promise<BackupSummary> {
  const { backUp } = await import('../instance-backup/back-up.ts')
  const { openFiles } = await import('../files/open-files.ts')
  const { readTokenSecret } = await import('../lib/secret.ts')
  return withDatabase(config, async ({ connectionString }) =>
    backUp(
      {
        connectionString,
        files: openFiles(config),
        secret: await readTokenSecret(config.tokenSecret, config.dataDir),
        isOwnSecret: config.tokenSecret === undefined,
      },
      { ...target, now: new Date() },
    ),
  )
}

interface OpenDatabase {
  connectionString: string
  /** True if another process uses the embedded database. */
  isShared: boolean
}

async function withDatabase<Result>(
  config: Config,
  work: (database: OpenDatabase) => Promise<Result>,
): Promise<Result> {
  const { openEmbedded } = await import('./open-context.ts')
  const embedded = await openEmbedded(config)
  try {
    const connectionString = config.databaseUrl ?? embedded?.connectionString() ?? ''
    return await work({ connectionString, isShared: embedded?.adopted ?? false })
  } finally {
    await embedded?.stop()
  }
}

async function readPassphraseFile(options: Options): Promise<string | undefined> {
  const file = options['passphrase-file']
  if (file === undefined) return undefined
  const text = await readFile(file, 'utf8').catch(() => {
    throw new PlainFailure(`${file} cannot be read.`)
  })
  const passphrase = text.replace(/\r?\n$/, '')
  if (passphrase === '') throw new PlainFailure(`${file} is empty.`)
  return passphrase
}

function countsOf({ rows, files }: { rows: number; files: number }): string {
  return `${rows} rows and ${files} files`
}

function megabytes(bytes: number): string {
  return `${(bytes / 1_000_000).toFixed(1)} MB`
}

/** Commands about the database and the data folder as a whole. */
export const placeCommands: readonly PlaceCommand[] = [backup, restoreFile, moveDatabaseTo]
