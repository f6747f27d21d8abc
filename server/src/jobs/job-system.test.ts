import { tmpdir } from 'node:os'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { recordStatements, saveStatements } from '@medley/sql-rows/statement-recorder'
import { connect } from '../db/connect.ts'
import { type Handle, transaction } from '../db/transaction.ts'
import { chunksOf, countJob, makeChunkTable } from '../testing/count-job.ts'
import { dieInJob } from '../testing/dying.ts'
import { expireLeases } from '../testing/expire-leases.ts'
import { createTestClock } from '../testing/test-clock.ts'
import { createTestDatabase, type TestDatabase } from '../testing/database/test-database.ts'
import { execute } from './boss.ts'
import { defineJob, type RunningJob } from './job-kind.ts'
import { openJobs } from './job-system.ts'

interface Ctx {
  db: Handle
  /** Body of the job in this test. */
  act?: (word: string, job: RunningJob) => Promise<void>
  beforeChunk?: (chunk: number, job: RunningJob) => Promise<void>
}

const payload = z.object({ word: z.string() })
const run = async ({ act }: Ctx, { word }: { word: string }, job: RunningJob) => act?.(word, job)
const messageJob = defineJob({ name: 'test-say', payload, retries: 1, run })
const onceJob = defineJob({ name: 'test-once', payload, singleton: true, run })
const briefJob = defineJob({ name: 'test-brief', payload, leaseSeconds: 10, run })
const kinds = [messageJob, onceJob, briefJob, countJob]
const log = { warn: () => undefined, error: () => undefined }

let database: TestDatabase
let db: Handle
const open = (works = false) => openJobs<Ctx>(db, { kinds, works, log })
let jobs: Awaited<ReturnType<typeof open>>

beforeAll(async () => {
  database = await createTestDatabase()
  const { connectionString } = database
  db = connect({ connectionString, max: 4 }, () => undefined).withPlugin(recordStatements())
  jobs = await open()
  await makeChunkTable(db)
})

afterAll(async () => {
  saveStatements()
  await jobs.stop()
  await db.destroy()
  await database.drop()
})

/** Runs the due jobs and returns their payloads. */
const runAndCollect = async () => {
  const messages: string[] = []
  const outcomes = await jobs.runDue({ db, act: async (word) => void messages.push(word) })
  return { messages, ends: outcomes.map(({ end }) => end) }
}

const statesOf = async (name: string) => {
  const { rows } = await sql<{ state: string; retry_count: number }>`
    select state, retry_count from pgboss.job where name = ${name} order by created_on, id`.execute(
    db,
  )
  return rows
}

