import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { anEntry, aShow, listEntriesAt } from '../../testing/factories/entries.ts'
import { anExport } from '../../testing/factories/exports.ts'
import { uploadImport } from '../../testing/factories/imports.ts'
import { aUser } from '../../testing/factories/users.ts'
import { aWork } from '../../testing/factories/works.ts'
import { useTestApp } from '../../testing/harness.ts'
import { rowsAtOnce } from './exports.pages.queries.ts'

const app = useTestApp()

test('has the entries that the member saw and rated, but not those of others', async () => {
  const [me, other] = [await aUser(app), await aUser(app)]
  const { show, episodes } = await aShow(app, { seasons: [2] })
  const entryId = String(episodes[1]?.id)
  const days = ['2024-05-01', null]
  for (const [index, day] of days.entries()) {
    const body = { work: { id: show.id, medium: show.medium }, season: 1, numbers: [2], day }
    await app.call(me, 'POST /v1/entry-viewings', { body: { ...body, isRepeat: index > 0 } })
  }
  await app.call(me, 'PUT /v1/entry-ratings/{entryId}', {
    params: { entryId },
    body: { rating: 0 },
  })
  await app.call(other, 'PUT /v1/entry-viewings/{entryId}', { params: { entryId }, body: {} })
  const { document } = await anExport(app, me)
  const entry = {
    work: { medium: 'tvShow', title: show.title, source: 'shelf' },
    kind: 'episode',
    season: 1,
    number: 2,
    title: 'Episode 1.2',
    releaseDate: '2020-01-02',
    source: 'tvmaze',
    sourceId: '1001',
  }
  const time = app.clock.now().toISOString()
  expect(document.entryViewings).toMatchObject([
    { ...entry, day: '2024-05-01', isRepeat: false, timeAdded: time },
    { ...entry, day: null, isRepeat: true },
  ])
  expect(document.entryViewings).toHaveLength(2)
  expect(document.entryRatings).toMatchObject([{ ...entry, rating: 0, timeRated: time }])
})

test('has thousands of episodes of a podcast, each once', async () => {
  const me = await aUser(app)
  const podcast = await aWork(app, { medium: 'podcast' })
  const count = 2 * rowsAtOnce + 1
  const items = Array.from({ length: count }, (_, index) =>
    anEntry({ season: null, number: null, title: `Episode ${index}`, id: `guid ${index}` }),
  )
  await listEntriesAt(app, podcast, items, { source: 'apple' })
  await sql`
    insert into entry_viewings (user_id, work_id, entry_id, time_created)
    select ${me.id}::integer, work_id, id, '2024-05-01' from work_entries where work_id = ${podcast.id}
  `.execute(app.ctx.db)
  const { document } = await anExport(app, me)
  expect(new Set(document.entryViewings.map(({ title }) => title)).size).toBe(count)
  expect(document.entryViewings).toHaveLength(count)
})

test('a document with entries is still imported', async () => {
  const [me, newcomer] = [await aUser(app), await aUser(app)]
  const { show } = await aShow(app, { seasons: [1] })
  const work = { id: show.id, medium: show.medium }
  await app.call(me, 'POST /v1/entry-viewings', { body: { work, season: 1 } })
  await app.call(me, 'POST /v1/viewings', { body: { work, day: '2024-05-01' } })
  const { bytes } = await anExport(app, me)
  const plan = await uploadImport(app, newcomer, [{ name: 'medley.zip', content: bytes }])
  expect(plan).toMatchObject({ status: 201, body: { items: { new: 1, choice: 0 } } })
})
