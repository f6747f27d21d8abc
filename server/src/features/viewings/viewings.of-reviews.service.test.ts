import type { Medium } from '@medley/contract/values/medium'
import { beforeEach, describe, expect, test } from 'vitest'
import { aUser, type TestUser } from '../../testing/factories/users.ts'
import { aViewing } from '../../testing/factories/viewings.ts'
import { aWork } from '../../testing/factories/works.ts'
import { useTestApp } from '../../testing/harness.ts'

const app = useTestApp()

let me: TestUser
let work: { id: number; medium: Medium }
beforeEach(async () => {
  me = await aUser(app)
  work = await aWork(app)
})

const viewings = async () => {
  const params = { medium: work.medium, workId: String(work.id) }
  const path = 'GET /v1/works/{medium}/{workId}/own-viewings'
  const { body } = await app.call(me, path, { params, query: {} })
  return body.items.map(({ day, isRepeat, review }) => [day, isRepeat, review?.id ?? null])
}
const draft = () => ({ work: { id: work.id, medium: work.medium }, rating: 7 })
const post = async (dateViewed: string | null) => {
  const body = { ...draft(), dateViewed }
  return (await app.call(me, 'POST /v1/reviews', { body })).body.id
}
const postIn = async (viewedIn: string) =>
  (await app.call(me, 'POST /v1/reviews', { body: { ...draft(), viewedIn } })).body.id
const whenOf = async (id: number) => {
  const { body } = await app.call(null, 'GET /v1/reviews/{id}', { params: { id: String(id) } })
  return [body.dateViewed, body.viewedIn]
}
const edit = (id: number, changes: object) =>
  app.call(me, 'PATCH /review', { body: { review_id: id, ...changes } })
const dayOf = async (id: number) => {
  const { body } = await app.call(me, 'GET /v1/reviews/{id}', { params: { id: String(id) } })
  return body.dateViewed
}

describe('a review', () => {
  test('a review with a date has a viewing of that day, one without a date has none', async () => {
    await post(null)
    const dated = await post('2024-05-01')
    expect(await viewings()).toEqual([['2024-05-01', false, dated]])
  })

  test('is of a repeated viewing if an earlier day is known', async () => {
    const second = await post('2024-05-01')
    const first = await post('2023-05-01')
    const third = await post('2024-05-01')
    expect(await viewings()).toEqual([
      ['2024-05-01', true, third],
      ['2024-05-01', false, second],
      ['2023-05-01', false, first],
    ])
  })

  test('takes over a viewing of its day that has no review, with its mark', async () => {
    await aViewing(app, { by: me, of: work, day: '2024-05-01', isRepeat: true })
    await aViewing(app, { by: await aUser(app), of: work, day: '2024-05-02' })
    const review = await post('2024-05-01')
    const other = await post('2024-05-02')
    expect(await viewings()).toEqual([
      ['2024-05-02', true, other],
      ['2024-05-01', true, review],
    ])
  })

  test('moves its viewing with its date, and keeps it as a fact without one', async () => {
    const review = await post('2024-05-01')
    await edit(review, { rating: 9 })
    expect(await viewings()).toEqual([['2024-05-01', false, review]])
    await edit(review, { date_viewed: '2024-05-03' })
    expect(await viewings()).toEqual([['2024-05-03', false, review]])
    await edit(review, { date_viewed: null })
    expect(await viewings()).toEqual([[null, false, review]])
    await edit(review, { date_viewed: '2024-05-04' })
    expect(await viewings()).toEqual([['2024-05-04', false, review]])
  })

  test('gets a viewing with its first date', async () => {
    const review = await post(null)
    await edit(review, { date_viewed: '2024-05-03' })
    expect(await viewings()).toEqual([['2024-05-03', false, review]])
  })

  test('leaves its viewing when it is deleted', async () => {
    const review = await post('2024-05-01')
    await app.call(me, 'DELETE /review', { body: { review_id: review } })
    expect(await viewings()).toEqual([['2024-05-01', false, null]])
  })

  test('has the day of its viewing, and none after the viewing is deleted', async () => {
    const review = await post('2024-05-01')
    const { id } = await app.ctx.db
      .selectFrom('viewings')
      .select('id')
      .where('review_id', '=', review)
      .executeTakeFirstOrThrow()
    const params = { id: String(id) }
    await app.call(me, 'PATCH /v1/viewings/{id}', { params, body: { day: '2023-04-05' } })
    expect(await dayOf(review)).toBe('2023-04-05')
    await app.call(me, 'DELETE /v1/viewings/{id}', { params })
    expect(await dayOf(review)).toBeNull()
    expect(await viewings()).toEqual([])
  })
})

