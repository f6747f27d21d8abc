import { expect, test } from 'vitest'
import { dieInJob } from '../../../testing/dying.ts'
import { fileUnder, headers } from '@medley/doors/testing/export-files'
import { film } from '../../../testing/imports/film-source.ts'
import { useTestApp } from '../../../testing/harness.ts'
import { useLookUps } from '../../../testing/imports/look-ups.ts'
import { json, status, useSourceServer } from '../../../testing/servers/source-server.ts'

const app = useTestApp()
const server = useSourceServer()
const { self, plan, pathOf, get, useTmdb, useBooks, findFilms, watched, callsOf, passAnHour } =
  useLookUps(app, server)

test('retries a failing source later, finally gives up, and meanwhile finds works at others', async () => {
  useTmdb()
  useBooks()
  server.on('/search/movie', status(500))
  server.on(
    '/search.json',
    json({ docs: [{ key: '/works/OL1W', title: 'Salt Roads', author_name: ['Ada Quill'] }] }),
  )
  const book = {
    Title: 'Salt Roads',
    Authors: 'Ada Quill',
    'Read Status': 'read',
    'Star Rating': '4.0',
  }
  const planned = await plan([
    ...watched(['One', 1961], ['Two', 1962], ['Three', 1963], ['Four', 1964], ['Five', 1965]),
    { name: 'books.csv', content: fileUnder(headers.storygraph, [book]) },
  ])
  await app.runJobs()
  expect(await get(planned)).toMatchObject({
    state: 'planned',
    items: { new: 6, choice: 0 },
    added: 5,
    lookUp: { total: 6, done: 1, failed: 0 },
  })
  for (let round = 0; round < 30; round += 1) await passAnHour()
  expect((await get(planned)).lookUp).toEqual({ total: 6, done: 6, failed: 5 })
  const asked = server.calls.length
  await passAnHour()
  expect(server.calls).toHaveLength(asked)
})

test('finds works when a source recovers', async () => {
  useTmdb()
  server.on('/search/movie', status(429, { 'retry-after': '60' }))
  const planned = await plan(watched(['One', 1961], ['Two', 1962]))
  await app.runJobs()
  expect((await get(planned)).lookUp.done).toBe(0)
  findFilms(film(1, 'One', 1961), film(2, 'Two', 1962))
  await passAnHour()
  expect(await get(planned)).toMatchObject({
    items: { new: 2, choice: 0 },
    added: 0,
    lookUp: { total: 2, done: 2, failed: 0 },
  })
})

test('goes on after the writing, and confirms added works that a source knows', async () => {
  useTmdb()
  findFilms(film(1, 'One', 1961))
  const planned = await plan(watched(['One', 1961], ['Nobody', 1950]))
  await app.call(self.me, 'POST /v1/imports/{id}/confirm', { ...pathOf(planned), body: {} })
  await app.runJobs()
  for (let round = 0; round < 3; round += 1) await passAnHour()
  expect(await get(planned)).toMatchObject({
    state: 'written',
    added: 1,
    written: { engaged: 2 },
    lookUp: { total: 2, done: 2, failed: 0 },
  })
  const works = app.ctx.db.selectFrom('works').select(['title', 'standing']).orderBy('title')
  expect(await works.execute()).toEqual([
    { title: 'Nobody', standing: 'added' },
    { title: 'One', standing: 'confirmed' },
  ])
  const again = await plan(watched(['One', 1961], ['Nobody', 1950]))
  expect(again.rows).toMatchObject({ new: 0, here: 2 })
})

test('writes everything when a plan is confirmed during the look-up', async () => {
  useTmdb()
  const titles = Array.from({ length: 12 }, (_, index) => `Film ${index + 1}`)
  findFilms(...titles.map((title, index) => film(index + 1, title, 1990)))
  const planned = await plan(watched(...titles.map((title): [string, number] => [title, 1990])))
  let isConfirmed: Promise<unknown> | undefined
  server.on('/search/movie?query=film+9', (_, response) => {
    isConfirmed ??= app.call(self.me, 'POST /v1/imports/{id}/confirm', {
      ...pathOf(planned),
      body: {},
    })
    void isConfirmed.then(() => json({ results: [film(9, 'Film 9', 1990)] })(_, response))
  })
  await app.runJobs()
  for (let round = 0; round < 3; round += 1) await passAnHour()
  const written = await get(planned)
  expect(written).toMatchObject({ state: 'written', added: 0, lookUp: { total: 12, done: 12 } })
  expect(written.written.engaged).toBe(12)
  const added = app.ctx.db.selectFrom('works').select('title').where('standing', '=', 'added')
  expect(await added.execute()).toEqual([])
})

test('continues after a killed worker, without querying anything twice', async () => {
  useTmdb()
  const titles = Array.from({ length: 10 }, (_, index) => `Film ${index + 1}`)
  findFilms(...titles.map((title, index) => film(index + 1, title, 1990)))
  const planned = await plan(watched(...titles.map((title): [string, number] => [title, 1990])))
  const moment = { statement: 'update "import_look_ups"', nth: 6 }
  await dieInJob(app, { kind: 'import-look-up', moment, tmdbUrl: server.url })
  const half = await get(planned)
  expect(half.lookUp.done).toBeGreaterThan(0)
  expect(half.lookUp.done).toBeLessThan(6)
  expect(half.added).toBe(10 - half.lookUp.done)
  for (let round = 0; round < 3; round += 1) await passAnHour()
  expect(await get(planned)).toMatchObject({
    items: { new: 10, choice: 0 },
    lookUp: { total: 10, done: 10, failed: 0 },
  })
  expect(new Set(callsOf('/search/movie')).size).toBe(10)
})
