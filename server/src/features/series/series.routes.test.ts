import { expect, test } from 'vitest'
import { aRating, anEngagement } from '../../testing/factories/engagements.ts'
import { aFriendship } from '../../testing/factories/friendships.ts'
import { aUser, type TestUser } from '../../testing/factories/users.ts'
import { aWork } from '../../testing/factories/works.ts'
import { useTestApp } from '../../testing/harness.ts'

const app = useTestApp()

let serial = 0

/** Books of one series, with these positions. */
async function aSeries(...positions: (string | null)[]) {
  const series = `Series ${(serial += 1)}`
  const works = []
  for (const seriesPosition of positions) {
    works.push(
      await aWork(app, { medium: 'book', series, seriesPosition, creators: [`Author ${serial}`] }),
    )
  }
  const [first] = works
  return { id: await seriesOf(first?.id ?? 0), series, works, creators: [`Author ${serial}`] }
}

async function seriesOf(workId: number): Promise<number> {
  const { body } = await app.call(null, 'GET /v1/works/{medium}/{workId}', {
    params: { medium: 'book', workId: String(workId) },
  })
  return body.series?.id ?? 0
}

const show = (user: TestUser | null, seriesId: number, query = {}) =>
  app.call(user, 'GET /v1/series/{seriesId}', { params: { seriesId: String(seriesId) }, query })

const markRead = (by: TestUser, id = 0) => anEngagement(app, { by, of: { id, medium: 'book' } })

const idsOf = (body: { items: { work: { id: number } }[] }) => body.items.map(({ work }) => work.id)

test('shows the works in their order: parts, then those without a number, then collections', async () => {
  const { id, series, works } = await aSeries('10', '1-3', '2', null, '1.5', '1')
  const [tenth, collection, second, none, novella, first] = works.map((work) => work.id)
  const { status, body } = await show(null, id)
  expect(status).toBe(200)
  expect(body).toMatchObject({ title: series, medium: 'book', partCount: 3, totalCount: 6 })
  expect(idsOf(body)).toEqual([first, novella, second, tenth, none, collection])
  expect(body.items[1]).toMatchObject({ position: '1.5' })
  expect(idsOf((await show(null, id, { limit: 2, offset: 1 })).body)).toEqual([novella, second])
})

test('tells a member how far they are and what comes next, and visitors neither', async () => {
  const ann = await aUser(app)
  const { id, works } = await aSeries('1', '2', '3')
  const [first, second, third] = works.map((work) => work.id)
  expect((await show(ann, id)).body).toMatchObject({ doneCount: 0, nextId: first })
  await markRead(ann, first)
  await markRead(ann, third)
  expect((await show(ann, id)).body).toMatchObject({ partCount: 3, doneCount: 2, nextId: second })
  await markRead(ann, second)
  expect((await show(ann, id)).body).toMatchObject({ doneCount: 3, nextId: null })
  expect((await show(null, id)).body).toMatchObject({ doneCount: null, nextId: first })
})

test('shows the newest rating of the viewer and the average of friends', async () => {
  const [ann, ben] = [await aUser(app), await aUser(app)]
  await aFriendship(app, ann, ben)
  const { id, works } = await aSeries('1')
  const [book] = works
  if (!book) throw new Error('There is no book')
  await aRating(app, { by: ann, of: book, rating: 4 })
  await aRating(app, { by: ben, of: book, rating: 9 })
  expect((await show(ann, id)).body.items[0]).toMatchObject({ yourRating: 4, friendsRating: 9 })
  expect((await show(null, id)).body.items[0]).toMatchObject({
    yourRating: null,
    friendsRating: null,
  })
})

test('keeps two series of one title apart, and one by several authors together', async () => {
  const [own, other] = [await aSeries('1', '2'), await aSeries('1')]
  const title = own.series
  const namesake = await aWork(app, {
    medium: 'book',
    series: title,
    seriesPosition: '1',
    creators: ['Somebody Else'],
  })
  const sequel = await aWork(app, {
    medium: 'book',
    series: `The ${title.toUpperCase()}`,
    seriesPosition: '3',
    creators: ['The Heirs'],
  })
  const film = await aWork(app, { series: title, seriesPosition: '4', creators: own.creators })
  expect(idsOf((await show(null, own.id)).body)).toEqual([
    ...own.works.map((work) => work.id),
    sequel.id,
  ])
  expect(idsOf((await show(null, await seriesOf(namesake.id))).body)).toEqual([namesake.id])
  expect((await show(null, other.id)).body.totalCount).toBe(1)
  expect(
    await app.ctx.db
      .selectFrom('works')
      .select('series_id')
      .where('id', '=', film.id)
      .executeTakeFirst(),
  ).not.toMatchObject({ series_id: own.id })
})

test('follows a merge of works forth and back', async () => {
  const admin = await aUser(app, { id: 1 })
  const { id, works } = await aSeries('1', '2')
  const [first, second] = works
  const double = await aWork(app, { medium: 'book', creators: ['Another Spelling'] })
  const merged = await app.call(admin, 'POST /v1/works/{medium}/{workId}/merge', {
    params: { medium: 'book', workId: String(second?.id) },
    body: { intoId: double.id },
  })
  expect(merged.status).toBe(201)
  expect(idsOf((await show(null, id)).body)).toEqual([first?.id, double.id])
  expect((await show(null, id)).body.partCount).toBe(2)
  await app.call(admin, 'POST /v1/merges/{mergeId}/revert', {
    params: { mergeId: String(merged.body.id) },
  })
  expect(idsOf((await show(null, id)).body)).toEqual([first?.id, second?.id])
})

test('does not show a series of works that the viewer may not see', async () => {
  const [ann, stranger] = [await aUser(app), await aUser(app)]
  const { body } = await app.call(ann, 'POST /v1/works', {
    body: { medium: 'book', title: 'Family Chronicle' },
  })
  await app.ctx.db
    .updateTable('works')
    .set({ series_title: 'Family Chronicles' })
    .where('id', '=', body.id)
    .execute()
  const { series_id: id } = await app.ctx.db
    .selectFrom('works')
    .select('series_id')
    .where('id', '=', body.id)
    .executeTakeFirstOrThrow()
  expect((await show(ann, id ?? 0)).body.totalCount).toBe(1)
  expect(await show(stranger, id ?? 0)).toMatchObject({
    status: 404,
    body: { code: 'series_not_found' },
  })
})
