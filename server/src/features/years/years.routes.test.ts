import { type Audience } from '@medley/contract/values/audiences'
import { viewAsHeader } from '@medley/contract/limits'
import type { SceneName } from '@medley/contract/library/years'
import { describe, expect, test } from 'vitest'
import { aBlock, aFriendship } from '../../testing/factories/friendships.ts'
import { aSuspension } from '../../testing/factories/reports.ts'
import { aReview } from '../../testing/factories/reviews.ts'
import { aUser, type TestUser } from '../../testing/factories/users.ts'
import { aViewing } from '../../testing/factories/viewings.ts'
import { aWork, anAddedWork } from '../../testing/factories/works.ts'
import { aPublishedYear, aYear } from '../../testing/factories/years.ts'
import { type Caller, useTestApp } from '../../testing/harness.ts'

const app = useTestApp()
const year = 2026

const show = (viewer: Caller, { id }: TestUser) =>
  app.call(viewer, 'GET /v1/years/{userId}/{year}', {
    params: { userId: String(id), year: String(year) },
  })

async function scenesFor(viewer: Caller, owner: TestUser) {
  const { body, status } = await show(viewer, owner)
  expect(status).toBe(200)
  if (!body.scenes) throw new Error('The year is not shown')
  return body.scenes
}

async function pictureStatus(viewer: Caller, { id }: TestUser, scene: SceneName) {
  const params = { userId: String(id), year: String(year), scene }
  return (await app.call(viewer, 'GET /v1/years/{userId}/{year}/pictures/{scene}', { params }))
    .status
}

const listed = async (viewer: Caller, { id }: TestUser) =>
  (await app.call(viewer, 'GET /v1/years/{userId}', { params: { userId: String(id) } })).body.items

const unpublish = (by: TestUser) =>
  app.call(by, 'DELETE /v1/published-years/{year}', { params: { year: String(year) } })

const setAudience = (by: TestUser, audience: Audience) =>
  app.call(by, 'PATCH /v1/privacy-settings', { body: { audience } })

async function aCircle() {
  const [me, friend, stranger] = [await aUser(app), await aUser(app), await aUser(app)]
  await aFriendship(app, me, friend)
  return { me, friend, stranger }
}

test('a year needs twelve works with a date in it, each counted once', async () => {
  const me = await aUser(app)
  const [work] = await aYear(app, { by: me, year, works: 11 })
  if (work) await aViewing(app, { by: me, of: work, day: '2026-12-01' })
  await aViewing(app, { by: me, of: await aWork(app) })
  expect((await show(me, me)).body).toMatchObject({ missing: 1, scenes: null })
  expect(await listed(me, me)).toEqual([])
  const publish = () =>
    app.call(me, 'PUT /v1/published-years/{year}', { params: { year: String(year) } })
  expect((await publish()).body).toMatchObject({ code: 'year_too_short' })
  await aViewing(app, { by: me, of: await aWork(app), day: '2026' })
  expect((await show(me, me)).body).toMatchObject({ missing: 0, isPublished: false })
  expect(await listed(me, me)).toEqual([{ year, works: 12, isPublished: false }])
  expect((await publish()).status).toBe(200)
})

describe('a year that is not published', () => {
  test('is there for its member alone, and others get the answer for nothing', async () => {
    const { me, friend, stranger } = await aCircle()
    await aYear(app, { by: me, year })
    expect((await show(me, me)).status).toBe(200)
    expect(await pictureStatus(me, me, 'number')).toBe(200)
    const nothing = await show(stranger, { ...me, id: 2_000_000_000 })
    for (const viewer of [friend, stranger, null]) {
      const answer = await show(viewer, me)
      expect(answer).toEqual(nothing)
      expect(answer.body.code).toBe('year_not_found')
      expect(await pictureStatus(viewer, me, 'number')).toBe(404)
      expect(await listed(viewer, me)).toEqual([])
    }
  })

  test('is hidden again at once, with its pictures', async () => {
    const { me, friend } = await aCircle()
    await aPublishedYear(app, { by: me, year })
    expect((await show(friend, me)).status).toBe(200)
    expect(await pictureStatus(friend, me, 'faces')).toBe(200)
    expect((await unpublish(me)).body).toEqual({ isPublished: false })
    expect((await unpublish(me)).status).toBe(200)
    expect((await show(friend, me)).status).toBe(404)
    expect(await pictureStatus(friend, me, 'faces')).toBe(404)
    expect((await show(me, me)).body).toMatchObject({ isPublished: false, missing: 0 })
  })
})

