import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { text } from 'node:stream/consumers'
import type pg from 'pg'
import { expect } from 'vitest'
import { migrateDatabase } from '../db/migrate.ts'
import type { TableShape } from '../instance-backup/archive-format.ts'
import { copyRows, openSnapshot } from '../instance-backup/export-tables.ts'
import { importTables, type TableContent } from '../instance-backup/import-tables.ts'
import { paths } from '../paths.ts'
import { withClient } from './database/with-client.ts'

/** The rows of a table as COPY writes them, one per line. */
export interface ReleasedTable {
  table: TableShape
  lines: string[]
}

const heading = /^copy (?<name>\S+) \((?<columns>.+)\) from stdin;$/

/** The migrations of a release with their digests, and the rows of `client`. */
export async function describeRelease(client: pg.Client): Promise<string> {
  const snapshot = await openSnapshot(client)
  const migrations = await Promise.all(snapshot.migrations.map(describeMigration))
  const tables = snapshot.tables.filter(({ name }) => name.startsWith('public.'))
  const rows: string[] = []
  for (const table of tables) {
    const copied = await text(copyRows(snapshot, table))
    if (copied === '') continue
    rows.push(`copy ${table.name} (${table.columns.join(', ')}) from stdin;\n${copied}\\.\n`)
  }
  return [...migrations, '', ...rows].join('\n')
}

/**
 * Makes the tables of a release in an empty database, fills them from its file, and returns the rows.
 *
 * @throws if a migration of the release has changed since
 */
export async function restoreRelease(
  connectionString: string,
  file: string,
): Promise<ReleasedTable[]> {
  const released = file.split('\n').filter((line) => line.startsWith('-- '))
  const names = released.map((line) => line.split(' ')[1] ?? '')
  expect(await Promise.all(names.map(describeMigration))).toEqual(released)
  await migrateDatabase(connectionString, paths.migrations, names.at(-1))
  const tables = readTables(file)
  const rows = Object.fromEntries(tables.map(({ table, lines }) => [table.name, lines.length]))
  await withClient(connectionString, (client) =>
    importTables(client, contentsOf(tables), () => ({ rows, sequences: [] })),
  )
  return tables
}

/** The released files, named by their version. */
export async function listReleases(): Promise<{ version: string; file: string }[]> {
  const names = await readdir(releases)
  return Promise.all(
    names.map(async (name) => ({
      version: name.replace(/\.sql$/, ''),
      file: await readFile(new URL(name, releases), 'utf8'),
    })),
  )
}

export const releases = new URL('./releases/', import.meta.url)

async function describeMigration(name: string): Promise<string> {
  const statements = await readFile(new URL(name, paths.migrations))
  return `-- ${name} ${createHash('sha256').update(statements).digest('hex')}`
}

function readTables(rows: string): ReleasedTable[] {
  const tables: ReleasedTable[] = []
  for (const line of rows.split('\n')) {
    const { name, columns } = heading.exec(line)?.groups ?? {}
    if (name && columns) tables.push({ table: { name, columns: columns.split(', ') }, lines: [] })
    else if (line !== '' && line !== '\\.') tables.at(-1)?.lines.push(line)
  }
  return tables
}

async function* contentsOf(tables: readonly ReleasedTable[]): AsyncGenerator<TableContent> {
  for (const { table, lines } of tables) {
    yield { table, bytes: piecesOf(lines) }
  }
}

async function* piecesOf(lines: readonly string[]): AsyncGenerator<Uint8Array> {
  for (const line of lines) yield Buffer.from(`${line}\n`)
}
