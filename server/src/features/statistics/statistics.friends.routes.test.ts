import { expect, test } from 'vitest'
import { anEngagement } from '../../testing/factories/engagements.ts'
import { anEvening } from '../../testing/factories/evenings.ts'
import { aFriendship } from '../../testing/factories/friendships.ts'
import { aReview } from '../../testing/factories/reviews.ts'
import { aSentWork } from '../../testing/factories/sent-works.ts'
import { aUser, type TestUser } from '../../testing/factories/users.ts'
import { aViewing } from '../../testing/factories/viewings.ts'
import { aWork } from '../../testing/factories/works.ts'
import { useTestApp } from '../../testing/harness.ts'

const app = useTestApp()

async function withFriends(me: TestUser, query: { year?: number } = {}) {
  const answer = await app.call(me, 'GET /v1/own-statistics/friends', { query })
  expect(answer.status).toBe(200)
  return answer.body
}

async function aFriendOf(me: TestUser): Promise<TestUser> {
  const friend = await aUser(app)
  await aFriendship(app, me, friend)
  return friend
}

type TestWork = Awaited<ReturnType<typeof aWork>>

async function rate(by: TestUser, of: TestWork, rating: number) {
  await aReview(app, { by, of, rating })
  await aViewing(app, { by, of, day: '2026-02-03' })
}

test('friends who rated the same works agreed or differed, those who are hidden are left out', async () => {
  const me = await aUser(app)
  const [friend, muted] = [await aFriendOf(me), await aFriendOf(me)]
  const stranger = await aUser(app)
  await app.call(me, 'PUT /v1/mutes/{userId}', { params: { userId: String(muted.id) } })
  const [liked, argued] = [await aWork(app), await aWork(app)]
  await rate(me, liked, 9)
  await rate(me, argued, 3)
  for (const other of [friend, muted, stranger]) {
    await rate(other, liked, 9)
    await rate(other, argued, 8)
  }
  const body = await withFriends(me, { year: 2026 })
  const named = (items: typeof body.agreed) =>
    items.map(({ friend: { id }, work, yourRating, theirRating }) => [
      id,
      work.id,
      yourRating,
      theirRating,
    ])
  expect(named(body.agreed)).toEqual([[friend.id, liked.id, 9, 9]])
  expect(named(body.differed)).toEqual([[friend.id, argued.id, 3, 8]])
  expect(body.furthest.map(({ work, ratings }) => [work.id, ratings])).toEqual([[argued.id, 4]])
  expect((await withFriends(me, { year: 2025 })).agreed).toEqual([])
})

test('what friends have seen and the member has not, without works that are not for them', async () => {
  const me = await aUser(app)
  const friends = [await aFriendOf(me), await aFriendOf(me)]
  const [unseen, seen, notForMe] = [await aWork(app), await aWork(app), await aWork(app)]
  for (const by of friends) {
    for (const work of [unseen, seen, notForMe]) await anEngagement(app, { by, of: work })
    await anEngagement(app, { by, of: await aWork(app) })
  }
  await anEngagement(app, { by: me, of: seen })
  await app.call(me, 'PUT /v1/not-for-me/{medium}/{workId}', {
    params: { medium: 'film', workId: String(notForMe.id) },
    body: {},
  })
  const items = (await withFriends(me)).unseen
  expect(items.map(({ work, friends: count }) => [work.id, count])).toEqual([[unseen.id, 2]])
})

test('evenings that were logged together, and what was sent and loved', async () => {
  const me = await aUser(app)
  const friend = await aFriendOf(me)
  const work = await aWork(app)
  await aSentWork(app, { by: me, to: friend, of: work })
  app.clock.advance(1000)
  await aReview(app, { by: friend, of: work, rating: 8 })
  const evening = await anEvening(app, { by: me, with: [friend], of: [work] })
  for (const by of [me, friend]) await logTogether(evening, by, work)
  const { together, loved } = await withFriends(me)
  expect(together).toMatchObject([
    { work: { id: work.id }, day: '2026-05-01', friends: [{ id: friend.id }] },
  ])
  expect(loved).toMatchObject([{ work: { id: work.id }, theirRating: 8 }])
  expect((await withFriends(me, { year: 2025 })).together).toEqual([])
})

test('those who show themselves to friends alone are in no list once the friendship has ended', async () => {
  const me = await aUser(app)
  const [closed, open] = [await aFriendOf(me), await aFriendOf(me)]
  await app.call(closed, 'PATCH /v1/privacy-settings', { body: { audience: 'friends' } })
  const [liked, argued, sent, unseen] = await Promise.all([1, 2, 3, 4].map(() => aWork(app)))
  if (!liked || !argued || !sent || !unseen) throw new Error('There are no works')
  await rate(me, liked, 9)
  await rate(me, argued, 3)
  await rateForFriends(closed, liked, 9)
  await rateForFriends(closed, argued, 8)
  for (const by of [closed, open]) await anEngagement(app, { by, of: unseen })
  await aSentWork(app, { by: me, to: closed, of: sent })
  app.clock.advance(1000)
  await rateForFriends(closed, sent, 10)
  const evening = await anEvening(app, { by: me, with: [closed], of: [liked] })
  for (const by of [me, closed]) await logTogether(evening, by, liked)

  const { agreed, differed, together, loved, unseen: missed } = await withFriends(me)
  const friends = [...agreed, ...differed, ...loved].map(({ friend, work }) => [friend.id, work.id])
  expect(friends).toEqual([liked, argued, sent].map(({ id }) => [closed.id, id]))
  expect(together.map(({ friends: with_ }) => with_.map(({ id }) => id))).toEqual([[closed.id]])
  expect(missed.map(({ work }) => work.id)).toEqual([unseen.id])

  const path = 'DELETE /v1/users/{userId}/friendships/{otherId}'
  const params = { userId: String(closed.id), otherId: String(me.id) }
  expect((await app.call(closed, path, { params })).status).toBe(200)
  expect(await withFriends(me)).toEqual({
    agreed: [],
    differed: [],
    together: [],
    loved: [],
    unseen: [],
    furthest: [],
  })
})

/** A rating that only friends of its author may read. */
async function rateForFriends(by: TestUser, { id, medium }: TestWork, rating: number) {
  const body = { work: { id, medium }, rating, audience: 'friends' as const }
  expect((await app.call(by, 'POST /v1/reviews', { body })).status).toBe(201)
}

async function logTogether(evening: { id: number }, by: TestUser, of: TestWork) {
  const { id } = await aViewing(app, { by, of, day: '2026-05-01' })
  await app.ctx.db
    .updateTable('evening_members')
    .set({ viewing_id: id })
    .where('evening_id', '=', evening.id)
    .where('user_id', '=', by.id)
    .execute()
}
