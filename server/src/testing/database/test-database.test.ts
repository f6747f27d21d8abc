import pg from 'pg'
import { expect, it } from 'vitest'
import { createTestDatabase } from './test-database.ts'
import { withClient } from './with-client.ts'

async function ask(connectionString: string, statement: string): Promise<unknown> {
  return withClient(connectionString, async (client) => {
    const { rows } = await client.query<Record<string, unknown>>(statement)
    return rows[0]?.['answer']
  })
}

it('creates independent databases with every table', async () => {
  const [one, other] = await Promise.all([createTestDatabase(), createTestDatabase()])
  await ask(one.connectionString, 'create table only_here ()')
  const hasUsers = `select to_regclass('users') is not null as answer`
  const hasOurs = `select to_regclass('only_here') is not null as answer`
  expect(await ask(one.connectionString, hasUsers)).toBe(true)
  expect(await ask(other.connectionString, hasUsers)).toBe(true)
  expect(await ask(one.connectionString, hasOurs)).toBe(true)
  expect(await ask(other.connectionString, hasOurs)).toBe(false)
  await Promise.all([one.drop(), other.drop()])
})

it('drops the database, even with an open connection', async () => {
  const database = await createTestDatabase()
  const client = new pg.Client(database.connectionString)
  const broken = new Promise((resolve) => client.on('error', resolve))
  await client.connect()
  await database.drop()
  expect(await broken).toBeInstanceOf(Error)
  await expect(ask(database.connectionString, 'select 1')).rejects.toThrow(/does not exist/)
})
