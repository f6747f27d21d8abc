import { expect, test } from 'vitest'
import { anExport } from '../../testing/factories/exports.ts'
import { uploadImport } from '../../testing/factories/imports.ts'
import { aUser, type TestUser } from '../../testing/factories/users.ts'
import { aWork } from '../../testing/factories/works.ts'
import { useTestApp } from '../../testing/harness.ts'

const app = useTestApp()

const path = (id: number) => ({ params: { id: String(id) } })

/** The kinds and ids that a member follows, and if they muted them. */
async function followsOf({ id }: TestUser) {
  const rows = await app.ctx.db
    .selectFrom('follows')
    .select(['contributor_id', 'series_id', 'work_id', 'is_muted', 'time_added'])
    .where('user_id', '=', id)
    .orderBy('id')
    .execute()
  return rows
}

test('follows of an export come back with their times, once, and go with an undo', async () => {
  const me = await aUser(app)
  const creators = ['An Exported Author']
  const book = await aWork(app, { medium: 'book', series: 'The Exported', creators })
  const film = await aWork(app, { releaseDate: '9998' })
  const muted = await aWork(app, { releaseDate: '9999' })
  const { series_id: series, contributor_id: contributor } = await app.ctx.db
    .selectFrom('works')
    .innerJoin('credits', 'credits.work_id', 'works.id')
    .select(['series_id', 'contributor_id'])
    .where('works.id', '=', book.id)
    .executeTakeFirstOrThrow()
  const row = { user_id: me.id, time_added: app.clock.now() }
  await app.ctx.db
    .insertInto('follows')
    .values({ ...row, contributor_id: contributor })
    .execute()
  await app.ctx.db
    .insertInto('follows')
    .values({ ...row, series_id: series })
    .execute()
  await app.ctx.db
    .insertInto('follows')
    .values({ ...row, work_id: film.id })
    .execute()
  await app.ctx.db
    .insertInto('follows')
    .values({ ...row, work_id: muted.id, is_muted: true })
    .execute()
  const before = await followsOf(me)
  expect(before).toHaveLength(4)
  const { document } = await anExport(app, me)
  expect(document.follows).toMatchObject([
    { contributor: 'An Exported Author', series: null, work: null, isMuted: false },
    { contributor: null, series: 'The Exported', work: { title: book.title } },
    { contributor: null, series: null, work: { title: film.title }, isMuted: false },
    { work: { title: muted.title }, isMuted: true },
  ])
  app.clock.advance(60_000)
  const other = await aUser(app)
  const content = JSON.stringify(document)
  const { body } = await uploadImport(app, other, [{ name: 'medley.json', content }])
  for (let twice = 0; twice < 2; twice += 1) {
    await app.call(other, 'POST /v1/imports/{id}/confirm', { ...path(body.id), body: {} })
    await app.runJobs()
  }
  expect(await followsOf(other)).toEqual(before)
  await app.call(other, 'POST /v1/imports/{id}/undo', path(body.id))
  await app.runJobs()
  expect(await followsOf(other)).toEqual([])
})
