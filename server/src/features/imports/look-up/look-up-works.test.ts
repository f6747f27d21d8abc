import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { fileUnder, headers } from '@medley/doors/testing/export-files'
import { aWork } from '../../../testing/factories/works.ts'
import { film } from '../../../testing/imports/film-source.ts'
import { useTestApp } from '../../../testing/harness.ts'
import { useLookUps } from '../../../testing/imports/look-ups.ts'
import { useSourceServer } from '../../../testing/servers/source-server.ts'

const app = useTestApp()
const server = useSourceServer()
const { self, plan, pathOf, get, itemsOf, decide, useTmdb, useBooks, findFilms, watched, callsOf } =
  useLookUps(app, server)

test('finds missing works at a source while the plan waits', async () => {
  useTmdb()
  findFilms(film(1, 'Harbour Lights', 1961), film(2, 'Namesake', 1980))
  const planned = await plan(
    watched(['Harbour Lights', 1961], ['Namesake', 1999], ['Nobody', 1950]),
  )
  expect(planned).toMatchObject({
    items: { new: 3, choice: 0 },
    added: 3,
    lookUp: { total: 3, done: 0, failed: 0 },
  })
  expect(server.calls).toEqual([])
  await app.runJobs()
  expect(await get(planned)).toMatchObject({
    state: 'planned',
    items: { new: 3, choice: 0 },
    added: 2,
    questions: { likely: 0, possible: 0, unknown: 0, score: 0 },
    lookUp: { total: 3, done: 3, failed: 0 },
  })
  expect(await itemsOf(planned)).toMatchObject([
    { outcome: 'new', match: { work: { title: 'Harbour Lights' }, reason: 'title and year' } },
    // A film of another year is another film.
    { outcome: 'new', addsWork: true, candidates: [] },
    { outcome: 'new', addsWork: true, candidates: [] },
  ])
  const titles = await app.ctx.db.selectFrom('works').select('title').execute()
  expect(titles.map(({ title }) => title).toSorted()).toEqual(['Harbour Lights', 'Namesake'])
})

test('looks up a work once for all its items, and not again for the same file', async () => {
  useTmdb()
  findFilms(film(1, 'Twice', 1961))
  const rated = {
    Const: 'tt0000001',
    'Your Rating': 8,
    Title: 'Twice',
    Year: 1961,
    'Title Type': 'Movie',
    'Date Rated': '2024-05-01',
  }
  const files = [
    ...watched(['Twice', 1961]),
    { name: 'ratings.csv', content: fileUnder(headers.imdbRatings, [rated]) },
  ]
  const planned = await plan(files)
  expect(planned.lookUp.total).toBe(1)
  await app.runJobs()
  expect((await get(planned)).items).toMatchObject({ new: 2, choice: 0 })
  expect(callsOf('/search/movie')).toHaveLength(1)
  const again = await plan(files)
  expect(again).toMatchObject({ items: { new: 2 }, lookUp: { total: 0 } })
})

test('keeps decisions made in the meantime, which can be reset to the match found', async () => {
  useTmdb()
  findFilms(film(1, 'Chosen', 1961), film(2, 'Skipped', 1962))
  const other = await aWork(app, { title: 'Another film', releaseDate: '1950' })
  const planned = await plan(watched(['Chosen', 1961], ['Skipped', 1962]))
  const [chosen, skipped] = await itemsOf(planned)
  await decide(planned, chosen, { action: 'choose', workId: other.id, medium: 'film' })
  await decide(planned, skipped, { action: 'skip' })
  await app.runJobs()
  expect(await itemsOf(planned)).toMatchObject([
    { decision: 'chosen', match: { work: { id: other.id } } },
    { decision: 'skipped', outcome: 'leftOut' },
  ])
  const reset = await decide(planned, skipped, { action: 'reset' })
  expect(reset.body).toMatchObject({ outcome: 'new', match: { work: { title: 'Skipped' } } })
})

test('looks up nothing when offline or without a source for the medium', async () => {
  expect((await plan(watched(['Harbour Lights', 1961]))).lookUp.total).toBe(0)
  useBooks()
  expect((await plan(watched(['Harbour Lights', 1961]))).lookUp.total).toBe(0)
  const { rows } = await sql`select 1 from pgboss.job where name = 'import-look-up'`.execute(
    app.ctx.db,
  )
  expect(rows).toEqual([])
})

test('stops looking up works of a discarded plan', async () => {
  useTmdb()
  findFilms(film(1, 'One', 1961))
  const discarded = await plan(watched(['One', 1961]))
  await app.call(self.me, 'DELETE /v1/imports/{id}', pathOf(discarded))
  await app.runJobs()
  expect(server.calls).toEqual([])
})