describe('a job enqueued in a transaction', () => {
  test('exists after the commit', async () => {
    await transaction(db, async (tx) => {
      await jobs.enqueue(tx, messageJob, { word: 'kept' })
    })
    expect(await runAndCollect()).toEqual({ messages: ['kept'], ends: ['done'] })
  })

  test('a job enqueued in a transaction does not exist if the transaction fails', async () => {
    const failing = transaction(db, async (tx) => {
      await jobs.enqueue(tx, messageJob, { word: 'gone' })
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    expect(await runAndCollect()).toEqual({ messages: [], ends: [] })
  })

  test('is invisible before the commit', async () => {
    await transaction(db, async (tx) => {
      await jobs.enqueue(tx, messageJob, { word: 'later' })
      const { rows } = await sql<{ n: number }>`
        select count(*) as n from pgboss.job where name = 'test-say' and state = 'created'`.execute(
        tx,
      )
      expect(rows[0]?.n).toBe(1)
      const outside = await jobs.runDue({ db }).catch((error: unknown) => error)
      expect(outside).toMatchObject({ message: expect.stringContaining('pass the transaction on') })
    })
    expect((await runAndCollect()).messages).toEqual(['later'])
  })
})

describe('enqueuing a job', () => {
  test('refuses a payload that does not fit its kind', async () => {
    const wrong = { word: 7 } as unknown as { word: string }
    await expect(jobs.enqueue(db, messageJob, wrong)).rejects.toThrow(z.ZodError)
  })

  test('refuses an unregistered kind', async () => {
    const unknown = defineJob({ name: 'test-unknown', payload, run })
    await expect(jobs.enqueue(db, unknown, { word: 'x' })).rejects.toThrow('does not exist')
  })

  test('enqueuing a job with a delay runs it only afterwards', async () => {
    await jobs.enqueue(db, messageJob, { word: 'tomorrow' }, { afterSeconds: 3000 })
    expect((await runAndCollect()).messages).toEqual([])
    await expireLeases(db)
    expect((await runAndCollect()).messages).toEqual(['tomorrow'])
  })

  test('twice under one key leaves one waiting', async () => {
    const ask = (word: string, key: string) => jobs.enqueue(db, onceJob, { word }, { key })
    const asked = [await ask('first', 'a'), await ask('again', 'a'), await ask('other', 'b')]
    expect(asked).toEqual([true, false, true])
    expect((await runAndCollect()).messages).toEqual(['first', 'other'])
    expect(await ask('new', 'a')).toBe(true)
    expect((await runAndCollect()).messages).toEqual(['new'])
  })

  test('twice under one key leaves one waiting once its kind has become a singleton', async () => {
    const changing = (singleton: boolean) =>
      defineJob({ name: 'test-changing', payload, singleton, run })
    const openWith = (singleton: boolean) =>
      openJobs<Ctx>(db, { kinds: [changing(singleton)], works: false, log })
    const asks = async (singleton: boolean) => {
      const system = await openWith(singleton)
      const ask = () => system.enqueue(db, changing(singleton), { word: 'x' }, { key: 'a' })
      const asked = [await ask(), await ask()]
      const outcomes = await system.runDue({ db })
      await system.stop()
      return { asked, runs: outcomes.length }
    }
    expect(await asks(false)).toEqual({ asked: [true, true], runs: 2 })
    expect(await asks(true)).toEqual({ asked: [true, false], runs: 1 })
  })
})

describe('a failing job', () => {
  test('is retried after a delay and given up after its last try', async () => {
    await jobs.enqueue(db, messageJob, { word: 'bad' })
    const attempts: number[] = []
    const act = async (_: string, job: RunningJob) => {
      attempts.push(job.attempt)
      throw new Error('broken')
    }
    const first = await jobs.runDue({ db, act })
    expect(first).toMatchObject([{ end: 'failed', error: { message: 'broken' } }])
    expect(await jobs.runDue({ db, act })).toEqual([])
    await expireLeases(db)
    await jobs.runDue({ db, act })
    await expireLeases(db)
    expect(await jobs.runDue({ db, act })).toEqual([])
    expect(attempts).toEqual([0, 1])
    expect((await statesOf('test-say')).at(-1)).toMatchObject({ state: 'failed' })
  })
})

describe('a worker', () => {
  test('a worker that is killed mid-job loses the job to the next, which continues where it stopped', async () => {
    await jobs.enqueue(db, countJob, { run: 'killed' })
    const { connectionString } = database
    const setup = { connectionString, outbox: tmpdir(), clock: createTestClock() }
    const moment = { statement: 'insert into test_chunks', nth: 3 }
    await dieInJob(setup, { kind: countJob.name, moment })
    expect(await chunksOf(db, 'killed')).toEqual([1, 2])

    // Its lease is still valid, so no worker takes the job.
    expect(await jobs.runDue({ db })).toEqual([])
    await expireLeases(db)
    await jobs.runDue({ db })
    await expireLeases(db)
    expect(await jobs.runDue({ db })).toMatchObject([{ end: 'done' }])
    expect(await chunksOf(db, 'killed')).toEqual([1, 2, 3, 4])
    const { rows } = await sql<{ attempt: number }>`
      select attempt from test_chunks where run = 'killed' order by chunk`.execute(db)
    expect(rows.map(({ attempt }) => attempt)).toEqual([0, 0, 1, 1])
  })

  test('a worker that was slow and lost its job writes nothing further', async () => {
    await jobs.enqueue(db, countJob, { run: 'slow' })
    let took = false
    const outcomes = await jobs.runDue({
      db,
      async beforeChunk(chunk) {
        if (took || chunk < 2) return
        took = true
        await expireLeases(db)
        await jobs.runDue({ db })
        await expireLeases(db)
        expect(await jobs.runDue({ db })).toMatchObject([{ end: 'done' }])
      },
    })
    expect(outcomes).toMatchObject([{ end: 'lost' }])
    expect(await chunksOf(db, 'slow')).toEqual([1, 2, 3, 4])
    expect((await statesOf('test-count')).at(-1)).toMatchObject({ state: 'completed' })
  })

  test('a worker that is stopped returns its job immediately, which does not count as a failure', async () => {
    const worker = await open(true)
    const started = new Promise<void>((resolve) => {
      worker.work({
        db,
        act: (_, { signal }) => {
          resolve()
          return new Promise((_done, reject) => {
            signal.addEventListener('abort', () => reject(new Error('stopped')))
          })
        },
      })
    })
    await transaction(
      db,
      async (tx) => void (await worker.enqueue(tx, messageJob, { word: 'back' })),
    )
    await started
    await worker.stop()
    expect((await statesOf('test-say')).at(-1)).toEqual({ state: 'retry', retry_count: 0 })
    expect(await runAndCollect()).toEqual({ messages: ['back'], ends: ['done'] })
  })

  test('a worker that is stopped leaves a job that does not end, which runs again and reports no error', async () => {
    const errors: unknown[] = []
    const own = connect({ connectionString: database.connectionString, max: 4 }, () => undefined)
    const recordingLog = { ...log, error: (data: object) => void errors.push(data) }
    const worker = await openJobs<Ctx>(own, {
      kinds,
      works: true,
      log: recordingLog,
      stopWithinMs: 100,
    })
    const stopped = Promise.withResolvers<void>()
    const begun = Promise.withResolvers<void>()
    const act = async () => {
      begun.resolve()
      await stopped.promise
      await sql`select 1`.execute(own)
    }
    worker.work({ db: own, act })
    await worker.enqueue(own, messageJob, { word: 'left' })
    await begun.promise
    await worker.stop()
    await own.destroy()
    stopped.resolve()
    expect((await statesOf('test-say')).at(-1)).toEqual({ state: 'retry', retry_count: 0 })
    expect(await runAndCollect()).toEqual({ messages: ['left'], ends: ['done'] })
    expect(errors).toEqual([])
  })

  test('sends heartbeats while its job runs', async () => {
    const worker = await open(true)
    await worker.enqueue(db, briefJob, { word: 'long' })
    const heartbeatOf = async () => {
      const { rows } = await sql<{ heartbeat_on: Date }>`
        select heartbeat_on from pgboss.job where name = 'test-brief' and state = 'active'`.execute(
        db,
      )
      return rows[0]?.heartbeat_on.getTime() ?? 0
    }
    await new Promise<void>((resolve) => {
      worker.work({
        db,
        async act() {
          const first = await heartbeatOf()
          await vi.waitUntil(async () => (await heartbeatOf()) > first, { timeout: 120_000 })
          resolve()
        },
      })
    })
    await worker.stop()
    expect((await statesOf('test-brief')).at(-1)).toEqual({ state: 'completed', retry_count: 0 })
  })

  test('has its run aborted when another worker takes over the job', async () => {
    const worker = await open(true)
    await worker.enqueue(db, briefJob, { word: 'taken' })
    const messages = new Promise<void>((resolve) => {
      worker.work({
        db,
        async act(_, { signal }) {
          await sql`update pgboss.job set retry_count = 1 where name = 'test-brief' and state = 'active'`.execute(
            db,
          )
          await new Promise<void>((ended) => {
            signal.addEventListener('abort', () => ended())
          })
          resolve()
          throw new Error('told')
        },
      })
    })
    await messages
    await worker.stop()
    expect((await statesOf('test-brief')).at(-1)).toEqual({ state: 'active', retry_count: 1 })
  })

  test('finds the jobs of other processes', async () => {
    const worker = await open(true)
    const found = new Promise<string>((resolve) => {
      worker.work({ db, act: async (word) => resolve(word) })
    })
    await jobs.enqueue(db, messageJob, { word: 'from elsewhere' })
    expect(await found).toBe('from elsewhere')
    await worker.stop()
  })

  test('shares the jobs with others, and each job runs once', async () => {
    const words = Array.from({ length: 20 }, (_, index) => `word ${index}`)
    for (const word of words) await jobs.enqueue(db, messageJob, { word })
    const messages: string[] = []
    const act = async (word: string) => void messages.push(word)
    await Promise.all([jobs.runDue({ db, act }), jobs.runDue({ db, act })])
    expect(messages.toSorted()).toEqual(words.toSorted())
  })
})

test('changes the policy of a queue with its kind', async () => {
  const policyWith = async (singleton: boolean) => {
    const kind = defineJob({ name: 'test-policy', payload, singleton, run })
    const system = await openJobs<Ctx>(db, { kinds: [kind], works: false, log })
    await system.stop()
    const { rows } = await sql<{ policy: string }>`
      select policy from pgboss.queue where name = 'test-policy'`.execute(db)
    return rows[0]?.policy
  }
  expect(await policyWith(false)).toBe('standard')
  expect(await policyWith(true)).toBe('short')
})

describe('a schedule', () => {
  const plans = async () => {
    const { rows } = await sql<{ name: string; cron: string }>`
      select name, cron from pgboss.schedule order by name`.execute(db)
    return rows.map(({ name, cron }) => `${name}: ${cron}`)
  }
  const tick = (schedule: string | null) =>
    defineJob({
      name: 'test-tick',
      payload: z.object({}),
      schedule,
      run: async ({ act }: Ctx, _: object, job) => act?.('tick', job),
    })

  test('enqueues its job when due, and is removed with its kind', async () => {
    const open = () => openJobs<Ctx>(db, { kinds: [tick('* * * * *')], works: true, log })
    await (await open()).stop()
    expect(await plans()).toEqual(['test-tick: * * * * *'])
    // The schedule was last checked over half a minute ago.
    await sql`update pgboss.version set cron_on = null`.execute(db)
    const worker = await open()
    await new Promise<void>((resolve) => {
      worker.work({ db, act: async () => resolve() })
    })
    await worker.stop()
    const next = await openJobs<Ctx>(db, { kinds: [tick(null)], works: true, log })
    expect(await plans()).toEqual([])
    await next.stop()
  })
})

test('several processes can start at the same time on an empty database', async () => {
  const empty = await createTestDatabase()
  const own = connect({ connectionString: empty.connectionString }, () => undefined)
  await sql`drop schema pgboss cascade`.execute(own)
  const started = await Promise.all(
    [1, 2, 3].map(() => openJobs<Ctx>(own, { kinds, works: false, log })),
  )
  for (const system of started) await system.enqueue(own, messageJob, { word: 'x' })
  expect(await started[0]?.runDue({ db: own })).toHaveLength(3)
  for (const system of started) await system.stop()
  await own.destroy()
  await empty.drop()
})

test('a failed statement of pg-boss leaves no connection inside a transaction', async () => {
  const single = connect({ connectionString: database.connectionString, max: 1 }, () => undefined)
  await expect(execute(single, 'begin; select 1 / 0; commit')).rejects.toThrow('division by zero')
  expect(await execute(single, 'select 1 as one')).toMatchObject({ rows: [{ one: 1 }] })
  await single.destroy()
})
