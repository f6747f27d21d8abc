import { describe, expect, test } from 'vitest'
import { transaction } from '../../db/transaction.ts'
import { aShow } from '../../testing/factories/entries.ts'
import { aRemark } from '../../testing/factories/remarks.ts'
import { aUser, type TestUser } from '../../testing/factories/users.ts'
import { aWork } from '../../testing/factories/works.ts'
import { useTestApp } from '../../testing/harness.ts'
import { useRemarks } from '../../testing/remarks.ts'
import { engagementsMergeTarget } from '../work-marks/work-marks.merge-target.ts'

const app = useTestApp()
const { engage, setProgress, textsOf } = useRemarks(app)

interface Named {
  id: number
  medium: 'film' | 'tvShow' | 'book' | 'album' | 'podcast'
}

const pathOf = ({ id, medium }: Named) => ({ medium, workId: String(id) })

async function progressOf(by: TestUser, work: Named) {
  const params = pathOf(work)
  return (await app.call(by, 'GET /v1/progress/{medium}/{workId}', { params })).body.progress
}

async function seenOf(by: TestUser, work: Named, season = 1) {
  const { body } = await app.call(by, 'GET /v1/works/{medium}/{workId}/entries', {
    params: pathOf(work),
    query: { season },
  })
  return body.items.filter(({ isSeen }) => isSeen).map(({ number }) => number)
}

async function hasEngaged(by: TestUser, { id, medium }: Named) {
  const { body } = await app.call(by, 'GET /v1/work-engagements', {
    query: { userId: by.id, medium },
  })
  return body.items.some((one) => 'work' in one && one.work.id === id)
}

const rate = (by: TestUser, { id, medium }: Named, body: object = {}) =>
  app.call(by, 'POST /v1/reviews', { body: { work: { id, medium }, rating: 9, ...body } })

const unmark = (by: TestUser, { id, medium }: Named) =>
  app.call(by, 'DELETE /works_viewed', { query: { internal_id: id, medium } })

const see = (by: TestUser, { id }: { id: number }) =>
  app.call(by, 'PUT /v1/entry-viewings/{entryId}', { params: { entryId: String(id) }, body: {} })

const acts: Record<string, (by: TestUser, work: Named) => Promise<{ status: number }>> = {
  'POST /v1/reviews': rate,
  'POST /v1/reviews with a day': (by, work) => rate(by, work, { dateViewed: '2026-01-01' }),
  'POST /review': (by, { id, medium }) =>
    app.call(by, 'POST /review', { body: { workID: id, medium, rating: 9 } }),
  'POST /works_viewed': engage,
}

describe.each(Object.keys(acts))('%s in the middle of a work', (name) => {
  const act = acts[name]!

  test.each(['going', 'paused', 'stopped'])('keeps a page of a book (%s)', async (state) => {
    const me = await aUser(app)
    const book = { ...(await aWork(app, { medium: 'book' })), medium: 'book' as const }
    await aRemark(app, { of: book, share: 9_000, content: 'The end.' })
    await setProgress(me, book, { amount: 212, unit: 'page', total: 400, state })
    expect((await act(me, book)).status).toBeLessThan(300)
    expect(await progressOf(me, book)).toMatchObject({ amount: 212, unit: 'page', state })
    expect(await hasEngaged(me, book)).toBe(true)
    expect(await textsOf(me, book)).toEqual([])
  })

  test('keeps the episode of a show, ticks none, and opens no remark ahead', async () => {
    const me = await aUser(app)
    const { show, episodes } = await aShow(app, { seasons: [3, 2] })
    await aRemark(app, { of: show, at: episodes[2]!, content: 'The gardener.' })
    await see(me, episodes[0]!)
    await setProgress(me, show, { season: 1, number: 2 })
    expect((await act(me, show)).status).toBeLessThan(300)
    expect(await progressOf(me, show)).toMatchObject({ entry: { season: 1, number: 2 }, left: 3 })
    expect(await hasEngaged(me, show)).toBe(true)
    expect(await seenOf(me, show)).toEqual([1])
    expect(await seenOf(me, show, 2)).toEqual([])
    expect(await textsOf(me, show)).toEqual([])
    await unmark(me, show)
    expect(await hasEngaged(me, show)).toBe(false)
    expect(await progressOf(me, show)).toMatchObject({ entry: { season: 1, number: 2 } })
  })

  test('counts as the whole once the work is finished', async () => {
    const me = await aUser(app)
    const { show, episodes } = await aShow(app, { seasons: [3] })
    await aRemark(app, { of: show, at: episodes[2]!, content: 'The gardener.' })
    await setProgress(me, show, { season: 1, number: 2 })
    await act(me, show)
    await setProgress(me, show, { finished: true })
    expect(await progressOf(me, show)).toBeNull()
    expect(await seenOf(me, show)).toEqual([1, 2, 3])
    expect(await textsOf(me, show)).toEqual(['The gardener.'])
  })
})

test('a mark of a work that one is not in the middle of is of all of it', async () => {
  const me = await aUser(app)
  const { show } = await aShow(app, { seasons: [3] })
  await rate(me, show)
  expect(await seenOf(me, show)).toEqual([1, 2, 3])
})

test('a rating in a later season keeps the earlier ones that were marked before, and ticks no other', async () => {
  const me = await aUser(app)
  const { show } = await aShow(app, { seasons: [2, 2] })
  const { id, medium } = show
  const body = { work: { id, medium }, day: '2020-06-01' }
  await app.call(me, 'POST /v1/viewings', { body })
  await setProgress(me, show, { season: 2, number: 1 })
  app.clock.advance(1_000)
  await rate(me, show, { dateViewed: app.clock.now().toISOString().slice(0, 10) })
  expect(await seenOf(me, show)).toEqual([1, 2])
  expect(await seenOf(me, show, 2)).toEqual([])
})

test('a viewing of years ago leaves what its member is in the middle of today', async () => {
  const me = await aUser(app)
  const book = { ...(await aWork(app, { medium: 'book' })), medium: 'book' as const }
  await setProgress(me, book, { amount: 50, unit: 'page' })
  const { id, medium } = book
  await app.call(me, 'POST /v1/viewings', { body: { work: { id, medium }, day: '2019' } })
  expect(await progressOf(me, book)).toMatchObject({ amount: 50 })
  const day = app.clock.now().toISOString().slice(0, 10)
  await app.call(me, 'POST /v1/viewings', { body: { work: { id, medium }, day } })
  expect(await progressOf(me, book)).toBeNull()
})

test('a mark in the middle of a work stays one through a merge, and back', async () => {
  const me = await aUser(app)
  const [from, into] = [await aShow(app, { seasons: [2] }), await aShow(app, { seasons: [2] })]
  await setProgress(me, from.show, { season: 1, number: 1 })
  await rate(me, from.show)
  const pair = { fromId: from.show.id, intoId: into.show.id }
  const marks = () =>
    app.ctx.db
      .selectFrom('engagements')
      .select(['work_id', 'is_partial'])
      .where('user_id', '=', me.id)
      .execute()
  const moved = await transaction(app.ctx.db, (tx) => engagementsMergeTarget.move(tx, pair))
  expect(await marks()).toEqual([{ work_id: into.show.id, is_partial: true }])
  await transaction(app.ctx.db, (tx) => engagementsMergeTarget.moveBack(tx, pair, moved))
  expect(await marks()).toEqual([{ work_id: from.show.id, is_partial: true }])
})
