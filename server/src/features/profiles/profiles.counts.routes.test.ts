import type { ProfileCounts } from '@medley/contract/people/profiles'
import { beforeEach, describe, expect, test } from 'vitest'
import { aShow } from '../../testing/factories/entries.ts'
import { aBlock, aFriendship, aRequest } from '../../testing/factories/friendships.ts'
import { aSavedWork } from '../../testing/factories/engagements.ts'
import { aReview } from '../../testing/factories/reviews.ts'
import { aUser, type TestUser } from '../../testing/factories/users.ts'
import { aViewing } from '../../testing/factories/viewings.ts'
import { aWork } from '../../testing/factories/works.ts'
import { type Caller, useTestApp } from '../../testing/harness.ts'

const app = useTestApp()

let me: TestUser
beforeEach(async () => {
  me = await aUser(app)
})

const count = (by: Caller, of = me) =>
  app.call(by, 'GET /v1/users/{userId}/counts', { params: { userId: String(of.id) } })

/** Lengths of the lists behind the counts. */
async function listed(by: Caller): Promise<ProfileCounts> {
  const params = { userId: String(me.id) }
  const [reviews, diary, lists, saved, friends] = await Promise.all([
    app.call(by, 'GET /v1/reviews', { query: { author: me.id, limit: 100 } }),
    app.call(by, 'GET /v1/viewings/summary/{userId}', { params, query: { withEntries: true } }),
    app.call(by, 'GET /v1/lists', { query: { owner: me.username } }),
    app.call(by, 'GET /v1/saved-for-later', { query: { userId: me.id } }),
    app.call(by, 'GET /contacts', { query: { user: me.username } }),
  ])
  if (!('totalCount' in saved.body)) throw new Error('These are no saved works')
  return {
    reviews: reviews.body.items.length,
    viewings: diary.body.total,
    lists: lists.body.totalCount,
    saved: saved.body.totalCount,
    friends: friends.body.length,
  }
}

async function anAddedFilm(by: TestUser) {
  const body = { medium: 'film' as const, title: `Home Movie of ${by.id}` }
  return (await app.call(by, 'POST /v1/works', { body })).body
}

async function fill(): Promise<{ friend: TestUser }> {
  const friend = await aUser(app)
  await aFriendship(app, me, friend)
  await aFriendship(app, me, await aUser(app))
  await aRequest(app, { from: await aUser(app), to: me })
  const added = await anAddedFilm(me)
  await aReview(app, { by: me })
  await aSavedWork(app, { by: me, of: await aWork(app) })
  await app.call(me, 'POST /v1/reviews', {
    body: { work: { id: added.id, medium: 'film' }, rating: 7, dateViewed: '2024-05-01' },
  })
  await aViewing(app, { by: me, of: { id: added.id, medium: 'film' }, day: null })
  const { episodes } = await aShow(app, { seasons: [4] })
  for (const { id } of episodes.slice(0, 3)) {
    const seen = { params: { entryId: String(id) }, body: { day: '2024-05-01' } }
    await app.call(me, 'PUT /v1/entry-viewings/{entryId}', seen)
  }
  for (const isPrivate of [true, false]) {
    await app.call(me, 'POST /v1/lists', { body: { title: 'Rainy days', isPrivate } })
  }
  return { friend }
}

describe('GET /v1/users/{userId}/counts', () => {
  test('counts nothing of a new member', async () => {
    expect((await count(null)).body).toEqual({
      reviews: 0,
      viewings: 0,
      lists: 0,
      saved: 0,
      friends: 0,
    })
  })

  test('counts what each viewer finds in the lists', async () => {
    const { friend } = await fill()
    const expected: [Caller, Partial<ProfileCounts>][] = [
      [me, { reviews: 2, viewings: 3, lists: 2, saved: 1, friends: 2 }],
      [friend, { reviews: 2, viewings: 3, lists: 1, friends: 2 }],
      [await aUser(app), { reviews: 1, viewings: 1, lists: 1, friends: 2 }],
      [null, { reviews: 1, viewings: 1, lists: 1, friends: 2 }],
    ]
    for (const [viewer, counts] of expected) {
      const { body } = await count(viewer)
      expect(body).toMatchObject(counts)
      expect(body).toEqual(await listed(viewer))
    }
  })

  test('leaves out friends across a block, and refuses the blocked', async () => {
    const { friend } = await fill()
    const viewer = await aUser(app)
    await aBlock(app, { by: friend, of: viewer })
    expect((await count(viewer)).body.friends).toBe(1)
    const blocked = await aUser(app)
    await aBlock(app, { by: me, of: blocked })
    expect(await count(blocked)).toMatchObject({ status: 403, body: { code: 'blocked_by_them' } })
  })
})
