import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { connect } from '../db/connect.ts'
import type { Handle } from '../db/transaction.ts'
import { expireLeases } from '../testing/expire-leases.ts'
import { createTestDatabase, type TestDatabase } from '../testing/database/test-database.ts'
import { countFailedJobs } from './failed-jobs.ts'
import { defineJob } from './job-kind.ts'
import { openJobs } from './job-system.ts'

interface Ctx {
  db: Handle
}

const job = defineJob({
  name: 'test-mortal',
  payload: z.object({}),
  retries: 1,
  run: async (_: Ctx) => undefined,
})

const againText = 'A job is tried again: its worker died'
const ranOut = { value: { message: 'job heartbeat timeout' } }

let database: TestDatabase
let db: ReturnType<typeof connect>
let jobs: Awaited<ReturnType<typeof open>>
const said: [object, string][] = []
let onLog: (text: string) => void
const note = (data: object, text: string) => {
  said.push([data, text])
  onLog(text)
}
const open = (works: boolean) =>
  openJobs<Ctx>(db, {
    kinds: [job],
    works,
    log: { warn: note, error: note },
    superviseEverySeconds: 1,
  })

beforeAll(async () => {
  database = await createTestDatabase()
  db = connect({ connectionString: database.connectionString, max: 4 }, () => undefined)
  jobs = await open(false)
})

beforeEach(async () => {
  onLog = () => undefined
  said.length = 0
  await sql`delete from pgboss.job`.execute(db)
})

afterAll(async () => {
  await jobs.stop()
  await db.destroy()
  await database.drop()
})

const runDue = async () => (await jobs.runDue({ db })).map(({ end }) => end)

/** Simulates a worker that took the job and died; returns the job's id. */
async function dieInJob(): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    update pgboss.job set state = 'active', started_on = now(), heartbeat_on = now(),
      retry_count = case when started_on is null then 0 else retry_count + 1 end
    where name = 'test-mortal' and state < 'active' returning id`.execute(db)
  await expireLeases(db)
  return rows[0]?.id ?? ''
}

test('logs the job of a dead worker at its next run, and once as failed permanently after the last', async () => {
  await jobs.enqueue(db, job, {})
  await dieInJob()
  await runDue()
  await expireLeases(db)
  expect(await runDue()).toEqual(['done'])
  expect(said).toMatchObject([[{ job: 'test-mortal', attempt: 1 }, againText]])
  said.length = 0
  await jobs.enqueue(db, job, {})
  const id = await dieInJob()
  await runDue()
  await dieInJob()
  await Promise.all([runDue(), runDue()])
  const last = [{ job: 'test-mortal', jobId: id, attempt: 1, err: ranOut }, 'A job failed for good']
  expect(said).toEqual([last])
  expect(await countFailedJobs(db)).toEqual({ 'test-mortal': 1 })
})

test('a running worker reclaims and logs the jobs of dead workers', async () => {
  await jobs.enqueue(db, job, {})
  await dieInJob()
  const worker = await open(true)
  const state = async () => {
    const { rows } = await sql<{ state: string }>`
      select state from pgboss.job where name = 'test-mortal'`.execute(db)
    return rows[0]?.state
  }
  await vi.waitUntil(async () => (await state()) === 'retry', { timeout: 120_000, interval: 100 })
  await expireLeases(db)
  const logged = new Promise<string>((resolve) => (onLog = resolve))
  worker.work({ db })
  expect(await logged).toBe(againText)
  await worker.stop()
})

test('keeps failed jobs for a week, and they can be retried manually', async () => {
  const failed = (days: number) => sql`
    insert into pgboss.job (name, state, data, retry_limit, retry_count, started_on, completed_on)
    values ('test-mortal', 'failed', '{}', 1, 1, now(), now() - make_interval(days => ${days}))`
  await failed(6).execute(db)
  await failed(8).execute(db)
  const ids = async () => {
    const { rows } = await sql<{ id: string }>`
      select id from pgboss.job where state = 'failed'`.execute(db)
    return rows.map(({ id }) => id)
  }
  await sql`update pgboss.queue set maintain_on = null`.execute(db)
  const worker = await open(true)
  await vi.waitUntil(async () => (await ids()).length === 1, { timeout: 120_000, interval: 100 })
  await worker.stop()
  const [id] = await ids()
  await sql`
    update pgboss.job set state = 'retry', retry_limit = retry_limit + 1, start_after = now()
    where id = ${id}::uuid`.execute(db)
  expect(await runDue()).toEqual(['done'])
})
