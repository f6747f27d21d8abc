import { AsyncResource } from 'node:async_hooks'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { csvOf, headers } from '@medley/doors/testing/export-files'
import { startImport } from '../../testing/factories/imports.ts'
import { aUser } from '../../testing/factories/users.ts'
import { useTestApp } from '../../testing/harness.ts'
import { useImporter } from '../../testing/imports/importer.ts'
import { expireImportsJob, planImportJob } from './imports.jobs.ts'

const app = useTestApp()
const { self, plan, pathOf, get, write, undo, itemsOf, aFilm, row } = useImporter(app)

const ratings = (rows: readonly (readonly (string | number)[])[]) => ({
  name: 'ratings.csv',
  content: csvOf(
    headers.ratings,
    rows.map((one) => [...one]),
  ),
})
const several = (count: number) =>
  ratings(Array.from({ length: count }, (_, index) => row(`Nowhere ${index}`, 1961, 4)))

const uploads = () =>
  app.ctx.db
    .selectFrom('import_uploads')
    .select(['file', 'position'])
    .where('user_id', '=', self.me.id)
    .execute()

const changeJobsOf = async ({ id }: { id: number }) => {
  const { rows } = await sql<{ id: string }>`
    select id from pgboss.job where name = 'import-change' and data->>'importId' = ${String(id)}
  `.execute(app.ctx.db)
  return rows
}

/** Runs the job that plans an import; `begin` is awaited before each of its steps, by their number. */
function planning(
  { id: importId }: { id: number },
  begin: (step: number) => Promise<unknown>,
  { isLast = false } = {},
): Promise<void> {
  let step = 0
  // Outside the transaction of the step.
  const beginOutside = AsyncResource.bind(begin)
  const assertLease = async () => {
    step += 1
    await beginOutside(step)
  }
  const { signal } = new AbortController()
  const job = { id: 'job', timeRequested: app.clock.now(), attempt: 0, isLast, signal, assertLease }
  return planImportJob.run(app.ctx, { userId: self.me.id, importId }, job)
}

describe('an upload', () => {
  test('is answered before its job has begun, and its file is there until the plan is made', async () => {
    const large = `Date,Name,Year,Letterboxd URI,Rating\n${'2024-05-02,Sea,1961,x,4\n'.repeat(90_000)}`
    const { status, body } = await startImport(app, self.me, [
      { name: 'ratings.csv', content: large },
    ])
    expect(status).toBe(202)
    expect(body).toMatchObject({
      state: 'planning',
      files: [{ id: 1, name: 'ratings.csv', source: null, problem: null }],
      progress: { done: 0, total: 0 },
      problem: null,
    })
    expect(await uploads()).toEqual([
      { file: 1, position: 1 },
      { file: 1, position: 2 },
      { file: 1, position: 3 },
    ])
    for (const action of ['confirm', 'accept', 'undo'] as const) {
      const answer = await app.call(self.me, `POST /v1/imports/{id}/${action}`, {
        ...pathOf(body),
        body: {},
      })
      expect(answer).toMatchObject({ status: 409, body: { code: 'import_closed' } })
    }
    await app.call(self.me, 'DELETE /v1/imports/{id}', pathOf(body))
    expect(await uploads()).toEqual([])
  })

  test('sent twice under one key is planned once', async () => {
    const form = new FormData()
    const { name, content } = several(2)
    form.append('file', new Blob([content]), name)
    const encoded = new Response(form)
    const request = {
      method: 'POST',
      url: '/v1/imports',
      headers: {
        'content-type': String(encoded.headers.get('content-type')),
        authorization: `Bearer ${self.me.token}`,
        'idempotency-key': 'one press',
      },
      payload: Buffer.from(await encoded.arrayBuffer()),
    } as const
    const answers = await Promise.all([app.send(request), app.send(request)])
    expect(answers.map(({ status }) => status)).toEqual([202, 202])
    await app.runJobs({}, 'import-plan')
    const { body } = await app.call(self.me, 'GET /v1/imports', { query: {} })
    expect(body).toMatchObject({ totalCount: 1, items: [{ state: 'planned' }] })
  })

  test('waits for earlier ones of its member, who has a bounded number of them', async () => {
    const statuses = []
    for (let count = 0; count < 6; count += 1) {
      statuses.push((await startImport(app, self.me, [several(1)])).status)
    }
    expect(statuses).toEqual([202, 202, 202, 202, 202, 429])
    await app.runJobs({}, 'import-plan')
    expect((await startImport(app, self.me, [several(1)])).status).toBe(202)
  })
})

