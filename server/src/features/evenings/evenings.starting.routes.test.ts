import { limits } from '@medley/contract/limits'
import { describe, expect, test } from 'vitest'
import { namesIn, useEvenings } from '../../testing/evenings.ts'
import { anEngagement, aSavedWork } from '../../testing/factories/engagements.ts'
import { anEvening } from '../../testing/factories/evenings.ts'
import { aReview } from '../../testing/factories/reviews.ts'
import { aUser } from '../../testing/factories/users.ts'
import { aWork } from '../../testing/factories/works.ts'
import { useTestApp } from '../../testing/harness.ts'

const app = useTestApp()
const { start, listed, notificationsOf, people } = useEvenings(app)

describe('starting', () => {
  test('proposes what several saved first, with a reason for each person, and tells them', async () => {
    const { nora, ken } = await people()
    const [both, one] = [await aWork(app), await aWork(app)]
    const [near, liked] = [await aWork(app), await aWork(app)]
    for (const by of [nora, ken]) await aSavedWork(app, { by, of: both })
    await aSavedWork(app, { by: ken, of: one })
    await aReview(app, { by: nora, of: liked, rating: 9 })
    await app.ctx.db
      .insertInto('work_neighbours')
      .values({ work_id: liked.id, neighbour_ids: [near.id], weights: [0.5], supports: [7] })
      .execute()
    const { status, body } = await start(nora, { userIds: [ken.id] })
    expect(status).toBe(201)
    expect(namesIn(body.people)).toEqual([nora.username, ken.username])
    expect(body.proposals[0]).toMatchObject({
      work: { id: both.id },
      reasons: [
        { userId: nora.id, reason: { kind: 'saved' } },
        { userId: ken.id, reason: { kind: 'saved' } },
      ],
      vetoedBy: [],
      isVetoed: false,
    })
    expect(body.proposals.find(({ work }) => work.id === near.id)?.reasons).toMatchObject([
      { userId: nora.id, reason: { kind: 'liked', work: { id: liked.id } } },
      { userId: ken.id, reason: { kind: 'popular' } },
    ])
    expect(body.proposals.some(({ work }) => work.id === one.id)).toBe(true)
    expect(body.proposals.some(({ work }) => work.id === liked.id)).toBe(false)
    expect(await notificationsOf(ken)).toMatchObject([
      {
        type: 'evening invitation',
        notificationData: { user: { id: nora.id }, eveningId: body.id, medium: 'film' },
      },
    ])
    expect([await listed(nora), await listed(ken)]).toEqual([[body.id], [body.id]])
  })

  test('leaves out what one of them knows, put aside or disliked', async () => {
    const { nora, ken } = await people()
    const [seen, rated] = [await aWork(app), await aWork(app)]
    const [notForHim, disliked] = [await aWork(app), await aWork(app)]
    for (const work of [seen, rated, notForHim, disliked]) {
      await aSavedWork(app, { by: nora, of: work })
    }
    await anEngagement(app, { by: ken, of: seen })
    await aReview(app, { by: ken, of: rated, rating: 8 })
    await aReview(app, { by: ken, of: disliked, rating: 4 })
    await app.call(ken, 'PUT /v1/not-for-me/{medium}/{workId}', {
      params: { medium: 'film', workId: String(notForHim.id) },
      body: {},
    })
    const proposed = async (isNewToAll: boolean) => {
      const { body } = await start(nora, { userIds: [ken.id], isNewToAll })
      const ids = new Set(body.proposals.map(({ work }) => work.id))
      return [seen, rated, notForHim, disliked].map(({ id }) => ids.has(id))
    }
    expect(await proposed(true)).toEqual([false, false, false, false])
    expect(await proposed(false)).toEqual([true, true, false, false])
  })

  test('filters by genre, decade and length, where that is known', async () => {
    const { nora } = await people()
    const facts = [
      { genres: ['Western'], minutes: 90, release_date: '1966' },
      { genres: ['Western'], minutes: 200, release_date: '1966' },
      { genres: ['Western'], minutes: null, release_date: '1966' },
      { genres: ['Western'], minutes: 90, release_date: '1971' },
      { genres: ['Drama'], minutes: 90, release_date: '1966' },
    ]
    const works: number[] = []
    for (const fact of facts) {
      const work = await aWork(app)
      await app.ctx.db.updateTable('works').set(fact).where('id', '=', work.id).execute()
      await aSavedWork(app, { by: nora, of: work })
      works.push(work.id)
    }
    const filter = { genre: 'Western', decade: 1960, maxMinutes: 120 }
    const { body } = await start(nora, filter)
    const ids = new Set(body.proposals.map(({ work }) => work.id))
    expect(works.map((id) => ids.has(id))).toEqual([true, false, true, false, false])
    const order = body.proposals.map(({ work }) => work.id)
    expect(order.indexOf(works[0] ?? 0)).toBeLessThan(order.indexOf(works[2] ?? 0))
    expect(body).toMatchObject({ maxMinutes: 120, maxPages: null })
    expect((await start(nora)).body).toMatchObject({ maxMinutes: null, maxPages: null })
  })

  test('filters books by pages', async () => {
    const { nora } = await people()
    const works: number[] = []
    for (const pages of [200, 900]) {
      const work = await aWork(app, { medium: 'book' })
      await app.ctx.db.updateTable('works').set({ pages }).where('id', '=', work.id).execute()
      await aSavedWork(app, { by: nora, of: work })
      works.push(work.id)
    }
    const { body } = await start(nora, { medium: 'book', maxPages: 300 })
    const ids = new Set(body.proposals.map(({ work }) => work.id))
    expect(works.map((id) => ids.has(id))).toEqual([true, false])
  })

  test('works alone, and without knowing anything', async () => {
    const { body } = await start(await aUser(app), { medium: 'podcast' })
    expect(body).toMatchObject({ people: [{ hasConfirmed: false }], choice: null })
  })

  test('invites friends alone', async () => {
    const { nora, ken } = await people()
    const stranger = await aUser(app)
    const { body } = await start(nora, { userIds: [ken.id, stranger.id] })
    expect(body).toMatchObject({ code: 'forbidden' })
    expect(await notificationsOf(ken)).toEqual([])
  })

  test('ends at a number of open evenings, and forgets old ones without a choice', async () => {
    const nora = await aUser(app)
    for (let count = 0; count < limits.eveningsMax; count += 1) {
      await anEvening(app, { by: nora, of: [] })
    }
    expect((await start(nora)).body).toMatchObject({ code: 'rate_limited' })
    app.clock.advance(31 * 86_400_000)
    expect((await start(nora)).status).toBe(201)
    expect(await listed(nora)).toHaveLength(1)
  })
})
