import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../testing/database/test-database.ts'
import { connect } from './connect.ts'
import { plannedWithValues } from './named-statements.ts'
import type { Handle } from './transaction.ts'

let database: TestDatabase
let db: Handle

beforeAll(async () => {
  database = await createTestDatabase()
  // One connection, since statements are prepared on each.
  db = connect({ connectionString: database.connectionString, max: 1 }, () => undefined)
})

afterAll(async () => {
  await db.destroy()
  await database.drop()
})

const prepared = async () => {
  const { rows } = await sql<{ statement: string }>`
    select statement from pg_prepared_statements order by statement
  `.execute(db)
  return rows.map(({ statement }) => statement)
}

test('a statement with values is prepared once, whatever the values', async () => {
  for (const id of [1, 2, 3]) {
    await db.selectFrom('users').select('id').where('id', '=', id).execute()
  }
  expect(await prepared()).toEqual(['select "id" from "users" where "id" = $1'])
})

test('a prepared statement is used again', async () => {
  const ask = (id: number) =>
    sql<{ doubled: number }>`select ${id}::integer * 2 as doubled`.execute(db)
  expect((await ask(4)).rows).toEqual([{ doubled: 8 }])
  expect((await ask(5)).rows).toEqual([{ doubled: 10 }])
  const { rows } = await sql<{ uses: number }>`
    select generic_plans + custom_plans as uses from pg_prepared_statements
    where statement like '%doubled%' and statement not like '%pg_prepared_statements%'
  `.execute(db)
  expect(rows).toEqual([{ uses: 2 }])
})

test('a failed statement can be repeated', async () => {
  const divide = (by: number) => sql<{ n: number }>`select 12 / ${by}::integer as n`.execute(db)
  await expect(divide(0)).rejects.toMatchObject({ code: '22012' })
  expect((await divide(4)).rows).toEqual([{ n: 3 }])
})

test('a statement whose first value is refused can be repeated', async () => {
  const ask = (n: string) => sql<{ third: number }>`select ${n}::integer * 3 as third`.execute(db)
  await expect(ask('many')).rejects.toMatchObject({ code: '22P02' })
  expect((await ask('4')).rows).toEqual([{ third: 12 }])
})

test('a value that cannot be sent leaves the connection usable', async () => {
  const circle: { self?: unknown } = {}
  circle.self = circle
  await expect(sql`select ${circle}::jsonb`.execute(db)).rejects.toThrow('circular')
  expect((await sql`select ${1}::integer as n`.execute(db)).rows).toEqual([{ n: 1 }])
})

test('a column that is gone or has another type is an error, not a wrong value', async () => {
  await sql`create table shapes (id integer, value integer)`.execute(db)
  await sql`insert into shapes values (${1}::integer, ${2}::integer)`.execute(db)
  const ask = () => sql`select value from shapes where id = ${1}::integer`.execute(db)
  for (const _ of [1, 2]) expect((await ask()).rows).toEqual([{ value: 2 }])
  await sql`alter table shapes alter value type text`.execute(db)
  await expect(ask()).rejects.toMatchObject({ code: '0A000' })
  await sql`drop table shapes`.execute(db)
})

test('a statement that has become invalid is prepared anew after its error', async () => {
  await sql`create table renewed (id integer, value integer)`.execute(db)
  const ask = () => sql`select value from renewed where id = ${1}::integer`.execute(db)
  await ask()
  await sql`alter table renewed alter value type text`.execute(db)
  await expect(ask()).rejects.toMatchObject({ code: '0A000' })
  expect((await ask()).rows).toEqual([])
  await sql`drop table renewed`.execute(db)
})

test('a connection keeps the statements that it ran last, however many there are', async () => {
  const text = (n: number) => `select $1::integer as "late_${n}"`
  const ask = (n: number) => sql`select ${n}::integer as ${sql.ref(`late_${n}`)}`.execute(db)
  for (let n = 0; n < 500; n += 1) {
    await ask(n)
    await ask(0)
  }
  const late = (await prepared()).filter((text) => text.includes('late_'))
  expect(late.length).toBeLessThanOrEqual(400)
  expect(late).toEqual(expect.arrayContaining([text(0), text(499)]))
  expect(late.join()).not.toContain('"late_1"')
  expect((await ask(1)).rows).toEqual([{ late_1: 1 }])
})

test('changes are counted, with and without rows', async () => {
  await sql`create table counted (n integer)`.execute(db)
  const insert = (n: number) => sql`insert into counted values (${n}), (${n})`.execute(db)
  for (const n of [1, 2]) expect((await insert(n)).numAffectedRows).toBe(2n)
  const remove = (n: number) => sql`delete from counted where n = ${n} returning n`.execute(db)
  expect(await remove(1)).toMatchObject({ numAffectedRows: 2n, rows: [{ n: 1 }, { n: 1 }] })
  expect(await remove(1)).toMatchObject({ numAffectedRows: 0n, rows: [] })
  await sql`drop table counted`.execute(db)
})

test('counts are numbers, dates are texts and times are dates', async () => {
  const { rows } = await sql`
    select count(*) as count, sum(2::bigint) as sum, 1.5::numeric as numeric,
      '2024-05-01'::date as date, '2024-05-01T12:00:00Z'::timestamptz as time
  `.execute(db)
  expect(rows).toEqual([
    {
      count: 1,
      sum: 2,
      numeric: 1.5,
      date: '2024-05-01',
      time: new Date('2024-05-01T12:00:00.000Z'),
    },
  ])
})

test('a statement whose plan depends on its values is planned each time', async () => {
  const ask = (id: number) =>
    db.selectFrom('users').modifyFront(plannedWithValues).select('email').where('id', '=', id)
  await ask(1).execute()
  await ask(2).execute()
  expect((await prepared()).filter((text) => text.includes('"email"'))).toEqual([])
})

test('a connection to a server that has become a replica is not used again', async () => {
  const processId = async () => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)
    return rows[0]?.pid
  }
  const before = await processId()
  // As on a replica, the session refuses every write.
  await sql`set default_transaction_read_only = on`.execute(db)
  const write = () => sql`create table written_after_failover (id integer)`.execute(db)
  await expect(write()).rejects.toMatchObject({ code: '25006' })
  await write()
  expect(await processId()).not.toBe(before)
})
