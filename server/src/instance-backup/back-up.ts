import { createHmac } from 'node:crypto'
import type pg from 'pg'
import type { Files } from '../files/files.ts'
import type { FileSettings } from '../files/open-files.ts'
import { readProductVersion } from '../start/product-version.ts'
import {
  filesFolder,
  formatVersion,
  type Opening,
  pieceName,
  secretName,
  type TableShape,
} from './archive-format.ts'
import { copyRows, openSnapshot, readSequences, type Snapshot } from './export-tables.ts'
import { withConnection } from './with-connection.ts'
import { type ArchiveWriter, writeArchive } from './write-archive.ts'

/** Contents of a backup. */
export interface BackupSource {
  connectionString: string
  files: Pick<Files, 'read'>
  secret: Uint8Array
  /** True if the product made the secret, so that it is nowhere else. */
  isOwnSecret: boolean
}

/** Where the nightly backup goes, and the keys that it takes along. */
export interface NightlyBackup extends Pick<BackupSource, 'secret' | 'isOwnSecret'> {
  folder: string
  passphrase: string | undefined
  /** Where uploaded files are. */
  files: FileSettings
}

export interface BackupTarget {
  file: string
  /** Without one the archive is not encrypted. */
  passphrase: string | undefined
  now: Date
}

export interface BackupSummary {
  /** Of the archive. */
  bytes: number
  rows: number
  files: number
}

/** The size from which a piece of a table is written. */
const pieceBytes = 4_000_000

/**
 * Writes database, files and keys as they are at one moment to an archive, while the product runs.
 *
 * @throws ArchiveError if there is such a file already
 */
export async function backUp(
  source: BackupSource,
  { file, passphrase, now }: BackupTarget,
): Promise<BackupSummary> {
  return withConnection(source.connectionString, async (client) => {
    const snapshot = await openSnapshot(client)
    const opening: Opening = {
      format: 'medley-backup',
      formatVersion,
      productVersion: await readProductVersion(),
      postgresVersion: snapshot.postgresVersion,
      timeTaken: now.toISOString(),
      migrations: snapshot.migrations,
      tables: snapshot.tables,
      secretMark: markOf(source.secret),
    }
    const summary = { rows: 0, files: 0 }
    const bytes = await writeArchive(file, { passphrase, opening }, async (archive) => {
      if (source.isOwnSecret) await archive.add(secretName, source.secret)
      const rows: Record<string, number> = {}
      for (const table of snapshot.tables) {
        const count = await addTable(archive, snapshot, table)
        rows[table.name] = count
        summary.rows += count
      }
      summary.files = await addFiles(archive, client, source.files)
      return { rows, sequences: await readSequences(client), files: summary.files }
    })
    return { bytes, ...summary }
  })
}

/** Tells whether two secrets are the same, and nothing else about them. */
export function markOf(secret: Uint8Array): string {
  return createHmac('sha256', secret).update('medley-backup').digest('hex')
}

async function addTable(
  archive: ArchiveWriter,
  snapshot: Snapshot,
  table: TableShape,
): Promise<number> {
  const copy = copyRows(snapshot, table)
  let number = 0
  let pieces: Buffer[] = []
  let length = 0
  const flush = async () => {
    number += 1
    const piece = Buffer.concat(pieces)
    pieces = []
    length = 0
    await archive.add(pieceName(table.name, number), piece)
  }
  for await (const bytes of copy as AsyncIterable<Buffer>) {
    pieces.push(bytes)
    length += bytes.length
    if (length >= pieceBytes) await flush()
  }
  if (length > 0) await flush()
  return copy.rowCount
}

/** A file that was removed since the snapshot is left out. */
async function addFiles(
  archive: ArchiveWriter,
  client: pg.ClientBase,
  files: Pick<Files, 'read'>,
): Promise<number> {
  const { rows } = await client.query<{ key: string }>(
    'select profile_picture as key from users where profile_picture is not null order by id',
  )
  let count = 0
  for (const { key } of rows) {
    const bytes = await files.read(key)
    if (!bytes) continue
    await archive.add(`${filesFolder}${key}`, bytes)
    count += 1
  }
  return count
}
