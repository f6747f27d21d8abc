import { pipeline } from 'node:stream/promises'
import { Readable } from 'node:stream'
import type pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { ArchiveError } from './archive-error.ts'
import type { Closing, TableShape } from './archive-format.ts'
import { escapeTable, jobsTable } from './export-tables.ts'

/** The output of COPY for one table, from its first piece to its last. */
export interface TableContent {
  table: TableShape
  bytes: AsyncIterable<Uint8Array>
}

/**
 * Fills the migrated tables of an empty database, in one transaction. Foreign keys are made anew at the end, so that
 * the database checks them; triggers rest, because what they count is among the tables.
 *
 * @throws ArchiveError if a table has other rows than were counted
 */
export async function importTables(
  client: pg.ClientBase,
  contents: AsyncIterable<TableContent>,
  /** Known once all tables are read. */
  counted: () => Pick<Closing, 'rows' | 'sequences'>,
): Promise<void> {
  await client.query('begin')
  const tables = await listOwnTables(client)
  const foreignKeys = await listForeignKeys(client)
  for (const { table, name } of foreignKeys) {
    await client.query(`alter table ${table} drop constraint ${client.escapeIdentifier(name)}`)
  }
  for (const table of tables) await client.query(`alter table ${table} disable trigger user`)
  // Migrations of an empty database may write rows.
  await client.query(`truncate ${tables.join(', ')}`)
  const rows = new Map<string, number>()
  for await (const { table, bytes } of contents) {
    const load = table.name === jobsTable ? importJobs : importTable
    rows.set(table.name, await load(client, table, bytes))
  }
  for (const table of tables) await client.query(`alter table ${table} enable trigger user`)
  for (const { table, name, definition } of foreignKeys) {
    await client.query(
      `alter table ${table} add constraint ${client.escapeIdentifier(name)} ${definition}`,
    )
  }
  const { rows: expected, sequences } = counted()
  for (const [name, count] of Object.entries(expected)) {
    const found = rows.get(name) ?? 0
    if (found !== count) throw new ArchiveError(`${name} has ${found} rows instead of ${count}.`)
  }
  await setSequences(client, sequences)
  await client.query('commit')
}

async function importTable(
  client: pg.ClientBase,
  { name, columns }: TableShape,
  bytes: AsyncIterable<Uint8Array>,
): Promise<number> {
  return copyInto(client, `${escapeTable(client, name)} (${escapeAll(client, columns)})`, bytes)
}

async function copyInto(
  client: pg.ClientBase,
  target: string,
  bytes: AsyncIterable<Uint8Array>,
): Promise<number> {
  const copy = client.query(copyFrom(`copy ${target} from stdin`))
  await pipeline(Readable.from(bytes, { objectMode: false }), copy)
  return copy.rowCount
}

/** Another version of pg-boss may have other columns, and another version of Medley other queues. */
async function importJobs(
  client: pg.ClientBase,
  { columns }: TableShape,
  bytes: AsyncIterable<Uint8Array>,
): Promise<number> {
  const asText = columns.map((column) => `${client.escapeIdentifier(column)} text`)
  await client.query(`create temporary table moved_jobs (${asText.join(', ')}) on commit drop`)
  const count = await copyInto(client, 'moved_jobs', bytes)
  const { rows: known } = await client.query<{ name: string; type: string }>(
    `
    select attname as name, format_type(atttypid, atttypmod) as type from pg_attribute
    where attrelid = $1::regclass and attname = any($2) and not attisdropped and attgenerated = ''
  `,
    [jobsTable, columns],
  )
  const names = known.map(({ name }) => name)
  const values = known.map(({ name, type }) => `${client.escapeIdentifier(name)}::${type}`)
  await client.query(`
    insert into ${jobsTable} (${escapeAll(client, names)})
    select ${values.join(', ')} from moved_jobs
    where name in (select name from pgboss.queue)
  `)
  return count
}

function escapeAll(client: pg.ClientBase, columns: readonly string[]): string {
  return columns.map((column) => client.escapeIdentifier(column)).join(', ')
}

/** As SQL. Those of pg-boss are left as it made them. */
async function listOwnTables(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(`
    select oid::regclass::text as name from pg_class
    where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace
      and relname not in ('schema_migrations', 'schema_migrations_lock')
    order by oid
  `)
  return rows.map(({ name }) => name)
}

interface ForeignKey {
  /** As SQL. */
  table: string
  name: string
  definition: string
}

async function listForeignKeys(client: pg.ClientBase): Promise<ForeignKey[]> {
  const { rows } = await client.query<ForeignKey>(`
    select conrelid::regclass::text as "table", conname as name,
      pg_get_constraintdef(oid) as definition
    from pg_constraint
    where contype = 'f' and connamespace = 'public'::regnamespace and conparentid = 0
    order by oid
  `)
  return rows
}

async function setSequences(client: pg.ClientBase, sequences: Closing['sequences']): Promise<void> {
  for (const { name, value, isCalled } of sequences) {
    await client.query('select setval($1::regclass, $2, $3)', [
      escapeTable(client, `public.${name}`),
      value,
      isCalled,
    ])
  }
}
