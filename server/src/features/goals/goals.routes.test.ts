import type { Api, BodyOf } from '@medley/contract/api'
import { expect, test } from 'vitest'
import { anEngagement } from '../../testing/factories/engagements.ts'
import { aShow } from '../../testing/factories/entries.ts'
import { anExport } from '../../testing/factories/exports.ts'
import { aFriendship } from '../../testing/factories/friendships.ts'
import { aGoal } from '../../testing/factories/goals.ts'
import { aList } from '../../testing/factories/lists.ts'
import { aUser, type TestUser } from '../../testing/factories/users.ts'
import { aViewing } from '../../testing/factories/viewings.ts'
import { anAddedWork, aWork } from '../../testing/factories/works.ts'
import { type Caller, useTestApp } from '../../testing/harness.ts'

const app = useTestApp()

type Query = NonNullable<Parameters<typeof app.call<'GET /v1/goals/{userId}'>>[2]>['query']

async function goalsFor(viewer: Caller, member: TestUser, query: Query = {}) {
  const params = { userId: String(member.id) }
  const answer = await app.call(viewer, 'GET /v1/goals/{userId}', { params, query })
  expect(answer.status).toBe(200)
  return answer.body
}

async function set(by: TestUser, body: BodyOf<Api['POST /v1/goals']>): Promise<void> {
  const { status } = await app.call(by, 'POST /v1/goals', { body })
  expect(status).toBe(201)
}

const doneOf = ({ items }: Awaited<ReturnType<typeof goalsFor>>) =>
  items.map(({ kind, medium, done, target }) => [kind, medium, done, target])

test('a goal counts what the statistics of its year count, and of works those finished', async () => {
  const me = await aUser(app)
  const [film, book] = [await aWork(app), await aWork(app, { medium: 'book' })]
  await app.ctx.db.updateTable('works').set({ minutes: 100 }).where('id', '=', film.id).execute()
  await app.ctx.db.updateTable('works').set({ pages: 300 }).where('id', '=', book.id).execute()
  for (const day of ['2021-03-02', '2022-03-02', '2022-04', '2022', null]) {
    await aViewing(app, { by: me, of: film, day })
  }
  await aViewing(app, { by: me, of: book, day: '2022-05-01' })
  const { episodes } = await aShow(app, { seasons: [3] })
  for (const { id } of episodes.slice(0, 2)) {
    const params = { entryId: String(id) }
    await app.call(me, 'PUT /v1/entry-viewings/{entryId}', { params, body: { day: '2022-05-01' } })
  }
  await set(me, { kind: 'works', year: 2022, target: 50 })
  await set(me, { kind: 'works', year: 2022, target: 9, medium: 'book' })
  await set(me, { kind: 'pages', year: 2022, target: 1_000 })
  await set(me, { kind: 'minutes', year: 2022, target: 6_000 })
  await set(me, { kind: 'episodes', year: 2022, target: 10 })
  await set(me, { kind: 'works', year: 2021, target: 1 })
  const params = { userId: String(me.id) }
  const { body } = await app.call(me, 'GET /v1/statistics/{userId}', {
    params,
    query: { year: 2022 },
  })
  const { works, pages, minutes, episodes: seen } = body.totals
  // Of the show, two episodes were seen.
  expect([works, pages, minutes, seen]).toEqual([3, 300, 390, 2])
  expect(doneOf(await goalsFor(me, me))).toEqual([
    ['works', null, 2, 50],
    ['works', 'book', 1, 9],
    ['pages', null, pages, 1_000],
    ['minutes', null, minutes, 6_000],
    ['episodes', null, seen, 10],
    ['works', null, 1, 1],
  ])
})

