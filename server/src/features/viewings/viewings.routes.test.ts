import { limits } from '@medley/contract/limits'
import type { Medium } from '@medley/contract/values/medium'
import { describe, expect, test } from 'vitest'
import { anEngagement, aSavedWork } from '../../testing/factories/engagements.ts'
import { aReview } from '../../testing/factories/reviews.ts'
import { aUser, type TestUser } from '../../testing/factories/users.ts'
import { aViewing } from '../../testing/factories/viewings.ts'
import { aWork } from '../../testing/factories/works.ts'
import { useTestApp } from '../../testing/harness.ts'

const app = useTestApp()

interface Work {
  id: number
  medium: Medium
}

const add = (by: TestUser, { id, medium }: Work, facts: object = {}) =>
  app.call(by, 'POST /v1/viewings', { body: { work: { id, medium }, ...facts } })
const own = async (by: TestUser, { id, medium }: Work) => {
  const params = { medium, workId: String(id) }
  return app.call(by, 'GET /v1/works/{medium}/{workId}/own-viewings', { params, query: {} })
}
const edit = (by: TestUser, id: number, body: object) =>
  app.call(by, 'PATCH /v1/viewings/{id}', { params: { id: String(id) }, body })

describe('POST /v1/viewings', () => {
  test('returns the viewing, marks the work engaged and no longer saved', async () => {
    const [me, work] = [await aUser(app), await aWork(app)]
    await aSavedWork(app, { by: me, of: work })
    const tags = [' cinema ', 'with leila', 'cinema']
    const answer = await add(me, work, { day: '2024-05-01', isRepeat: true, tags })
    expect(answer).toMatchObject({
      status: 201,
      body: {
        day: '2024-05-01',
        isRepeat: true,
        tags: ['cinema', 'with leila'],
        review: null,
        work: { id: work.id, medium: 'film', title: work.title },
      },
    })
    expect((await own(me, work)).body).toEqual({ items: [answer.body], totalCount: 1 })
    const query = { medium: work.medium, internal_id: work.id }
    expect((await app.call(me, 'GET /is_seen', { query })).body).toBe(true)
    expect((await app.call(me, 'GET /is_saved', { query })).body).toBe(false)
  })

  test('takes the fact without a day, and leaves the time of an earlier mark', async () => {
    const [me, work] = [await aUser(app), await aWork(app)]
    await anEngagement(app, { by: me, of: work })
    const before = app.clock.now()
    app.clock.advance(1_000)
    expect((await add(me, work)).body).toMatchObject({ day: null, isRepeat: false, tags: [] })
    const marks = app.ctx.db.selectFrom('engagements').select('time_added as time')
    expect(await marks.where('user_id', '=', me.id).execute()).toEqual([{ time: before }])
  })

  test('refuses a day that is in the future everywhere', async () => {
    const [me, work] = [await aUser(app), await aWork(app)]
    const inDays = (days: number) =>
      new Date(app.clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10)
    expect(await add(me, work, { day: inDays(2) })).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'day', message: 'Must not be later than today' }] },
    })
    expect((await add(me, work, { day: inDays(0) })).status).toBe(201)
  })

  test.each(['2024-05', '2024', '1820'])('takes %s where no more is known', async (day) => {
    const [me, work] = [await aUser(app), await aWork(app)]
    expect(await add(me, work, { day })).toMatchObject({ status: 201, body: { day } })
    expect((await own(me, work)).body.items).toMatchObject([{ day }])
  })

  test.each(['2024-13', '2024-00', '2024-5', '24', '0000', '2024-02-30', 'May 2024', '2024-05-'])(
    'refuses %j as a day',
    async (day) => {
      const [me, work] = [await aUser(app), await aWork(app)]
      expect(await add(me, work, { day })).toMatchObject({
        status: 400,
        body: {
          errors: [{ field: 'day', message: 'Must be a date like 2024-05-01, 2024-05 or 2024' }],
        },
      })
    },
  )

  test('refuses a month or year in the future', async () => {
    const [me, work] = [await aUser(app), await aWork(app)]
    const now = app.clock.now()
    const year = now.getUTCFullYear()
    const error = { errors: [{ field: 'day', message: 'Must not be later than today' }] }
    for (const day of [`${year + 1}`, `${year + 1}-01`]) {
      expect(await add(me, work, { day })).toMatchObject({ status: 400, body: error })
    }
    const month = now.toISOString().slice(0, 7)
    for (const day of [`${year}`, month]) expect((await add(me, work, { day })).status).toBe(201)
  })

  test('refuses more tags than a viewing may have', async () => {
    const [me, work] = [await aUser(app), await aWork(app)]
    const tags = Array.from({ length: limits.tagsMax + 1 }, (_, index) => `tag ${index}`)
    expect(await add(me, work, { tags })).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'tags', message: 'Must be at most 20 tags' }] },
    })
    expect((await add(me, work, { tags: tags.slice(1) })).status).toBe(201)
  })

  test('limits the viewings of one work by one member', async () => {
    const [me, other, work] = [await aUser(app), await aUser(app), await aWork(app)]
    const row = { user_id: me.id, work_id: work.id, medium: work.medium }
    const count = limits.viewingsPerWork - 1
    const rows = Array.from({ length: count }, () => ({ ...row, time_created: app.clock.now() }))
    await app.ctx.db.insertInto('viewings').values(rows).execute()
    expect((await add(me, work)).status).toBe(201)
    expect(await add(me, work)).toMatchObject({ status: 429, body: { code: 'rate_limited' } })
    expect((await add(me, await aWork(app))).status).toBe(201)
    expect((await add(other, work)).status).toBe(201)
  })

  test('gives its day to the review it belongs to, once', async () => {
    const [me, work] = [await aUser(app), await aWork(app)]
    const review = await aReview(app, { by: me, of: work, rating: 8, review: 'Fine.' })
    const facts = { day: '2024-05-01', reviewId: review.id }
    expect((await add(me, work, facts)).body).toMatchObject({
      review: { id: review.id, rating: 8, hasText: true },
    })
    const params = { id: String(review.id) }
    const shown = await app.call(null, 'GET /v1/reviews/{id}', { params })
    expect(shown.body).toMatchObject({ dateViewed: '2024-05-01' })
    expect((await add(me, work, { ...facts, day: null })).body).toMatchObject({
      code: 'review_not_found',
    })
    expect((await add(me, await aWork(app), facts)).body).toMatchObject({
      code: 'review_not_found',
    })
    const after = await app.call(null, 'GET /v1/reviews/{id}', { params })
    expect(after.body).toMatchObject({ dateViewed: '2024-05-01' })
  })
})

