import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Kysely, type KyselyPlugin, sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../testing/database/test-database.ts'
import { connect } from './connect.ts'
import { migrate, migrateDatabase } from './migrate.ts'

const ours = new URL('./migrations/', import.meta.url)
let database: TestDatabase
let db: ReturnType<typeof connect>
let folder: string

beforeAll(async () => {
  database = await createTestDatabase()
  db = connect({ connectionString: database.connectionString, max: 4 }, () => undefined)
  // A database without our own migrations.
  await sql`drop schema public cascade`.execute(db)
  await sql`create schema public`.execute(db)
  folder = await mkdtemp(join(tmpdir(), 'medley-migrations-'))
})

afterAll(async () => {
  await db.destroy()
  await database.drop()
  await rm(folder, { recursive: true, force: true })
})

const write = (name: string, text: string) => writeFile(join(folder, name), text)
const hasTable = async (name: string) => {
  const { rows } = await sql<{ found: boolean }>`
    select to_regclass(${name}) is not null as found
  `.execute(db)
  return rows[0]?.found
}

test('applies the files once, in name order', async () => {
  await write('20260101T0000-add-cats.sql', 'create table cats (id integer)')
  await write(
    '20260102T0000-add-dogs.sql',
    'create table dogs (id integer); insert into cats values (1); insert into cats values (2)',
  )
  await write('notes.txt', 'no sql')
  await migrate(db, folder)
  await migrate(db, folder)
  const { rows } = await sql`select id from cats order by id`.execute(db)
  expect(rows).toEqual([{ id: 1 }, { id: 2 }])
  expect(await hasTable('dogs')).toBe(true)
})

test('asks a single statement of a database that has them all', async () => {
  const statements: string[] = []
  const watched = connect({ connectionString: database.connectionString }, () => undefined)
  const recorder: KyselyPlugin = {
    transformQuery: ({ node }) => {
      statements.push(node.kind)
      return node
    },
    transformResult: ({ result }) => Promise.resolve(result),
  }
  try {
    await migrate(watched.withPlugin(recorder), folder)
  } finally {
    await watched.destroy()
  }
  expect(statements).toEqual(['SelectQueryNode'])
})

test('a failing file leaves nothing behind and reports the cause', async () => {
  await write('20260103T0000-add-birds.sql', 'create table birds (id integer); select 1 / 0')
  await expect(migrate(db, folder)).rejects.toThrow('division by zero')
  expect(await hasTable('birds')).toBe(false)
  await write('20260103T0000-add-birds.sql', 'create table birds (id integer)')
  await migrate(db, folder)
  expect(await hasTable('birds')).toBe(true)
})

test('concurrent processes apply each file once', async () => {
  await write(
    '20260104T0000-add-fish.sql',
    'create table fish (id integer); select pg_sleep(0.2); insert into fish values (1)',
  )
  const others: Kysely<never>[] = [1, 2, 3].map(
    () =>
      connect({ connectionString: database.connectionString, max: 2 }, () => undefined) as never,
  )
  await Promise.all(others.map((other) => migrate(other, folder)))
  await Promise.all(others.map((other) => other.destroy()))
  const { rows } = await sql`select id from fish`.execute(db)
  expect(rows).toEqual([{ id: 1 }])
})

test('has as much time as it needs, unlike the statements of requests', async () => {
  await write(
    '20260105T0000-note-limit.sql',
    "create table noted as select current_setting('statement_timeout') as time_limit",
  )
  await migrateDatabase(database.connectionString, folder)
  const { rows } = await sql<{ time_limit: string }>`select time_limit from noted`.execute(db)
  expect(rows).toEqual([{ time_limit: '0' }])
})

describe('refuses a database', () => {
  const record = (name: string) =>
    sql`insert into schema_migrations values (${name}, '2099-01-01T00:00:00.000Z')`.execute(db)

  test('refuses a database of a newer version, by what it does not know', async () => {
    await record('20990101T0000-add-cats.sql')
    await expect(migrate(db, folder)).rejects.toThrow(
      'newer version of Medley: start that version or a newer one. This one does not know 20990101T0000-add-cats.sql.',
    )
  })

  test('refuses a database from before the first release', async () => {
    await sql`delete from schema_migrations`.execute(db)
    await record('20261120T0901-add-users.sql')
    await expect(migrate(db, folder)).rejects.toThrow('made before version 0.2.0')
    expect(await hasTable('cats')).toBe(true)
  })
})

test('our own files create every table in an empty database', async () => {
  await sql`drop schema public cascade`.execute(db)
  await sql`create schema public`.execute(db)
  await migrate(db, ours)
  for (const table of ['users', 'works', 'reviews', 'engagements', 'saved_works', 'blocks']) {
    expect(await hasTable(table)).toBe(true)
  }
})