describe('a plan that is made', () => {
  test('shows its progress in steps, and lets others be answered between them', async () => {
    const { body } = await startImport(app, self.me, [several(250)])
    const other = await aUser(app)
    const seen: string[] = []
    const look = async () => {
      const { progress } = await get(body)
      const home = await app.call(other, 'GET /v1/pages/home', {})
      seen.push(`${progress.done}/${progress.total} ${home.status}`)
    }
    await planning(body, look)
    expect(seen).toEqual([
      '0/0 200',
      '0/0 200',
      '0/500 200',
      '250/500 200',
      '350/500 200',
      '450/500 200',
      '500/500 200',
    ])
    expect(await get(body)).toMatchObject({ state: 'planned', progress: { done: 0, total: 0 } })
  })

  test('ends where it is discarded in the middle', async () => {
    const { body } = await startImport(app, self.me, [several(250)])
    const discard = () => app.call(self.me, 'DELETE /v1/imports/{id}', pathOf(body))
    await planning(body, async (step) => (step === 5 ? discard() : undefined))
    const { body: all } = await app.call(self.me, 'GET /v1/imports', { query: {} })
    expect(all.totalCount).toBe(0)
    expect(await uploads()).toEqual([])
  })

  test('has failed after the last try, without its file, and can be deleted', async () => {
    const { body } = await startImport(app, self.me, [several(1)])
    const fail = async (step: number) => {
      if (step === 3) throw new Error('The database is gone')
    }
    await expect(planning(body, fail)).rejects.toThrow('The database is gone')
    expect(await get(body)).toMatchObject({ state: 'planning' })
    await expect(planning(body, fail, { isLast: true })).rejects.toThrow('The database is gone')
    expect(await get(body)).toMatchObject({ state: 'failed', problem: null, items: { total: 0 } })
    expect(await uploads()).toEqual([])
    expect((await app.call(self.me, 'DELETE /v1/imports/{id}', pathOf(body))).status).toBe(200)
  })
})

describe('a decision on many items', () => {
  const asked = async (count: number) => {
    const films = []
    for (let index = 0; index < count; index += 1) films.push(await aFilm(`About ${index}`, 1961))
    return plan([ratings(films.map(({ title }) => row(title, 1962, 4)))])
  }
  const accept = (one: { id: number }) =>
    app.call(self.me, 'POST /v1/imports/{id}/accept', pathOf(one))

  test('pressed twice is one job, and closes the import to others until it is done', async () => {
    const planned = await asked(2)
    const [first, second] = await Promise.all([accept(planned), accept(planned)])
    for (const { status, body } of [first, second]) {
      expect(status).toBe(202)
      expect(body).toMatchObject({ state: 'changing', progress: { done: 0, total: 2 } })
    }
    expect(await changeJobsOf(planned)).toHaveLength(1)
    const [item] = await itemsOf(planned)
    for (const answer of [
      await app.call(self.me, 'POST /v1/imports/{id}/update', pathOf(planned)),
      await app.call(self.me, 'POST /v1/imports/{id}/confirm', { ...pathOf(planned), body: {} }),
      await app.call(self.me, 'POST /v1/imports/{id}/undo', pathOf(planned)),
      await app.call(self.me, 'PATCH /v1/imports/{id}/items/{itemId}', {
        params: { id: String(planned.id), itemId: String(item?.id) },
        body: { action: 'skip' },
      }),
    ]) {
      expect(answer).toMatchObject({ status: 409, body: { code: 'import_closed' } })
    }
    await app.runJobs({}, 'import-change')
    expect(await get(planned)).toMatchObject({ state: 'planned', questions: { likely: 0 } })
  })

  test('about nothing changes nothing', async () => {
    const planned = await plan([several(1)])
    const { status, body } = await accept(planned)
    expect([status, body.state]).toEqual([202, 'planned'])
    expect(await changeJobsOf(planned)).toEqual([])
  })

  test('ends where its plan is discarded', async () => {
    const planned = await asked(1)
    await accept(planned)
    expect((await app.call(self.me, 'DELETE /v1/imports/{id}', pathOf(planned))).status).toBe(200)
    await app.runJobs({}, 'import-change')
    const items = await app.ctx.db
      .selectFrom('import_items')
      .select('position')
      .where('import_id', '=', planned.id)
      .execute()
    expect(items).toEqual([])
  })

  test('ends where its written import is undone, which cannot be discarded', async () => {
    const planned = await asked(1)
    await write(planned, { keepUnknown: false })
    await accept(planned)
    const discarded = await app.call(self.me, 'DELETE /v1/imports/{id}', pathOf(planned))
    expect(discarded.status).toBe(409)
    expect(await undo(planned)).toMatchObject({ state: 'undone', kept: 0 })
    const reviews = app.ctx.db.selectFrom('reviews').where('author_id', '=', self.me.id)
    expect(await reviews.selectAll().execute()).toEqual([])
  })

  test('about unknown works is applied before they are written', async () => {
    const planned = await plan([several(2)])
    expect(planned).toMatchObject({ keepsUnknown: true, added: 2 })
    const { body } = await app.call(self.me, 'POST /v1/imports/{id}/confirm', {
      ...pathOf(planned),
      body: { keepUnknown: false },
    })
    expect(body).toMatchObject({ state: 'changing', keepsUnknown: false, progress: { total: 2 } })
    await app.runJobs()
    expect(await get(planned)).toMatchObject({
      state: 'written',
      added: 0,
      questions: { unknown: 2 },
      progress: { done: 0, total: 0 },
    })
  })
})

test('a plan whose job is lost is deleted after a day, with its file', async () => {
  const { body } = await startImport(app, self.me, [several(1)])
  await sql`delete from pgboss.job`.execute(app.ctx.db)
  await app.ctx.jobs.enqueue(app.ctx.db, expireImportsJob, {})
  await app.runJobs()
  expect(await get(body)).toMatchObject({ state: 'planning' })
  app.clock.advance(25 * 3_600_000)
  await app.ctx.jobs.enqueue(app.ctx.db, expireImportsJob, {})
  await app.runJobs()
  const answer = await app.call(self.me, 'GET /v1/imports/{id}', pathOf(body))
  expect(answer.status).toBe(404)
  expect(await uploads()).toEqual([])
})
