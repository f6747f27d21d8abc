import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { dieInJob } from '../../../testing/dying.ts'
import { csvOf, headers } from '@medley/doors/testing/export-files'
import { uploadImport } from '../../../testing/factories/imports.ts'
import { aUser, type TestUser } from '../../../testing/factories/users.ts'
import { useTestApp } from '../../../testing/harness.ts'
import { expireLeases } from '../../../testing/expire-leases.ts'

const app = useTestApp()
const films = 450
let me: TestUser
let id: number

beforeAll(async () => {
  me = await aUser(app)
  await sql`
    insert into works (medium, source, external_id, title, release_date, time_fetched)
    select 'film', 'test', 'many-' || number, 'Film number ' || number, '1990', now()
    from generate_series(1, ${films}) as number
  `.execute(app.ctx.db)
  const rows = Array.from({ length: films }, (_, index) => [
    `2020-01-${String(1 + (index % 28)).padStart(2, '0')}`,
    `Film number ${index + 1}`,
    1990,
    'x',
    3,
  ])
  const files = [{ name: 'ratings.csv', content: csvOf(headers.ratings, rows) }]
  id = (await uploadImport(app, me, files)).body.id
})

const path = () => ({ params: { id: String(id) } })
const get = async () => (await app.call(me, 'GET /v1/imports/{id}', path())).body

/** Numbers of the member's reviews, marks and recorded writes. */
async function count() {
  const { rows } = await sql<{ reviews: number; engaged: number; noted: number }>`
    select (select count(*) from reviews where author_id = ${me.id}) as reviews,
      (select count(*) from engagements where user_id = ${me.id}) as engaged,
      (select count(*) from import_writes where user_id = ${me.id}) as noted
  `.execute(app.ctx.db)
  return rows[0]
}

/** Lets the next worker take over the job after the dead worker's lease expires. */
async function takeOver(state: 'written' | 'undone'): Promise<void> {
  for (let round = 0; round < 5 && (await get()).state !== state; round += 1) {
    await expireLeases(app.ctx.db)
    await app.runJobs()
  }
}

test('continues a killed import where it stopped, without writing anything twice', async () => {
  expect((await get()).rows).toMatchObject({ total: films, new: films })
  await app.call(me, 'POST /v1/imports/{id}/confirm', { ...path(), body: {} })
  const inSecondChunk = { statement: 'insert into import_writes', nth: 2 }
  await dieInJob(app, { kind: 'import-write', moment: inSecondChunk })
  expect(await count()).toEqual({ reviews: 200, engaged: 200, noted: 400 })
  expect(await get()).toMatchObject({ state: 'writing', progress: { done: 200, total: films } })
  await takeOver('written')
  expect(await count()).toEqual({ reviews: films, engaged: films, noted: 2 * films })
  expect(await get()).toMatchObject({ state: 'written', progress: { done: films, total: films } })
  const { rows } = await sql<{ times: Date[] }>`
    select array_agg(time_posted order by id) as times from reviews where author_id = ${me.id}
  `.execute(app.ctx.db)
  const times = rows[0]?.times.map((time) => time.toISOString()) ?? []
  expect(times).toEqual(times.toSorted())
})

test('continues a killed undo where it stopped, and leaves nothing behind', async () => {
  await app.call(me, 'POST /v1/imports/{id}/undo', path())
  const inSecondChunk = { statement: 'update import_writes', nth: 2 }
  await dieInJob(app, { kind: 'import-undo', moment: inSecondChunk })
  const half = await count()
  expect(half?.noted).toBeGreaterThan(0)
  expect(half?.noted).toBeLessThan(2 * films)
  await takeOver('undone')
  expect(await count()).toEqual({ reviews: 0, engaged: 0, noted: 0 })
  expect(await get()).toMatchObject({ state: 'undone', kept: 0 })
})