test('lists the viewings of a work latest first, those without a day last, page by page', async () => {
  const [me, work] = [await aUser(app), await aWork(app)]
  const days = ['2023-01-01', null, '2025-01-01', '2023-01-01', '2024-01-01']
  for (const day of days) await aViewing(app, { by: me, of: work, day })
  await aViewing(app, { by: await aUser(app), of: work, day: '2022-01-01' })
  await aViewing(app, { by: me, of: await aWork(app), day: '2022-01-01' })
  const { body } = await own(me, work)
  expect(body.totalCount).toBe(5)
  const sorted = ['2025-01-01', '2024-01-01', '2023-01-01', '2023-01-01', null]
  expect(body.items.map(({ day }) => day)).toEqual(sorted)
  const params = { medium: work.medium, workId: String(work.id) }
  const page = { params, query: { limit: 2, offset: 1 } }
  const second = await app.call(me, 'GET /v1/works/{medium}/{workId}/own-viewings', page)
  expect(second.body.items).toEqual(body.items.slice(1, 3))
})

test('admins see only their own viewings of a work', async () => {
  const [admin, other, work] = [await aUser(app, { id: 2 }), await aUser(app), await aWork(app)]
  await aViewing(app, { by: other, of: work, day: '2022-01-01' })
  const { body } = await add(admin, work, { day: '2024-05-01' })
  expect((await own(admin, work)).body).toEqual({ items: [body], totalCount: 1 })
})

