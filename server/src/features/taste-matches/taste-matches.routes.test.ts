import { describe, expect, test } from 'vitest'
import { aBlock, aFriendship } from '../../testing/factories/friendships.ts'
import { aReview } from '../../testing/factories/reviews.ts'
import { aUser, type TestUser } from '../../testing/factories/users.ts'
import { aWork } from '../../testing/factories/works.ts'
import { useTestApp } from '../../testing/harness.ts'
import { renewTastePriorJob } from './taste-matches.jobs.ts'
import { matchOf, usualTastePrior } from './taste-matches.rules.ts'

const app = useTestApp()

const some = <T>(count: number, make: () => Promise<T>) =>
  Array.from({ length: count }).reduce<Promise<T[]>>(
    async (earlier) => [...(await earlier), await make()],
    Promise.resolve([]),
  )

/** The member's ratings of works, in their order; null for none. */
async function rates(
  by: TestUser,
  works: readonly { id: number }[],
  ratings: readonly (number | null)[],
) {
  for (const [index, rating] of ratings.entries()) {
    const of = works[index]
    if (of && rating !== null) await aReview(app, { by, of, rating })
  }
}

const compare = async (by: TestUser, other: { id: number }) =>
  app.call(by, 'GET /v1/users/{userId}/taste-match', { params: { userId: String(other.id) } })

const neighbours = async (by: TestUser, query: object = {}) =>
  (await app.call(by, 'GET /v1/taste-matches', { query })).body

const beFindable = (by: TestUser, isFindable = true) =>
  app.call(by, 'PUT /v1/taste-matches/findability', { body: { isFindable } })

const suspend = (user: { id: number }) =>
  app.ctx.db
    .insertInto('suspensions')
    .values({ user_id: user.id, reason: 'Insults', time_suspended: app.clock.now() })
    .execute()

describe('GET /v1/users/{userId}/taste-match', () => {
  test('says how far two members differ, what they agree on and what not', async () => {
    const [ann, ben] = await some(2, () => aUser(app))
    const works = await some(7, () => aWork(app))
    if (!ann || !ben) throw new Error('two members')
    await rates(ann, works, [9, 8, 7, 2, 6, 9, 5])
    await rates(ben, works, [9, 8, 6, 9, 5, 6, null])
    const { status, body } = await compare(ann, ben)
    expect(status).toBe(200)
    expect(body).toMatchObject({ inCommonCount: 6, neededCount: 3 })
    expect(body.match).toEqual(matchOf(usualTastePrior, { works: 6, sum: 12 }))
    const ratingsOf = (list: typeof body.closest) =>
      list.map(({ work, yourRating, theirRating }) => [work.id, yourRating, theirRating])
    expect(ratingsOf(body.closest)).toEqual([
      [works[0]?.id, 9, 9],
      [works[1]?.id, 8, 8],
      [works[2]?.id, 7, 6],
    ])
    expect(ratingsOf(body.furthest)).toEqual([
      [works[3]?.id, 2, 9],
      [works[5]?.id, 9, 6],
      [works[4]?.id, 6, 5],
    ])
    const mirrored = (await compare(ben, ann)).body
    expect(mirrored.match).toEqual(body.match)
    expect(mirrored.furthest[0]).toMatchObject({ yourRating: 9, theirRating: 2 })
  })

  test('says nothing with less than three works in common', async () => {
    const [ann, ben] = [await aUser(app), await aUser(app)]
    const works = await some(3, () => aWork(app))
    await rates(ann, works, [9, 8, null])
    await rates(ben, works, [9, 8, 7])
    expect((await compare(ann, ben)).body).toEqual({
      inCommonCount: 2,
      neededCount: 3,
      match: null,
      closest: [],
      furthest: [],
    })
  })

  test('reads the newest rating of each, and no works that the caller may not see', async () => {
    const [ann, ben] = [await aUser(app), await aUser(app)]
    const works = await some(4, () => aWork(app))
    const earlier = new Date(app.clock.now().getTime() - 86_400_000).toISOString()
    const [first, , , hidden] = works
    if (!first || !hidden) throw new Error('four works')
    await aReview(app, { by: ben, of: first, rating: 1, timePosted: earlier })
    await rates(ann, works, [9, 9, 9, 9])
    await rates(ben, works, [9, 9, 9, 1])
    await app.ctx.db
      .updateTable('works')
      .set({ standing: 'added' })
      .where('id', '=', hidden.id)
      .execute()
    expect((await compare(ann, ben)).body).toMatchObject({ inCommonCount: 3, furthest: [] })
    await aFriendship(app, ann, ben)
    expect((await compare(ann, ben)).body).toMatchObject({ inCommonCount: 4 })
  })

  test('is not found across a block, for suspended members and unknown ids', async () => {
    const [ann, ben, cleo, dan] = [
      await aUser(app),
      await aUser(app),
      await aUser(app),
      await aUser(app),
    ]
    await aBlock(app, { by: ben, of: ann })
    await aBlock(app, { by: ann, of: cleo })
    await suspend(dan)
    for (const other of [ben, cleo, dan, { id: 2_147_483_647 }]) {
      const { status, body } = await compare(ann, other)
      expect([status, body]).toMatchObject([404, { code: 'user_not_found' }])
    }
    expect((await compare(ann, ann)).status).toBe(403)
  })
})