test('a goal for a list counts its works, and ends with the list', async () => {
  const me = await aUser(app)
  const [first, second] = [await aWork(app), await aWork(app)]
  const list = await aList(app, { by: me, title: 'Noir', of: [first, second] })
  await anEngagement(app, { by: me, of: first })
  const goal = await aGoal(app, { by: me, of: { list, until: '2022-12-24' } })
  expect(goal).toMatchObject({
    kind: 'list',
    year: 2022,
    until: '2022-12-24',
    list: { id: list.id, title: 'Noir' },
    done: 1,
    target: 2,
  })
  const params = { id: String(goal.id) }
  const moved = await app.call(me, 'PATCH /v1/goals/{id}', {
    params,
    body: { until: '2023-01-31' },
  })
  expect(moved.body).toMatchObject({ year: 2023, until: '2023-01-31' })
  await app.call(me, 'DELETE /v1/lists/{id}', { params: { id: String(list.id) } })
  expect((await goalsFor(me, me)).items).toEqual([])
})

test('others see the goals that are not private, of lists that they may see, with what they may see', async () => {
  const [me, friend, stranger] = [await aUser(app), await aUser(app), await aUser(app)]
  await aFriendship(app, me, friend)
  await aViewing(app, { by: me, of: await anAddedWork(app, me), day: '2026-01-01' })
  const shown = await aGoal(app, { by: me })
  const secret = await aGoal(app, { by: me, medium: 'album', isPrivate: true })
  const openList = { list: await aList(app, { by: me }), until: '2026-12-24' }
  const closedList = { list: await aList(app, { by: me, isPrivate: true }), until: '2026-12-24' }
  const ofOpen = await aGoal(app, { by: me, of: openList })
  const ofClosed = await aGoal(app, { by: me, of: closedList })
  const idsFor = async (viewer: Caller) => (await goalsFor(viewer, me)).items.map(({ id }) => id)
  expect(await idsFor(me)).toEqual([shown.id, secret.id, ofOpen.id, ofClosed.id])
  expect(await idsFor(friend)).toEqual([shown.id, ofOpen.id])
  expect(await idsFor(null)).toEqual([shown.id, ofOpen.id])
  expect((await goalsFor(friend, me)).items[0]?.done).toBe(1)
  expect((await goalsFor(stranger, me)).items[0]?.done).toBe(0)
  await aGoal(app, { by: me, year: 2019, isPrivate: true })
  expect((await goalsFor(stranger, me, { limit: 1 })).before).toBeNull()
  await app.call(me, 'PATCH /v1/privacy-settings', { body: { audience: 'friends' } })
  expect(await idsFor(friend)).toEqual([shown.id, ofOpen.id])
  const params = { userId: String(me.id) }
  expect((await app.call(stranger, 'GET /v1/goals/{userId}', { params })).status).toBe(403)
})

test('goals come by year, some years at a time, and those of this year alone', async () => {
  const me = await aUser(app)
  const thisYear = app.clock.now().getUTCFullYear()
  for (const year of [2019, 2020, 2021, thisYear]) await aGoal(app, { by: me, year })
  await aGoal(app, { by: me, year: 2021, medium: 'film' })
  const yearsOf = ({ items }: Awaited<ReturnType<typeof goalsFor>>) => items.map(({ year }) => year)
  const page = await goalsFor(me, me, { limit: 2 })
  expect(yearsOf(page)).toEqual([thisYear, 2021, 2021])
  expect(page.before).toBe(2021)
  const rest = await goalsFor(me, me, { limit: 2, before: 2021 })
  expect(yearsOf(rest)).toEqual([2020, 2019])
  expect(rest.before).toBeNull()
  expect(yearsOf(await goalsFor(me, me, { isCurrent: true }))).toEqual([thisYear])
})

test('a goal is changed and removed by its member alone, and exported', async () => {
  const [me, other] = [await aUser(app), await aUser(app)]
  const goal = await aGoal(app, { by: me, medium: 'book' })
  const list = await aList(app, { by: me, title: 'Noir' })
  await aGoal(app, { by: me, of: { list, until: '2026-12-24' }, isPrivate: true })
  const params = { id: String(goal.id) }
  const body = { target: 30, isPrivate: true }
  expect((await app.call(other, 'PATCH /v1/goals/{id}', { params, body })).status).toBe(404)
  const changed = await app.call(me, 'PATCH /v1/goals/{id}', { params, body })
  expect(changed.body).toMatchObject({ target: 30, isPrivate: true, medium: 'book' })
  const { document } = await anExport(app, me)
  expect(document.goals).toMatchObject([
    { kind: 'works', year: 2026, medium: 'book', target: 30, list: null, isPrivate: true },
    { kind: 'list', year: 2026, target: null, list: 'Noir', until: '2026-12-24' },
  ])
  expect((await app.call(other, 'DELETE /v1/goals/{id}', { params })).status).toBe(404)
  expect((await app.call(me, 'DELETE /v1/goals/{id}', { params })).status).toBe(200)
  expect((await goalsFor(me, me)).items.map(({ kind }) => kind)).toEqual(['list'])
})

