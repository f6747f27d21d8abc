import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { dieInJob } from '../../testing/dying.ts'
import { fetchExportOf } from '../../testing/factories/exports.ts'
import { aUser } from '../../testing/factories/users.ts'
import { useTestApp } from '../../testing/harness.ts'
import { expireLeases } from '../../testing/expire-leases.ts'

const app = useTestApp()
const films = 1200

async function countPieces(id: number): Promise<number> {
  const rows = await app.ctx.db
    .selectFrom('export_pieces')
    .select('position')
    .where('export_id', '=', id)
    .execute()
  return rows.length
}

test('restarts a killed export from scratch', async () => {
  const me = await aUser(app)
  await sql`
    with added as (
      insert into works (medium, source, external_id, title, time_fetched)
      select 'film', 'test', 'many-' || number, 'Film number ' || number, now()
      from generate_series(1, ${films}) as number
      returning id, medium
    )
    insert into reviews (author_id, work_id, medium, rating, review, time_posted)
    select ${me.id}::integer, id, medium, 7,
      (select string_agg(md5(id::text || number), '') from generate_series(1, 60) as number),
      '2020-01-01'
    from added
  `.execute(app.ctx.db)
  const { body } = await app.call(me, 'POST /v1/exports')
  const moment = { statement: 'insert into "export_pieces"', nth: 3 }
  await dieInJob(app, { kind: 'export-write', moment })
  expect(await countPieces(body.id)).toBe(2)
  const path = { params: { id: String(body.id) } }
  const stateNow = async () => (await app.call(me, 'GET /v1/exports/{id}', path)).body.state
  expect(await stateNow()).toBe('requested')
  for (let round = 0; round < 5 && (await stateNow()) === 'requested'; round += 1) {
    await expireLeases(app.ctx.db)
    await app.runJobs()
  }
  const { document, files } = await fetchExportOf(app, me, body.id)
  expect(document.reviews).toHaveLength(films)
  const rowsOf = (name: string) => files.get(name)?.toString().trim().split('\r\n').length ?? 0
  const rows = [rowsOf('letterboxd/watched-1.csv'), rowsOf('letterboxd/watched-2.csv')]
  expect(rows).toEqual([1001, 201])
})

test('marks an export as failed after the last try, and allows a new request', async () => {
  const me = await aUser(app)
  const files = {
    ...app.ctx.files,
    read: () => Promise.reject(new Error('The store is gone')),
  }
  const key = `${'e'.repeat(32)}.webp`
  await app.ctx.db
    .updateTable('users')
    .set({ profile_picture: key })
    .where('id', '=', me.id)
    .execute()
  const { body } = await app.call(me, 'POST /v1/exports')
  const path = { params: { id: String(body.id) } }
  const stateNow = async () => (await app.call(me, 'GET /v1/exports/{id}', path)).body.state
  for (let round = 0; round < 8 && (await stateNow()) === 'requested'; round += 1) {
    await app.runJobs({ files }).catch(() => undefined)
    await expireLeases(app.ctx.db)
  }
  expect(await stateNow()).toBe('failed')
  const again = await app.call(me, 'POST /v1/exports')
  expect(again.body.id).not.toBe(body.id)
  await app.runJobs()
  const { document } = await fetchExportOf(app, me, again.body.id)
  expect(document.profile.picture).toBeNull()
})
