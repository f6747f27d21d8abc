import { readdir, readFile } from 'node:fs/promises'
import { text } from 'node:stream/consumers'
import type pg from 'pg'
import type { TableShape } from '../instance-backup/archive-format.ts'
import { copyRows, openSnapshot } from '../instance-backup/export-tables.ts'
import { importTables, type TableContent } from '../instance-backup/import-tables.ts'
import { paths } from '../paths.ts'

/** The rows of a table as COPY writes them, one per line. */
export interface ReleasedTable {
  table: TableShape
  lines: string[]
}

const heading = /^copy (?<name>\S+) \((?<columns>.+)\) from stdin;$/

/** SQL that makes the database of a release: its migrations, then the rows of `client`. */
export async function describeRelease(client: pg.Client): Promise<string> {
  const snapshot = await openSnapshot(client)
  const parts = snapshot.migrations.map(describeMigration)
  const tables = snapshot.tables.filter(({ name }) => name.startsWith('public.'))
  const rows: string[] = []
  for (const table of tables) {
    const copied = await text(copyRows(snapshot, table))
    if (copied === '') continue
    rows.push(`copy ${table.name} (${table.columns.join(', ')}) from stdin;\n${copied}\\.\n`)
  }
  return [migratorTables, ...(await Promise.all(parts)), ...rows].join('\n')
}

/** Fills an empty database from the file of a release, and returns its rows. */
export async function restoreRelease(client: pg.Client, file: string): Promise<ReleasedTable[]> {
  const start = file.search(/^copy \S+ \(.+\) from stdin;$/m)
  await client.query(file.slice(0, start))
  const tables = readTables(file.slice(start))
  const rows = Object.fromEntries(tables.map(({ table, lines }) => [table.name, lines.length]))
  await importTables(client, contentsOf(tables), () => ({ rows, sequences: [] }))
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

/** As the migrator makes them. */
const migratorTables = `
create table schema_migrations (name varchar(255) primary key, "timestamp" varchar(255) not null);
create table schema_migrations_lock (id varchar(255) primary key, is_locked integer default 0 not null);
insert into schema_migrations_lock values ('migration_lock', 0);
`.trimStart()

async function describeMigration(name: string, index: number): Promise<string> {
  const time = new Date(index).toISOString()
  const statements = await readFile(new URL(name, paths.migrations), 'utf8')
  return `-- ${name}\n${statements}\ninsert into schema_migrations values ('${name}', '${time}');\n`
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
