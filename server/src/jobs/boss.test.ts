import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createEmptyDatabase, type TestDatabase } from '../testing/database/test-database.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await createEmptyDatabase()
})

afterAll(() => database.drop())

const modules = ['../db/connect.ts', './boss.ts'].map((path) => import.meta.resolve(path))

/** Opens queues with a name that pg-boss refuses after its start; the process then has nothing more to do. */
const failing = `
  const [{ connect }, { openBoss }] = await Promise.all(${JSON.stringify(modules)}.map((url) => import(url)))
  const db = connect({ connectionString: process.argv[1] }, () => undefined)
  const options = { works: false, superviseEverySeconds: 10, onError: () => undefined }
  await openBoss(db, [{ name: 'no such/ name!', schedule: null }], options).then(
    () => console.log('opened'),
    () => console.log('failed'),
  )
  await db.destroy()
`

test('queues that cannot be opened leave nothing that keeps the process', async () => {
  const args = ['--input-type=module', '--eval', failing, database.connectionString]
  const { stdout } = await promisify(execFile)(process.execPath, args, { timeout: 30_000 })
  expect(stdout).toBe('failed\n')
})
