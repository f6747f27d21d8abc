import { isDeepStrictEqual } from 'node:util'
import type pg from 'pg'
import { ArchiveError } from './archive-error.ts'
import type { TableShape } from './archive-format.ts'
import { escapeTable, jobsTable, readSequences, type Snapshot } from './export-tables.ts'

/** Throws ArchiveError unless all tables and sequences of a snapshot are the same in another database. */
export async function compareDatabases(snapshot: Snapshot, target: pg.ClientBase): Promise<void> {
  const { client } = snapshot
  for (const table of snapshot.tables) {
    const shared = table.name === jobsTable ? await sharedJobs(table, target) : table
    const before = await digestOf(client, shared)
    const after = await digestOf(target, shared)
    if (!isDeepStrictEqual(before, after)) {
      throw new ArchiveError(
        `${table.name} differs: ${after?.rows} rows with the digest ${after?.digest}, not ${before?.rows} with ${before?.digest}.`,
      )
    }
  }
  if (!isDeepStrictEqual(await readSequences(client), await readSequences(target))) {
    throw new ArchiveError('The sequences differ.')
  }
}

interface Part extends TableShape {
  /** The queues whose jobs count; all rows without them. */
  queues?: string[]
}

/** Another version of pg-boss may have other columns, and another version of Medley other queues. */
async function sharedJobs(table: TableShape, target: pg.ClientBase): Promise<Part> {
  const { rows: present } = await target.query<{ name: string }>(
    'select attname as name from pg_attribute where attrelid = $1::regclass and not attisdropped',
    [jobsTable],
  )
  const { rows: queues } = await target.query<{ name: string }>('select name from pgboss.queue')
  const columns = table.columns.filter((column) => present.some(({ name }) => name === column))
  return { name: table.name, columns, queues: queues.map(({ name }) => name) }
}

/** Counts the rows and adds up their hashes, so that their order does not matter. */
async function digestOf(client: pg.ClientBase, { name, columns, queues }: Part) {
  const values = columns.map((column) => client.escapeIdentifier(column)).join(', ')
  const { rows } = await client.query<{ rows: string; digest: string }>(
    `select count(*) as rows,
      coalesce(sum(('x' || left(md5(row(${values})::text), 16))::bit(64)::bigint), 0)::text as digest
    from ${escapeTable(client, name)} ${queues ? 'where name = any($1)' : ''}`,
    queues ? [queues] : [],
  )
  return rows[0]
}