describe('a published year', () => {
  test('is there for everyone but those whom a block keeps apart', async () => {
    const { me, friend, stranger } = await aCircle()
    const [blocked, blocker] = [await aUser(app), await aUser(app)]
    await aBlock(app, { by: me, of: blocked })
    await aBlock(app, { by: blocker, of: me })
    await aPublishedYear(app, { by: me, year })
    for (const viewer of [friend, stranger, null]) {
      expect((await show(viewer, me)).body).toMatchObject({ isPublished: true, leftOut: [] })
      expect(await listed(viewer, me)).toEqual([{ year, works: 12, isPublished: true }])
    }
    for (const viewer of [blocked, blocker]) {
      expect((await show(viewer, me)).body.code).toBe('year_not_found')
      expect(await listed(viewer, me)).toEqual([])
    }
  })

  test('follows the audience of its member', async () => {
    const { me, friend, stranger } = await aCircle()
    await aPublishedYear(app, { by: me, year })
    const statuses = async () => [
      (await show(friend, me)).status,
      (await show(stranger, me)).status,
      (await show(null, me)).status,
    ]
    await setAudience(me, 'members')
    expect(await statuses()).toEqual([200, 200, 404])
    await setAudience(me, 'friends')
    expect(await statuses()).toEqual([200, 404, 404])
    expect((await scenesFor(friend, me)).number.hasPicture).toBe(false)
    expect(await pictureStatus(friend, me, 'number')).toBe(404)
    expect(await pictureStatus(me, me, 'number')).toBe(200)
  })

  test('goes with the account and with a suspension', async () => {
    const { me, friend } = await aCircle()
    await aPublishedYear(app, { by: me, year })
    await aSuspension(app, me)
    expect((await show(friend, me)).status).toBe(404)
    await app.ctx.db.deleteFrom('users').where('id', '=', me.id).execute()
    const rows = await app.ctx.db
      .selectFrom('published_years')
      .select('year')
      .where('user_id', '=', me.id)
      .execute()
    expect(rows).toEqual([])
  })

  test('is seen by its member as others see it', async () => {
    const me = await aUser(app)
    await aYear(app, { by: me, year })
    const asVisitor = () =>
      app.send({
        method: 'GET',
        url: `/v1/years/${me.id}/${year}`,
        headers: { authorization: `Bearer ${me.token}`, [viewAsHeader]: 'visitor' },
      })
    expect((await asVisitor()).status).toBe(404)
    await app.call(me, 'PUT /v1/published-years/{year}', { params: { year: String(year) } })
    expect((await asVisitor()).status).toBe(200)
  })
})

test('counts works by medium and month, the latest of equal months first', async () => {
  const me = await aUser(app)
  const works = await aYear(app, { by: me, year })
  const book = await aWork(app, { medium: 'book' })
  await app.ctx.db.updateTable('works').set({ pages: 300 }).where('id', '=', book.id).execute()
  await aViewing(app, { by: me, of: book, day: '2026-11' })
  const { number, month, faces } = await scenesFor(me, me)
  expect(number).toMatchObject({
    works: 13,
    pages: 300,
    mediums: [
      { medium: 'film', works: 12 },
      { medium: 'book', works: 1 },
    ],
  })
  expect(month).toMatchObject({ month: 11, works: 2 })
  expect(month?.months.slice(8)).toEqual([1, 1, 2, 1])
  expect(faces.covers.map(({ id }) => id)).toContain(works[0]?.id)
  expect(faces.covers).toHaveLength(13)
})

test('the best, the worst and the surprise are different works', async () => {
  const me = await aUser(app)
  const [loved, odd, bad, fine] = await aYear(app, { by: me, year })
  if (!loved || !odd || !bad || !fine) throw new Error('The year has works')
  await aReview(app, { by: me, of: loved, rating: 10, review: 'For ever. And ever.' })
  await aReview(app, { by: me, of: odd, rating: 10 })
  await aReview(app, { by: me, of: bad, rating: 2 })
  await aReview(app, { by: me, of: fine, rating: 7 })
  for (const rating of [3, 4]) await aReview(app, { of: odd, rating })
  const { best, worst, surprise } = await scenesFor(me, me)
  expect(best).toMatchObject({ work: { id: loved.id }, words: 'For ever. And ever.' })
  expect(worst).toMatchObject({ work: { id: bad.id }, rating: 2 })
  expect(surprise).toMatchObject({ work: { id: odd.id }, of: 'everyone', rating: 10 })
  expect(surprise?.usual).toBeCloseTo(17 / 3)
})

