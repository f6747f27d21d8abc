import { join } from 'node:path'
import { createFile } from '@medley/durable-files/durable-files'
import type { Config } from '../config/config.ts'
import { openFiles } from '../files/open-files.ts'
import { isStrongSecret } from '../lib/secret.ts'
import { ArchiveError } from './archive-error.ts'
import {
  filesFolder,
  secretName,
  tableOf,
  tablesFolder,
  type TableShape,
} from './archive-format.ts'
import { markOf } from './back-up.ts'
import { checkArchive, type CheckedArchive } from './check-archive.ts'
import { fillDatabase, requireKnownMigrations } from './fill-database.ts'
import type { TableContent } from './import-tables.ts'
import { openTarget, requireEmptyTarget } from './restore-target.ts'
import { type ArchiveEntry, readArchive } from './read-archive.ts'

export type RestoreSettings = Pick<
  Config,
  'dataDir' | 'databaseUrl' | 'postgresPrograms' | 'publicUrl' | 's3' | 'tokenSecret'
>

export interface RestoreSummary {
  timeTaken: Date
  rows: number
  files: number
  /**
   * The secret that signs logins and seals what members entrusted: that of the backup, or another one, with which
   * everybody logs in again and sealed values are lost.
   */
  secret: 'same' | 'other'
}

/**
 * Brings a backup into the configured target, which must be empty. The whole archive is checked before anything
 * is written.
 *
 * @throws ArchiveError that says what is wrong with the archive or the target
 */
export async function restore(
  config: RestoreSettings,
  { file, passphrase }: { file: string; passphrase: string | undefined },
): Promise<RestoreSummary> {
  await requireEmptyTarget(config)
  const checked = await checkArchive(file, passphrase)
  requireStrongSecret(config, file, checked)
  await requireKnownMigrations(checked.opening.migrations)
  const target = await openTarget(config)
  try {
    const files = openFiles({ ...config, dataDir: target.folder })
    const putOther = async ({ name, body }: ArchiveEntry) => {
      const bytes = await readAll(body)
      if (name.startsWith(filesFolder)) await files.put(name.slice(filesFolder.length), bytes)
      else if (name === secretName) await putSecret(config, target.folder, bytes)
    }
    const { opening, closing } = checked
    const contents = contentsOf(readArchive(file, passphrase), opening.tables, putOther)
    await fillDatabase(target.connectionString, opening.migrations, contents, () => closing)
    await target.finish()
  } catch (error) {
    const reason = target.explain(error)
    const isRemoved = await target.abandon().then(
      () => true,
      () => false,
    )
    throw failed(config, reason, isRemoved, error)
  }
  const rows = Object.values(checked.closing.rows).reduce((sum, count) => sum + count, 0)
  const timeTaken = new Date(checked.opening.timeTaken)
  return { timeTaken, rows, files: checked.closing.files, secret: compareSecrets(config, checked) }
}

function failed(
  { dataDir, databaseUrl }: RestoreSettings,
  reason: string,
  isRemoved: boolean,
  cause: unknown,
): ArchiveError {
  const left = isRemoved
    ? `Nothing of it is left in ${dataDir}.`
    : `Remove what is left of it in ${dataDir}.`
  const others =
    databaseUrl === undefined
      ? ''
      : ' Empty the database that DATABASE_URL names before the next try.'
  return new ArchiveError(
    `The backup could not be restored: ${reason.replace(/\.$/, '')}. ${left}${others}`,
    { cause },
  )
}

/** The tables of an archive, each with its pieces in a row; the other entries go to `putOther`. */
async function* contentsOf(
  entries: AsyncGenerator<ArchiveEntry>,
  tables: readonly TableShape[],
  putOther: (entry: ArchiveEntry) => Promise<void>,
): AsyncGenerator<TableContent> {
  let next = await entries.next()
  const bytesOf = async function* (name: string) {
    while (!next.done && isPieceOf(next.value, name)) {
      yield* next.value.body
      next = await entries.next()
    }
  }
  while (!next.done) {
    const entry: ArchiveEntry = next.value
    const table = tables.find(({ name }) => isPieceOf(entry, name))
    if (table) {
      yield { table, bytes: bytesOf(table.name) }
    } else {
      await putOther(entry)
      next = await entries.next()
    }
  }
}

function isPieceOf({ name }: ArchiveEntry, tableName: string): boolean {
  return name.startsWith(tablesFolder) && tableOf(name) === tableName
}

/** Throws ArchiveError for a secret that could be guessed; a configured one has been checked. */
function requireStrongSecret(
  { tokenSecret }: RestoreSettings,
  file: string,
  { secret }: CheckedArchive,
): void {
  if (tokenSecret !== undefined || !secret || isStrongSecret(secret.toString())) return
  throw new ArchiveError(
    `${secretName} in ${file} is shorter than 32 bytes, so anybody could forge logins: set TOKEN_SECRET to a new one and restore again.`,
  )
}

/** A configured secret wins over that of the archive. */
async function putSecret(
  { tokenSecret }: RestoreSettings,
  folder: string,
  secret: Buffer,
): Promise<void> {
  if (tokenSecret !== undefined) return
  await createFile(join(folder, secretName), secret, { folderMode: 0o700 })
}

function compareSecrets(
  { tokenSecret }: RestoreSettings,
  { opening, secret }: CheckedArchive,
): 'same' | 'other' {
  if (tokenSecret === undefined) return secret ? 'same' : 'other'
  return markOf(new TextEncoder().encode(tokenSecret)) === opening.secretMark ? 'same' : 'other'
}

async function readAll(body: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const pieces: Uint8Array[] = []
  for await (const bytes of body) pieces.push(bytes)
  return Buffer.concat(pieces)
}
