import { describe, expect, test } from 'vitest'
import { anEngagement, aSavedWork } from '../../testing/factories/engagements.ts'
import { aBlock, aFriendship } from '../../testing/factories/friendships.ts'
import { aList } from '../../testing/factories/lists.ts'
import { aReview } from '../../testing/factories/reviews.ts'
import { aUser, type TestUser } from '../../testing/factories/users.ts'
import { aWork } from '../../testing/factories/works.ts'
import { useTestApp } from '../../testing/harness.ts'

const app = useTestApp()

const week = async (caller: TestUser, query: { timeZone?: string; before?: string } = {}) =>
  (await app.call(caller, 'GET /v1/friends-days', { query })).body
const daysOf = async (caller: TestUser) => (await week(caller)).items

/** A member with a friend. */
async function twoFriends() {
  const [me, friend] = [await aUser(app), await aUser(app)]
  await aFriendship(app, me, friend)
  return { me, friend }
}

describe('what friends did on a day', () => {
  test('is saved, listed and finished works, the latest first', async () => {
    const { me, friend } = await twoFriends()
    const other = await aUser(app)
    await aFriendship(app, me, other)
    const [saved, finished] = [await aWork(app), await aWork(app)]
    await aSavedWork(app, { by: friend, of: saved })
    app.clock.advance(1000)
    await anEngagement(app, { by: friend, of: finished })
    app.clock.advance(1000)
    const list = await aList(app, { by: other, of: [saved] })
    const [day] = await daysOf(me)
    expect(day).toMatchObject({ peopleCount: 2, workCount: 2 })
    expect(day?.people.map(({ id }) => id)).toEqual([other.id, friend.id])
    expect(day?.works).toMatchObject([
      {
        work: { id: saved.id },
        acts: [
          { kind: 'listed', user: { id: other.id }, list },
          { kind: 'saved', user: { id: friend.id }, list: null },
        ],
      },
      { work: { id: finished.id }, acts: [{ kind: 'finished', user: { id: friend.id } }] },
    ])
  })

  test('leaves out what they reviewed, which is a post', async () => {
    const { me, friend } = await twoFriends()
    const work = await aWork(app)
    await anEngagement(app, { by: friend, of: work })
    await aReview(app, { by: friend, of: work })
    expect(await daysOf(me)).toEqual([])
  })

  test('is on the day of the reader', async () => {
    const { me, friend } = await twoFriends()
    await aSavedWork(app, { by: friend, of: await aWork(app) })
    const dayIn = async (timeZone: string) => (await week(me, { timeZone })).items[0]?.day
    const now = app.clock.now().toISOString()
    expect(await dayIn('UTC')).toBe(now.slice(0, 10))
    expect(await dayIn('No/Where')).toBe(now.slice(0, 10))
    const [east, west] = [await dayIn('Pacific/Kiritimati'), await dayIn('Pacific/Pago_Pago')]
    expect(east && west && east > west).toBe(true)
  })

  test('counts all works but shows a few', async () => {
    const { me, friend } = await twoFriends()
    for (let index = 0; index < 30; index += 1) {
      await aSavedWork(app, { by: friend, of: await aWork(app) })
    }
    const [day] = await daysOf(me)
    expect(day?.workCount).toBe(30)
    expect(day?.works).toHaveLength(24)
  })

  test('earlier weeks follow, up to four', async () => {
    const { me, friend } = await twoFriends()
    const work = await aWork(app)
    await aSavedWork(app, { by: friend, of: work })
    app.clock.advance(10 * 86_400_000)
    const first = await week(me)
    expect(first.items).toEqual([])
    const second = await week(me, { before: first.before ?? '' })
    expect(second.items).toMatchObject([{ works: [{ work: { id: work.id } }] }])
    const third = await week(me, { before: second.before ?? '' })
    const fourth = await week(me, { before: third.before ?? '' })
    expect(fourth).toEqual({ items: [], before: null })
  })
})

describe('the reader sees nothing', () => {
  test('of strangers, of themselves, of muted friends and across a block', async () => {
    const { me, friend } = await twoFriends()
    const stranger = await aUser(app)
    const work = await aWork(app)
    for (const by of [me, friend, stranger]) await aSavedWork(app, { by, of: work })
    expect(await daysOf(me)).toMatchObject([{ people: [{ id: friend.id }], peopleCount: 1 }])
    await app.call(me, 'PUT /v1/mutes/{userId}', { params: { userId: String(friend.id) } })
    expect(await daysOf(me)).toEqual([])
    await app.call(me, 'DELETE /v1/mutes/{userId}', { params: { userId: String(friend.id) } })
    await aBlock(app, { by: friend, of: me })
    expect(await daysOf(me)).toEqual([])
  })

  test('of suspended friends', async () => {
    const { me, friend } = await twoFriends()
    await aSavedWork(app, { by: friend, of: await aWork(app) })
    expect(await daysOf(me)).toHaveLength(1)
    const values = { user_id: friend.id, reason: 'A trial.', time_suspended: app.clock.now() }
    await app.ctx.db.insertInto('suspensions').values(values).execute()
    expect(await daysOf(me)).toEqual([])
  })

  test('of private lists', async () => {
    const { me, friend } = await twoFriends()
    await aList(app, { by: friend, of: [await aWork(app)], isPrivate: true })
    expect(await daysOf(me)).toEqual([])
  })

  test('of works that they keep from their feed', async () => {
    const { me, friend } = await twoFriends()
    const { id, medium } = await aWork(app)
    await aSavedWork(app, { by: friend, of: { id, medium } })
    const mark = (alsoFromFeed: boolean) =>
      app.call(me, 'PUT /v1/not-for-me/{medium}/{workId}', {
        params: { medium, workId: String(id) },
        body: { alsoFromFeed },
      })
    await mark(false)
    expect(await daysOf(me)).toHaveLength(1)
    await mark(true)
    expect(await daysOf(me)).toEqual([])
  })

  test('of what friends are in the middle of, kept private or not', async () => {
    const { me, friend } = await twoFriends()
    const { id, medium } = await aWork(app, { medium: 'book' })
    await app.call(friend, 'PUT /v1/progress/{medium}/{workId}', {
      params: { medium, workId: String(id) },
      body: { amount: 18, unit: 'page', isPrivate: true },
    })
    expect(await daysOf(me)).toEqual([])
  })

  test('once they turn the days off, until they turn them on', async () => {
    const { me, friend } = await twoFriends()
    await aSavedWork(app, { by: friend, of: await aWork(app) })
    const set = async (isShown: boolean) =>
      (await app.call(me, 'PUT /v1/friends-days-settings', { body: { isShown } })).body
    for (const _ of [1, 2]) expect(await set(false)).toEqual({ isShown: false })
    expect((await app.call(me, 'GET /v1/friends-days-settings')).body).toEqual({ isShown: false })
    expect((await week(me)).items).toEqual([])
    expect(await set(true)).toEqual({ isShown: true })
    expect(await daysOf(me)).toHaveLength(1)
  })
})
