import { expect, test } from 'vitest'
import { aUser, type TestUser } from '../../testing/factories/users.ts'
import { aWork } from '../../testing/factories/works.ts'
import { useTestApp } from '../../testing/harness.ts'

const app = useTestApp()

interface Named {
  id: number
  medium: 'film'
}

const aFilm = async (): Promise<Named> => ({ ...(await aWork(app)), medium: 'film' })
const bodyOf = ({ id, medium }: Named) => ({ medium, internal_id: id })

const marks = {
  engagements: {
    set: (by: TestUser, work: Named) => app.call(by, 'POST /works_viewed', { body: bodyOf(work) }),
    clear: (by: TestUser, work: Named) =>
      app.call(by, 'DELETE /works_viewed', { query: bodyOf(work) }),
  },
  saved_works: {
    set: (by: TestUser, work: Named) =>
      app.call(by, 'POST /saved-for-later', { body: bodyOf(work) }),
    clear: (by: TestUser, { id, medium }: Named) =>
      app.call(by, 'DELETE /saved-for-later', { query: { medium, workId: id } }),
  },
}

const timeOf = async (table: keyof typeof marks, by: TestUser, work: Named) => {
  const row = await app.ctx.db
    .selectFrom(table)
    .select('time_added')
    .where('user_id', '=', by.id)
    .where('work_id', '=', work.id)
    .executeTakeFirst()
  return row?.time_added
}

test.each(['engagements', 'saved_works'] as const)(
  'a mark of %s that is cleared and set again has its former time, a while later the present',
  async (table) => {
    const [me, work] = [await aUser(app), await aFilm()]
    const { set, clear } = marks[table]
    await set(me, work)
    const first = await timeOf(table, me, work)
    app.clock.advance(90 * 24 * 60 * 60_000)
    await clear(me, work)
    app.clock.advance(5_000)
    await set(me, work)
    expect(await timeOf(table, me, work)).toEqual(first)
    await clear(me, work)
    app.clock.advance(60 * 60_000)
    await set(me, work)
    expect(await timeOf(table, me, work)).toEqual(app.clock.now())
  },
)

test('a work that a rating took off the saved ones is back in its place after the rating is undone', async () => {
  const [me, work] = [await aUser(app), await aFilm()]
  await marks.saved_works.set(me, work)
  const first = await timeOf('saved_works', me, work)
  app.clock.advance(24 * 60 * 60_000)
  const { body: review } = await app.call(me, 'POST /v1/reviews', {
    body: { work: { id: work.id, medium: 'film' }, rating: 9 },
  })
  expect(await timeOf('saved_works', me, work)).toBeUndefined()
  await app.call(me, 'DELETE /review', { body: { review_id: review.id } })
  await marks.engagements.clear(me, work)
  await marks.saved_works.set(me, work)
  expect(await timeOf('saved_works', me, work)).toEqual(first)
})