describe('a review of which only the month or year is known', () => {
  test('has a viewing of it, again if an earlier one is known', async () => {
    const first = await postIn('2012')
    const second = await postIn('2012-05')
    expect(await viewings()).toEqual([
      ['2012-05', true, second],
      ['2012', false, first],
    ])
    expect(await whenOf(second)).toEqual([null, '2012-05'])
    expect(
      (await app.call(me, 'GET /v1/reviews', { query: { author: me.id } })).body.items,
    ).toMatchObject([
      { id: second, dateViewed: null, viewedIn: '2012-05' },
      { id: first, dateViewed: null, viewedIn: '2012' },
    ])
  })

  test('takes over a viewing of it that has no review', async () => {
    await aViewing(app, { by: me, of: work, day: '2012', isRepeat: true })
    await aViewing(app, { by: me, of: work, day: '2012-05' })
    const review = await postIn('2012')
    expect(await viewings()).toEqual([
      ['2012-05', false, null],
      ['2012', true, review],
    ])
  })

  test('moves between day, month and year, and loses them alone', async () => {
    const review = await post('2024-05-01')
    await edit(review, { viewed_in: '2023' })
    expect(await whenOf(review)).toEqual([null, '2023'])
    await edit(review, { rating: 8, date_viewed: null })
    expect(await whenOf(review)).toEqual([null, '2023'])
    await edit(review, { viewed_in: '2023-07' })
    expect(await viewings()).toEqual([['2023-07', false, review]])
    await edit(review, { date_viewed: '2023-07-09', viewed_in: null })
    expect(await whenOf(review)).toEqual(['2023-07-09', null])
    await edit(review, { viewed_in: '2022' })
    await edit(review, { viewed_in: null })
    expect(await viewings()).toEqual([[null, false, review]])
  })

  test('gets a viewing with its first month or year', async () => {
    const review = await post(null)
    await edit(review, { viewed_in: '2012' })
    expect(await viewings()).toEqual([['2012', false, review]])
  })

  test('follows its viewing', async () => {
    const review = await post('2024-05-01')
    const { id } = await app.ctx.db
      .selectFrom('viewings')
      .select('id')
      .where('review_id', '=', review)
      .executeTakeFirstOrThrow()
    const params = { id: String(id) }
    await app.call(me, 'PATCH /v1/viewings/{id}', { params, body: { day: '2024-05' } })
    expect(await whenOf(review)).toEqual([null, '2024-05'])
  })

  test('is refused beside a day, and in the future', async () => {
    const year = app.clock.now().getUTCFullYear()
    const later = { ...draft(), viewedIn: `${year + 1}` }
    expect(await app.call(me, 'POST /v1/reviews', { body: later })).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'viewedIn', message: 'Must not be later than today' }] },
    })
    const both = { ...draft(), dateViewed: '2024-05-01', viewedIn: '2024' }
    expect(await app.call(me, 'POST /v1/reviews', { body: both })).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'viewedIn', message: 'Only where there is no day' }] },
    })
    const review = await post(null)
    expect(await edit(review, { date_viewed: '2024-05-01', viewed_in: '2024' })).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'viewed_in', message: 'Only where there is no day' }] },
    })
  })
})

test('concurrent reviews of one day have a viewing each', async () => {
  await aViewing(app, { by: me, of: work, day: '2024-05-01' })
  const reviews = await Promise.all(Array.from({ length: 4 }, () => post('2024-05-01')))
  const linked = (await viewings()).map(([, , review]) => review)
  expect(linked).toHaveLength(reviews.length)
  expect(new Set(linked)).toEqual(new Set(reviews))
})