describe('GET /v1/taste-matches', () => {
  test('lists findable members who differ least, as long as both sides wish it', async () => {
    const [ann, alike, near, far, shy, stranger] = await some(6, () => aUser(app))
    if (!ann || !alike || !near || !far || !shy || !stranger) throw new Error('six members')
    const works = await some(4, () => aWork(app))
    await rates(ann, works, [9, 8, 3, 7])
    await rates(alike, works, [9, 8, 3, 7])
    await rates(near, works, [8, 7, 4, 8])
    await rates(far, works, [2, 2, 9, 1])
    await rates(shy, works, [9, 8, 3, 7])
    await rates(stranger, works, [9, 8, null, null])
    for (const member of [alike, near, far, stranger]) await beFindable(member)

    expect(await neighbours(ann)).toEqual({ isFindable: false, items: [] })
    expect((await beFindable(ann)).body).toEqual({ isFindable: true })
    const { items } = await neighbours(ann)
    expect(items.map(({ person }) => person.id)).toEqual([alike.id, near.id, far.id])
    expect(items[0]).toMatchObject({
      inCommonCount: 4,
      person: { friendRequestStatus: 'none' },
      match: matchOf(usualTastePrior, { works: 4, sum: 0 }),
    })
    const [first, second, , fourth] = works.map(({ id }) => id)
    expect(items.map(({ likedByBoth }) => likedByBoth.map(({ id }) => id))).toEqual([
      [first, second, fourth],
      [first, second, fourth],
      [],
    ])
    expect((await neighbours(ann, { limit: 1, offset: 1 })).items[0]?.person.id).toBe(near.id)

    await beFindable(alike, false)
    await aFriendship(app, ann, near)
    expect((await neighbours(ann)).items.map(({ person }) => person.id)).toEqual([far.id])
    await aBlock(app, { by: far, of: ann })
    expect((await neighbours(ann)).items).toEqual([])
    const { body } = await app.call(alike, 'GET /v1/taste-matches/findability')
    expect(body).toEqual({ isFindable: false })
  })

  test('leaves out muted and suspended members', async () => {
    const [ann, muted, suspended] = await some(3, () => aUser(app))
    if (!ann || !muted || !suspended) throw new Error('three members')
    const works = await some(3, () => aWork(app))
    for (const member of [ann, muted, suspended]) {
      await rates(member, works, [9, 8, 7])
      await beFindable(member)
    }
    const found = async () =>
      (await neighbours(ann)).items
        .map(({ person }) => person.id)
        .filter((id) => id === muted.id || id === suspended.id)
    expect(await found()).toEqual([muted.id, suspended.id])
    await app.call(ann, 'PUT /v1/mutes/{userId}', { params: { userId: String(muted.id) } })
    await suspend(suspended)
    expect(await found()).toEqual([])
  })
})

test('the nightly job estimates the prior from pairs of members', async () => {
  const works = await some(12, () => aWork(app))
  const members = await some(21, () => aUser(app))
  for (const [number, member] of members.entries()) {
    await rates(
      member,
      works,
      works.map((_, index) => 3 + ((number * (index + 1) * 7) % 6)),
    )
  }
  await app.ctx.jobs.enqueue(app.ctx.db, renewTastePriorJob, {})
  await app.runJobs()
  const prior = await app.ctx.db.selectFrom('taste_priors').selectAll().executeTakeFirstOrThrow()
  expect(prior.pair_count).toBeGreaterThanOrEqual(210)
  expect(prior.difference).not.toBe(usualTastePrior.difference)
  expect(prior.difference).toBeLessThan(4)
})
