import { readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { connect } from '../db/connect.ts'
import type { Handle } from '../db/transaction.ts'
import { expireLeases } from '../testing/expire-leases.ts'
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { execute } from './boss.ts'
import { countFailedJobs } from './failed-jobs.ts'
import { defineJob } from './job-kind.ts'
import { openJobs } from './job-system.ts'

interface Ctx {
  db: Handle
  done: string[]
}

const job = defineJob({
  name: 'test-old',
  payload: z.object({ word: z.string() }),
  singleton: true,
  run: async ({ done }: Ctx, { word }: { word: string }) => void done.push(word),
})
const log = { warn: () => undefined, error: () => undefined }

let database: TestDatabase
let db: ReturnType<typeof connect>

beforeAll(async () => {
  database = await createTestDatabase()
  const { connectionString } = database
  db = connect({ connectionString, max: 4 }, () => undefined)
  await sql`drop schema pgboss cascade`.execute(db)
  // The schema of pg-boss 10, as printed by its getConstructionPlans('pgboss').
  await execute(db, await readFile(new URL('pg-boss-10.schema.sql', import.meta.url), 'utf8'))
  await sql`select pgboss.create_queue('test-old', ${'{"policy":"short","retryLimit":5}'}::json)`.execute(
    db,
  )
  await sql`
    insert into pgboss.job (name, policy, data, state, singleton_key, retry_limit, retry_count, started_on, start_after, completed_on)
    select 'test-old', 'short', jsonb_build_object('word', word), state::pgboss.job_state, word, 5, 0,
      started, case word when 'later' then now() + interval '1 hour' else now() end, ended
    from (values ('waiting', 'created', null, null), ('later', 'created', null, null),
      ('again', 'retry', now(), null), ('running', 'active', now(), null),
      ('lost', 'failed', now(), now()), ('past', 'completed', now(), now()))
      as old (word, state, started, ended)`.execute(db)
})

afterAll(async () => {
  await db.destroy()
  await database.drop()
})

test('moves the jobs of a pg-boss 10 data folder, and each runs', async () => {
  const jobs = await openJobs<Ctx>(db, { kinds: [job], works: false, log })
  const done: string[] = []
  const run = () => jobs.runDue({ db, done })
  await run()
  expect(done.toSorted()).toEqual(['again', 'waiting'])
  expect(await jobs.enqueue(db, job, { word: 'later' }, { key: 'later' })).toBe(false)
  await expireLeases(db)
  await run()
  await expireLeases(db)
  await run()
  expect(done.toSorted()).toEqual(['again', 'later', 'running', 'waiting'])
  expect(await countFailedJobs(db)).toEqual({ 'test-old': 1 })
  const { rows } = await sql`select 1 from pg_namespace where nspname = 'pgboss_10'`.execute(db)
  expect(rows).toEqual([])
  await jobs.stop()
})
