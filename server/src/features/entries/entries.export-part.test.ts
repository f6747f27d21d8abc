import type { ExportDocument } from '@medley/contract/transfer/export-format'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { anEntry, aShow, listEntriesAt } from '../../testing/factories/entries.ts'
import { anExport } from '../../testing/factories/exports.ts'
import { uploadImport } from '../../testing/factories/imports.ts'
import { aUser, type TestUser } from '../../testing/factories/users.ts'
import { aWork } from '../../testing/factories/works.ts'
import { type TestApp, useTestApp } from '../../testing/harness.ts'
import { rowsAtOnce } from '../../db/read-pages.ts'

const app = useTestApp()
const elsewhere = useTestApp()

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

describe('episodes without numbers', () => {
  const talk = {
    season: null,
    number: null,
    title: 'Talk',
    releaseDate: '2024-03-01',
    id: 'guid 1',
  }
  const items = [
    anEntry(talk),
    anEntry({ ...talk, releaseDate: '2024-03-02', id: 'guid 2' }),
    anEntry({ ...talk, title: 'Outtakes', releaseDate: null, id: null }),
    anEntry({ season: 1, number: null, title: 'Special', id: 'guid 3' }),
  ]
  const facts = { medium: 'podcast', title: 'Talks of the day', externalId: '4711' } as const
  const others = { medium: 'podcast', title: 'Talks at night', externalId: '4712' } as const

  /** A member who saw and rated all of a podcast, and their export. */
  async function anExportOfAll(podcastFacts: typeof facts | typeof others) {
    const me = await aUser(app)
    const podcast = await aWork(app, podcastFacts)
    await listEntriesAt(app, podcast, items, { source: 'apple' })
    for (const [index, { id }] of (await episodesOf(app, me, podcast)).entries()) {
      const params = { entryId: String(id) }
      const body = { day: `2024-05-0${index + 1}` }
      await app.call(me, 'PUT /v1/entry-viewings/{entryId}', { params, body })
      await app.call(me, 'PUT /v1/entry-ratings/{entryId}', { params, body: { rating: index } })
    }
    const { bytes, document } = await anExport(app, me)
    return { me, document, zip: [{ name: 'medley.zip', content: bytes }] }
  }

  const episodesOf = async (at: TestApp, by: TestUser, { id }: { id: number }) => {
    const params = { medium: 'podcast', workId: String(id) } as const
    return (await at.call(by, 'GET /v1/works/{medium}/{workId}/entries', { params })).body.items
  }
  const marksOf = ({ entryViewings, entryRatings }: ExportDocument) => ({
    seen: entryViewings.map(({ title, releaseDate, season, day }) => [
      title,
      releaseDate,
      season,
      day,
    ]),
    rated: entryRatings.map(({ title, releaseDate, rating }) => [title, releaseDate, rating]),
  })

  const sorted = (marks: ReturnType<typeof marksOf>) => ({
    seen: marks.seen.map((one) => JSON.stringify(one)).toSorted(),
    rated: marks.rated.map((one) => JSON.stringify(one)).toSorted(),
  })

  test('come back in another Medley, once, and an undo takes them back', async () => {
    const { me, document, zip } = await anExportOfAll(facts)
    expect((await uploadImport(app, me, zip)).body.items).toMatchObject({ new: 0, choice: 0 })
    const [newcomer, stranger] = [await aUser(elsewhere), await aUser(elsewhere)]
    const podcast = await aWork(elsewhere, facts)
    const plan = await uploadImport(elsewhere, newcomer, zip)
    const params = { id: String(plan.body.id) }
    await elsewhere.call(newcomer, 'POST /v1/imports/{id}/confirm', { params, body: {} })
    await elsewhere.runJobs()
    const after = await anExport(elsewhere, newcomer)
    expect(after.document.entryViewings).toHaveLength(items.length)
    expect(sorted(marksOf(after.document))).toEqual(sorted(marksOf(document)))
    expect((await uploadImport(elsewhere, newcomer, zip)).body.items).toMatchObject({ new: 0 })
    expect(await episodesOf(elsewhere, stranger, podcast)).toEqual([])

    const renamed = [anEntry({ ...talk, title: 'Talk, remastered' })]
    await listEntriesAt(elsewhere, podcast, renamed, { source: 'apple', isPartial: true })
    const listed = { title: 'Talk, remastered', isGone: false }
    expect(await episodesOf(elsewhere, stranger, podcast)).toMatchObject([listed])
    expect(await episodesOf(elsewhere, newcomer, podcast)).toContainEqual(
      expect.objectContaining({ ...listed, isSeen: true }),
    )
    await elsewhere.call(newcomer, 'POST /v1/imports/{id}/undo', { params })
    await elsewhere.runJobs()
    const left = await elsewhere.ctx.db
      .selectFrom('work_entries')
      .select('title')
      .where('work_id', '=', podcast.id)
      .execute()
    expect(left).toEqual([{ title: 'Talk, remastered' }])
  })

  test('are found in a Medley whose source gives them other ids, by title and date', async () => {
    const { zip } = await anExportOfAll(others)
    const newcomer = await aUser(elsewhere)
    const podcast = await aWork(elsewhere, others)
    const same = items.map((one, index) => ({ ...one, id: `item ${index}` }))
    await listEntriesAt(elsewhere, podcast, same, { source: 'feed' })
    const plan = await uploadImport(elsewhere, newcomer, zip)
    const params = { id: String(plan.body.id) }
    await elsewhere.call(newcomer, 'POST /v1/imports/{id}/confirm', { params, body: {} })
    await elsewhere.runJobs()
    expect(await episodesOf(elsewhere, newcomer, podcast)).toMatchObject(
      same.map(() => ({ isSeen: true, isGone: false })),
    )
  })
})

test('a document with entries is still imported', async () => {
  const [me, newcomer] = [await aUser(app), await aUser(app)]
  const { show } = await aShow(app, { seasons: [1] })
  const work = { id: show.id, medium: show.medium }
  await app.call(me, 'POST /v1/entry-viewings', { body: { work, season: 1 } })
  await app.call(me, 'POST /v1/viewings', { body: { work, day: '2024-05-01' } })
  const { bytes } = await anExport(app, me)
  const plan = await uploadImport(app, newcomer, [{ name: 'medley.zip', content: bytes }])
  expect(plan).toMatchObject({ status: 200, body: { items: { new: 1, choice: 0 } } })
})