test('a goal of works counts a show, podcast or album that was finished, not one that was begun', async () => {
  const me = await aUser(app)
  const year = 2022
  const done = async () =>
    doneOf(await goalsFor(me, me)).map(([, medium, count]) => [medium, count])
  for (const medium of ['tvShow', 'podcast', 'album', 'book', null] as const) {
    await set(me, { kind: 'works', year, target: 10, medium })
  }
  const { episodes } = await aShow(app, { seasons: [2] })
  const see = ({ id }: { id: number }, day: string) =>
    app.call(me, 'PUT /v1/entry-viewings/{entryId}', {
      params: { entryId: String(id) },
      body: { day },
    })
  await see(episodes[0]!, '2022-05-01')
  for (const medium of ['podcast', 'album'] as const) {
    const { id } = await aWork(app, { medium })
    const body = { work: { id, medium }, season: 1, numbers: [1], day: '2022-05-01' }
    expect((await app.call(me, 'POST /v1/entry-viewings', { body })).status).toBe(200)
  }
  const book = await aWork(app, { medium: 'book' })
  const params = { medium: 'book' as const, workId: String(book.id) }
  const path = 'PUT /v1/progress/{medium}/{workId}'
  await app.call(me, path, { params, body: { amount: 50, unit: 'percent' } })
  app.clock.advance(1_000)
  const work = { id: book.id, medium: 'book' as const }
  const review = { work, rating: 8, dateViewed: '2022-06-01' }
  await app.call(me, 'POST /v1/reviews', { body: review })
  const none = [
    ['tvShow', 0],
    ['podcast', 0],
    ['album', 0],
    ['book', 1],
    [null, 1],
  ]
  // A review of an earlier day than the progress is of an earlier reading.
  expect(await done()).toEqual(none)
  await see(episodes[1]!, '2022-05-02')
  expect(await done()).toEqual([['tvShow', 1], ...none.slice(1, 4), [null, 2]])
  const today = app.clock.now().toISOString().slice(0, 10)
  const other = await aWork(app, { medium: 'book' })
  const named = { medium: 'book' as const, workId: String(other.id) }
  await app.call(me, path, { params: named, body: { amount: 50, unit: 'percent' } })
  app.clock.advance(1_000)
  await set(me, { kind: 'works', year: Number(today.slice(0, 4)), target: 10 })
  await app.call(me, 'POST /v1/reviews', {
    body: { work: { id: other.id, medium: 'book' }, rating: 8, dateViewed: today },
  })
  const current = async () => (await goalsFor(me, me, { isCurrent: true })).items[0]?.done
  expect(await current()).toBe(0)
  await app.call(me, path, { params: named, body: { finished: true, day: today } })
  expect(await current()).toBe(1)
})

test('the goals of this year are those of the year where their member lives', async () => {
  const me = await aUser(app)
  const now = app.clock.now()
  const newYear = Date.UTC(now.getUTCFullYear() + 1, 0, 1, 3)
  const year = now.getUTCFullYear()
  for (const one of [year, year + 1]) await aGoal(app, { by: me, year: one })
  const yearIn = async (timeZone: string) => {
    await app.call(me, 'PATCH /v1/notification-settings', { body: { timeZone } })
    const { items } = await goalsFor(me, me, { isCurrent: true })
    return items.map((goal) => goal.year)
  }
  app.clock.advance(newYear - now.getTime())
  expect(await yearIn('America/Los_Angeles')).toEqual([year])
  expect(await yearIn('Europe/Berlin')).toEqual([year + 1])
})
