import type pg from 'pg'
import { type CopyToStreamQuery, to as copyTo } from 'pg-copy-streams'
import type { Closing, TableShape } from './archive-format.ts'

/** Tables that kysely writes itself, and positions in the log of another server. */
const notCopied = ['schema_migrations', 'schema_migrations_lock', 'read_positions']
/** Not worth a place in a backup: copies of pictures that are fetched again. */
const caches = ['work_pictures']

/** Waiting jobs; one that runs starts again where it is restored. */
export const jobsTable = 'pgboss.job'

export interface Snapshot {
  client: pg.ClientBase
  tables: TableShape[]
  migrations: string[]
  postgresVersion: string
}

/** Opens a transaction that sees the database as it is now, until the connection ends it. */
export async function openSnapshot(client: pg.ClientBase): Promise<Snapshot> {
  await client.query('begin isolation level repeatable read, read only')
  // Before the first table is read: an upgrade that runs meanwhile waits.
  const migrations = await client.query<{ name: string }>(
    'select name from schema_migrations order by name',
  )
  const version = await client.query<{ server_version: string }>('show server_version')
  return {
    client,
    tables: await listTables(client, [...notCopied, ...caches]),
    migrations: migrations.rows.map(({ name }) => name),
    postgresVersion: version.rows[0]?.server_version ?? '',
  }
}

/** The tables with the columns that are stored, not computed. */
async function listTables(
  client: pg.ClientBase,
  leftOut: readonly string[],
): Promise<TableShape[]> {
  const { rows } = await client.query<TableShape>(
    `
    select format('%s.%s', nspname, relname) as name,
      array_agg(attname::text order by attnum) as columns
    from pg_class
    join pg_namespace on pg_namespace.oid = relnamespace
    join pg_attribute on attrelid = pg_class.oid
    where relkind in ('r', 'p') and not relispartition
      and attnum > 0 and not attisdropped and attgenerated = ''
      and (nspname = 'public' and relname <> all($1::text[]) or format('%s.%s', nspname, relname) = $2)
    group by nspname, relname
    order by nspname = 'public' desc, relname
  `,
    [leftOut, jobsTable],
  )
  return rows
}

/** The rows of a table as COPY writes them; `rowCount` is known at the end. */
export function copyRows(
  { client }: Pick<Snapshot, 'client'>,
  table: TableShape,
): CopyToStreamQuery {
  return client.query(copyTo(`copy (${selectRows(client, table)}) to stdout`))
}

function selectRows(client: pg.ClientBase, { name, columns }: TableShape): string {
  const escaped = columns.map((column) => client.escapeIdentifier(column))
  if (name !== jobsTable) return `select ${escaped.join(', ')} from ${escapeTable(client, name)}`
  const values = columns.map((column, index) =>
    column === 'state'
      ? `case when state = 'active' then 'retry' else state end`
      : (escaped[index] ?? ''),
  )
  return `select ${values.join(', ')} from ${escapeTable(client, name)} where state < 'completed'`
}

/** Values of all sequences; they are never behind the tables of an older snapshot. */
export async function readSequences(client: pg.ClientBase): Promise<Closing['sequences']> {
  const { rows } = await client.query<{ name: string }>(`
    select relname as name from pg_class
    where relkind = 'S' and relnamespace = 'public'::regnamespace
    order by relname
  `)
  const sequences: Closing['sequences'] = []
  for (const { name } of rows) {
    const { rows: values } = await client.query<{ value: string; isCalled: boolean }>(
      `select last_value as value, is_called as "isCalled" from ${escapeTable(client, `public.${name}`)}`,
    )
    for (const { value, isCalled } of values)
      sequences.push({ name, value: Number(value), isCalled })
  }
  return sequences
}

/** The name of a table, such as `public.users`, as SQL. */
export function escapeTable(client: pg.ClientBase, name: string): string {
  return name
    .split('.')
    .map((part) => client.escapeIdentifier(part))
    .join('.')
}
