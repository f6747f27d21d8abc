import { mediums, type Medium } from '@medley/contract/values/medium'
import { expect, test } from 'vitest'
import { anEngagement } from '../../testing/factories/engagements.ts'
import { aReview } from '../../testing/factories/reviews.ts'
import { aUser } from '../../testing/factories/users.ts'
import { aWork } from '../../testing/factories/works.ts'
import { type Caller, useTestApp } from '../../testing/harness.ts'

const app = useTestApp()

interface Query {
  mediums?: Medium[]
  limit?: number
  except?: string
}

const toRate = async (by: Caller, query: Query = {}) =>
  (await app.call(by, 'GET /v1/works-to-rate', { query })).body.items
const idsOf = (items: readonly { id: number }[]) => items.map(({ id }) => id)

test('takes the mediums in turn, best known first', async () => {
  const me = await aUser(app)
  for (const medium of mediums) for (let n = 0; n < 2; n += 1) await aWork(app, { medium })
  const famous = await aWork(app, { medium: 'book' })
  for (let n = 0; n < 3; n += 1) await aReview(app, { of: famous })
  const items = await toRate(me, { limit: 10 })
  expect(items.map(({ medium }) => medium)).toEqual([...mediums, ...mediums])
  expect(items.find(({ medium }) => medium === 'book')?.id).toBe(famous.id)
})

test('puts works that tell more before those that are better known', async () => {
  const me = await aUser(app)
  const medium = 'album'
  const telling = await aWork(app, { medium })
  const famous = await aWork(app, { medium })
  for (let n = 0; n < 3; n += 1) await aReview(app, { of: famous })
  const first = async () => idsOf(await toRate(me, { mediums: [medium], limit: 1 }))
  expect(await first()).toEqual([famous.id])
  await app.ctx.db
    .insertInto('telling_works')
    .values({ work_id: telling.id, medium, place: 1 })
    .execute()
  expect(await first()).toEqual([telling.id])
})

test('spreads the works over creators and decades', async () => {
  const me = await aUser(app)
  const medium = 'podcast'
  const one: Parameters<typeof aWork>[1] = {
    medium,
    creators: ['Sela Brook'],
    releaseDate: '2011',
  }
  const [first, sameCreator] = [await aWork(app, one), await aWork(app, one)]
  const other = await aWork(app, { medium, creators: ['Ida Mora'], releaseDate: '2003' })
  const ids = idsOf(await toRate(me, { mediums: [medium], limit: 60 }))
  const places = [first, other, sameCreator].map(({ id }) => ids.indexOf(id))
  expect(places).toEqual(places.toSorted((a, b) => a - b))
  expect(places[0]).toBeGreaterThanOrEqual(0)
})

test('leaves out works that the member engaged or rated or that are not for them, and those of the request', async () => {
  const me = await aUser(app)
  const medium = 'tvShow'
  const [engaged, rated, notForMe, shown, left] = await Promise.all(
    Array.from({ length: 5 }, () => aWork(app, { medium })),
  )
  if (!engaged || !rated || !notForMe || !shown || !left) throw new Error('five works')
  await anEngagement(app, { by: me, of: engaged })
  await aReview(app, { by: me, of: rated })
  await app.call(me, 'PUT /v1/not-for-me/{medium}/{workId}', {
    params: { medium, workId: String(notForMe.id) },
    body: {},
  })
  const ids = idsOf(await toRate(me, { mediums: [medium], limit: 60, except: String(shown.id) }))
  expect(ids).toContain(left.id)
  for (const { id } of [engaged, rated, notForMe, shown]) expect(ids).not.toContain(id)
})

test('shows no work twice while the member goes on and rates', async () => {
  const me = await aUser(app)
  const seen: number[] = []
  for (;;) {
    const items = await toRate(me, { limit: 4, ...(seen.length > 0 && { except: seen.join(',') }) })
    const [first] = items
    if (!first) break
    seen.push(...idsOf(items))
    await aReview(app, { by: me, of: first })
  }
  expect(new Set(seen).size).toBe(seen.length)
  const { count } = await app.ctx.db
    .selectFrom('work_counts')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('is_listed', '=', true)
    .executeTakeFirstOrThrow()
  expect(seen).toHaveLength(count)
})
