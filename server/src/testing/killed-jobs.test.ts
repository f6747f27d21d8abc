import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { createTmdb } from '../catalogue/tmdb/tmdb.ts'
import { createGate } from '../features/sources/sources.gate.service.ts'
import { jobKinds } from '../features.ts'
import { dieInJob, type Moment } from './dying.ts'
import { aUser } from './factories/users.ts'
import { featureRows } from './feature-rows.ts'
import { useTestApp } from './harness.ts'
import { nameOf } from './killed-jobs.ts'
import { expireLeases } from './expire-leases.ts'
import { useSourceServer } from './servers/source-server.ts'
import { sampleOf } from './test-size.ts'

const app = useTestApp()
const server = useSourceServer()
const killedJobs = featureRows.flatMap((rows) => rows.killedJobs ?? [])
const killedElsewhere = new Set(['import-look-up'])

beforeEach(async () => {
  const tables = [
    'users',
    'retired_users',
    'works',
    'mailings',
    'source_hosts',
    'source_searches',
  ] as const
  for (const table of tables) {
    await app.ctx.db.deleteFrom(table).execute()
  }
  await sql`delete from pgboss.job`.execute(app.ctx.db)
  await aUser(app, { id: 1, username: 'admin' })
  const ways = { web: server.web, gate: createGate(app.ctx), timeoutMs: 60_000 }
  app.sources.splice(0, Infinity, createTmdb(ways, { token: 't', baseUrl: server.url }))
})

const statesOf = async (kind: string) => {
  const { rows } = await sql<{ state: string }>`
    select state from pgboss.job where name = ${kind} and state <> 'completed'`.execute(app.ctx.db)
  return rows.map(({ state }) => state)
}

/** Lets the next worker take over the job after the dead worker's lease has expired. */
async function takeOver(kind: string): Promise<void> {
  for (let round = 0; round < 5 && (await statesOf(kind)).length > 0; round += 1) {
    await expireLeases(app.ctx.db)
    await app.runJobs()
  }
}

/** A moment that no worker reaches. */
const never: Moment = { statement: 'never', nth: 1 }

test.each(killedJobs.map((job) => [job.kind, job] as const))(
  'the job %s is completed by a worker that lives',
  async (kind, { begin }) => {
    const look = await begin({ app, server })
    await app.runJobs()
    expect(await statesOf(kind)).toEqual([])
    await look(never)
  },
)

const kills = killedJobs.flatMap(({ kind, moments, begin }) =>
  moments.map((moment) => [`${kind}, killed ${nameOf(moment)}`, { kind, moment, begin }] as const),
)

describe('the job of a killed worker', () => {
  test.each(sampleOf(kills, 6))(
    'is completed by the next worker without repetition: %s',
    async (_, { kind, moment, begin }) => {
      const look = await begin({ app, server })
      await dieInJob(app, { kind, moment, tmdbUrl: server.url })
      await app.runJobs()
      expect(await statesOf(kind)).toEqual(['active'])
      await takeOver(kind)
      expect(await statesOf(kind)).toEqual([])
      await look(moment)
    },
    120_000,
  )
})

test('a worker is killed in every kind of job', () => {
  const kinds = jobKinds.map(({ name }) => name).filter((name) => !killedElsewhere.has(name))
  expect(killedJobs.map(({ kind }) => kind).toSorted()).toEqual(kinds.toSorted())
})