test('a review for friends is in no scene of others and in no picture', async () => {
  const { me, friend, stranger } = await aCircle()
  const [work, other] = await aPublishedYear(app, { by: me, year })
  if (!work || !other) throw new Error('The year has works')
  await aReview(app, { by: me, of: other, rating: 5 })
  await app.call(me, 'POST /v1/reviews', {
    body: {
      work: { id: work.id, medium: 'film' },
      rating: 10,
      review: 'Between us.',
      audience: 'friends',
    },
  })
  for (const viewer of [me, friend]) {
    expect((await scenesFor(viewer, me)).best).toMatchObject({
      work: { id: work.id },
      words: 'Between us.',
      hasPicture: false,
    })
  }
  expect(await pictureStatus(me, me, 'best')).toBe(404)
  for (const viewer of [stranger, null]) {
    const scenes = await scenesFor(viewer, me)
    expect(scenes.best).toMatchObject({ work: { id: other.id }, hasPicture: true })
    expect(JSON.stringify(scenes)).not.toContain('Between us.')
  }
  expect(await pictureStatus(stranger, me, 'best')).toBe(200)
})

test('words with spoilers or a filtered word are not shown', async () => {
  const { me, friend } = await aCircle()
  const [work] = await aPublishedYear(app, { by: me, year })
  if (!work) throw new Error('The year has works')
  const review = await aReview(app, { by: me, of: work, rating: 9, review: 'The butler did it.' })
  await app.call(friend, 'PUT /v1/filter-words', { body: { words: ['butler'] } })
  expect((await scenesFor(friend, me)).best?.words).toBeNull()
  expect((await scenesFor(me, me)).best?.words).toBe('The butler did it.')
  await app.ctx.db
    .updateTable('reviews')
    .set({ spoiler: true })
    .where('id', '=', review.id)
    .execute()
  expect((await scenesFor(me, me)).best?.words).toBeNull()
})

test('the friend of the year is shown to those who may see both', async () => {
  const { me, friend, stranger } = await aCircle()
  const works = await aPublishedYear(app, { by: me, year })
  for (const of of works.slice(0, 3)) await aViewing(app, { by: friend, of, day: '2026-07-01' })
  await aViewing(app, { by: stranger, of: works[0] ?? (await aWork(app)), day: '2026-07-01' })
  const own = await scenesFor(me, me)
  expect(own.person).toMatchObject({ person: { id: friend.id }, works: 3, sent: 0 })
  expect(own.person?.covers).toHaveLength(3)
  expect((await scenesFor(stranger, me)).person).toMatchObject({ works: 3, sent: null })
  expect(await pictureStatus(null, me, 'person')).toBe(200)
  await setAudience(friend, 'friends')
  expect((await scenesFor(me, me)).person?.hasPicture).toBe(false)
  expect((await scenesFor(stranger, me)).person).toBeNull()
  expect(await pictureStatus(me, me, 'person')).toBe(404)
  await setAudience(friend, 'everyone')
  await aBlock(app, { by: friend, of: stranger })
  expect((await scenesFor(stranger, me)).person).toBeNull()
})

test('a work that a member added is in the year of those alone who may see it', async () => {
  const { me, friend, stranger } = await aCircle()
  await aPublishedYear(app, { by: me, year })
  const added = await anAddedWork(app, me)
  await aViewing(app, { by: me, of: added, day: '2026-05-05' })
  await aReview(app, { by: me, of: added, rating: 10 })
  expect((await scenesFor(friend, me)).best).toMatchObject({
    work: { id: added.id },
    hasPicture: false,
  })
  const { number, best, faces } = await scenesFor(stranger, me)
  expect(number.works).toBe(12)
  expect(best).toBeNull()
  expect(faces.covers.map(({ id }) => id)).not.toContain(added.id)
})

test('a work that is left out is in no scene until it is taken back', async () => {
  const { me, friend } = await aCircle()
  const [work] = await aPublishedYear(app, { by: me, year })
  if (!work) throw new Error('The year has works')
  await aReview(app, { by: me, of: work, rating: 10 })
  await aViewing(app, { by: friend, of: work, day: '2026-07-01' })
  const params = { year: String(year), workId: String(work.id) }
  const call = (method: 'PUT' | 'DELETE') =>
    app.call(me, `${method} /v1/left-out-works/{year}/{workId}`, { params })
  expect((await call('PUT')).body).toEqual({ isLeftOut: true })
  expect((await call('PUT')).status).toBe(200)
  const { body } = await show(me, me)
  expect(body.leftOut.map(({ id }) => id)).toEqual([work.id])
  expect(body.scenes).toMatchObject({ number: { works: 11 }, best: null, person: null })
  expect(JSON.stringify(body.scenes)).not.toContain(`"id":${work.id},`)
  expect((await show(friend, me)).body.leftOut).toEqual([])
  expect(await pictureStatus(me, me, 'best')).toBe(404)
  expect((await call('DELETE')).body).toEqual({ isLeftOut: false })
  expect((await scenesFor(friend, me)).best?.work.id).toBe(work.id)
})