describe('PATCH /v1/viewings/{id}', () => {
  test('changes only the fields that are given', async () => {
    const [me, of] = [await aUser(app), await aWork(app)]
    const facts = { day: '2024-05-01', isRepeat: true, tags: ['a'] }
    const { id } = await aViewing(app, { by: me, of, ...facts })
    expect((await edit(me, id, {})).body).toMatchObject(facts)
    expect((await edit(me, id, { day: null })).body).toMatchObject({ ...facts, day: null })
    expect((await edit(me, id, { isRepeat: false })).body).toMatchObject({
      isRepeat: false,
      tags: ['a'],
    })
    expect((await edit(me, id, { tags: [] })).body).toMatchObject({ day: null, tags: [] })
  })

  test('refuses a future day and changes nothing', async () => {
    const [me, of] = [await aUser(app), await aWork(app)]
    const { id } = await aViewing(app, { by: me, of, day: '2024-05-01' })
    expect((await edit(me, id, { day: '2999-01-01', tags: ['a'] })).status).toBe(400)
    expect((await own(me, of)).body.items).toMatchObject([{ day: '2024-05-01', tags: [] }])
  })
})

test('deleting a viewing leaves the mark of its work', async () => {
  const [me, work] = [await aUser(app), await aWork(app)]
  const { body } = await add(me, work, { day: '2024-05-01' })
  const params = { id: String(body.id) }
  const deleted = await app.call(me, 'DELETE /v1/viewings/{id}', { params })
  expect(deleted).toMatchObject({ status: 200, body: { id: body.id } })
  expect((await own(me, work)).body).toEqual({ items: [], totalCount: 0 })
  const query = { medium: work.medium, internal_id: work.id }
  expect((await app.call(me, 'GET /is_seen', { query })).body).toBe(true)
  const again = await app.call(me, 'DELETE /v1/viewings/{id}', { params })
  expect(again.body).toMatchObject({ code: 'viewing_not_found' })
})

test('the undo of a deleted viewing restores it with its review, and changes nothing else', async () => {
  const [me, work] = [await aUser(app), await aWork(app, { medium: 'book' })]
  const { id: workId, medium } = work
  const { body: review } = await app.call(me, 'POST /v1/reviews', {
    body: { work: { id: workId, medium }, rating: 8, dateViewed: '2024-05-01' },
  })
  await add(me, work, { day: '2023-04', isRepeat: true, tags: ['by the sea'] })
  await app.call(me, 'DELETE /works_viewed', { query: { medium, internal_id: workId } })
  await app.call(me, 'POST /saved-for-later', { body: { medium, internal_id: workId } })
  const params = { medium, workId: String(workId) }
  await app.call(me, 'PUT /v1/progress/{medium}/{workId}', {
    params,
    body: { amount: 12, unit: 'page' },
  })
  const state = async () => ({
    diary: (await own(me, work)).body,
    review: (await app.call(me, 'GET /v1/reviews/{id}', { params: { id: String(review.id) } }))
      .body,
    place: (await app.call(me, 'GET /v1/progress/{medium}/{workId}', { params })).body,
    work: (await app.call(me, 'GET /v1/works/{medium}/{workId}', { params })).body.userInfo,
  })
  const before = await state()
  expect(before.diary.items).toHaveLength(2)
  for (const viewing of before.diary.items) {
    const named = { params: { id: String(viewing.id) } }
    const { actId } = (await app.call(me, 'DELETE /v1/viewings/{id}', named)).body
    expect((await own(me, work)).body.items).toHaveLength(1)
    const undone = await app.call(me, 'DELETE /v1/acts/{actId}', {
      params: { actId: String(actId) },
    })
    expect(undone.body.userInfo).toEqual({ hasEngaged: false, savedForLater: true })
    expect(await state()).toEqual(before)
  }
})
