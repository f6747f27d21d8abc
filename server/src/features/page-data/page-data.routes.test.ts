import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { aComment } from '../../testing/factories/comments.ts'
import { anEngagement, aSavedWork } from '../../testing/factories/engagements.ts'
import { aBlock, aFriendship } from '../../testing/factories/friendships.ts'
import { aGoal } from '../../testing/factories/goals.ts'
import { aReview } from '../../testing/factories/reviews.ts'
import { aSentWork } from '../../testing/factories/sent-works.ts'
import { aUser, type TestUser } from '../../testing/factories/users.ts'
import { aViewing } from '../../testing/factories/viewings.ts'
import { aWork } from '../../testing/factories/works.ts'
import { useTestApp } from '../../testing/harness.ts'

const app = useTestApp()
type Work = Awaited<ReturnType<typeof aWork>>

const homeOf = async (caller: TestUser) => (await app.call(caller, 'GET /v1/pages/home')).body
const pageOf = async (caller: TestUser, { id, medium }: Pick<Work, 'id' | 'medium'>) =>
  (
    await app.call(caller, 'GET /v1/pages/works/{medium}/{workId}', {
      params: { medium, workId: String(id) },
    })
  ).body

/** The parts of the page of a work, each read by its own call. */
async function partsOf(caller: TestUser, { id: workId, medium }: Work) {
  const params = { medium, workId: String(workId) }
  const of = { params }
  return {
    work: (await app.call(caller, 'GET /v1/works/{medium}/{workId}', of)).body,
    about: {
      statistics: (await app.call(caller, 'GET /v1/works/{medium}/{workId}/statistics', of)).body,
      sources: (await app.call(caller, 'GET /v1/works/{medium}/{workId}/sources', of)).body,
      ratingCounts: (await app.call(caller, 'GET /v1/works/{medium}/{workId}/rating-counts', of))
        .body,
      ownRatings: (await app.call(caller, 'GET /v1/ratings/mine', { query: { workIds: [workId] } }))
        .body,
    },
    reviews: (
      await app.call(caller, 'GET /v1/reviews', {
        query: { work: { id: workId, medium }, friendship: 'any', limit: 5 },
      })
    ).body,
    friends: {
      engaged: (
        await app.call(caller, 'GET /v1/work-engagements', {
          query: { workId, medium, friendship: 'friend', limit: 40 },
        })
      ).body,
      saved: (
        await app.call(caller, 'GET /v1/works/{medium}/{workId}/friends-who-saved', {
          params,
          query: { limit: 40 },
        })
      ).body,
      ratings: (
        await app.call(caller, 'GET /v1/works/{medium}/{workId}/friend-ratings', {
          params,
          query: { limit: 50 },
        })
      ).body,
      sentWorks: (await app.call(caller, 'GET /v1/sent-works', { query: { workId, limit: 3 } }))
        .body,
    },
    ownViewings: (
      await app.call(caller, 'GET /v1/works/{medium}/{workId}/own-viewings', {
        params,
        query: { limit: 100 },
      })
    ).body,
  }
}

/** Friends who did something with a work, one of whom the member blocks, and a stranger. */
async function aBusyWork() {
  const [me, ann, ben, cleo, stranger] = [
    await aUser(app),
    await aUser(app),
    await aUser(app),
    await aUser(app),
    await aUser(app),
  ]
  const work = await aWork(app)
  for (const friend of [ann, ben, cleo]) {
    await aFriendship(app, me, friend)
    await anEngagement(app, { by: friend, of: work })
    await aSavedWork(app, { by: friend, of: work })
    await aReview(app, { by: friend, of: work, rating: 7 })
    await aReview(app, { by: friend, of: work, rating: 9 })
    await aSentWork(app, { by: friend, to: me, of: work })
  }
  await app.call(me, 'PUT /v1/mutes/{userId}', { params: { userId: String(cleo.id) } })
  const review = await aReview(app, { by: stranger, of: work, rating: 2 })
  await aComment(app, { by: ann, on: review })
  const own = await aReview(app, { by: me, of: work, rating: 8 })
  await aViewing(app, { by: me, of: work })
  await app.call(ben, 'PUT /v1/review-likes', { body: { reviewId: own.id } })
  return { me, ann, ben, cleo, stranger, work }
}

describe('the page of a work', () => {
  test('has what each call answers', async () => {
    const { me, work } = await aBusyWork()
    const page = await pageOf(me, work)
    expect(page).toEqual(await partsOf(me, work))
    expect(page.friends?.engaged.totalCount).toBe(2)
    expect(page.friends?.ratings.items.map(({ rating }) => rating)).toEqual([9, 9])
    expect(page.friends?.sentWorks.totalCount).toBe(2)
    expect(page.about?.ownRatings.items).toMatchObject([{ rating: 8 }])
  })

  test('is the same as the calls for each other member', async () => {
    const { ann, cleo, stranger, work } = await aBusyWork()
    for (const one of [ann, cleo, stranger]) {
      expect(await pageOf(one, work)).toEqual(await partsOf(one, work))
    }
  })

  test('shows nobody across a block, from the block on', async () => {
    const { me, ann, ben, work } = await aBusyWork()
    await aBlock(app, { by: ann, of: me })
    const page = await pageOf(me, work)
    expect(page).toEqual(await partsOf(me, work))
    expect(JSON.stringify(page)).not.toContain(ann.username)
    expect(page.friends?.engaged.items.map(({ userId }) => userId)).toEqual([ben.id])
  })

  test('shows what the member has just written', async () => {
    const me = await aUser(app)
    const { id, medium } = await aWork(app)
    expect((await pageOf(me, { id, medium })).about?.ownRatings.items).toEqual([])
    await app.call(me, 'POST /v1/reviews', { body: { work: { id, medium }, rating: 6 } })
    const page = await pageOf(me, { id, medium })
    expect(page.about?.statistics.ratings.you).toEqual({ score: 6, count: 1 })
    expect(page.reviews?.items).toMatchObject([{ rating: 6, author: { id: me.id } }])
    expect(page.work.userInfo.hasEngaged).toBe(true)
  })

  test('the page of a merged work has the work that it was merged into, and no other part', async () => {
    const me = await aUser(app)
    const [gone, kept] = [await aWork(app), await aWork(app)]
    const { db } = app.ctx
    await db.updateTable('works').set({ merged_into: kept.id }).where('id', '=', gone.id).execute()
    expect(await pageOf(me, gone)).toMatchObject({
      work: { id: kept.id },
      about: null,
      reviews: null,
      friends: null,
      ownViewings: null,
    })
  })

  test('goes on without a part that fails, and logs it', async () => {
    const { me, work } = await aBusyWork()
    const whole = await pageOf(me, work)
    await sql`alter table viewings rename column tags to tags_away`.execute(app.ctx.db)
    const page = await pageOf(me, work)
    await sql`alter table viewings rename column tags_away to tags`.execute(app.ctx.db)
    expect(page).toEqual({ ...whole, ownViewings: null })
  })
})

describe('home', () => {
  /** The parts of home, each read by its own call; without the time of the visit. */
  async function partsOfHome(caller: TestUser) {
    const { id, username } = caller
    return {
      roles: (
        await app.call(caller, 'GET /v1/users/{userId}/roles', { params: { userId: String(id) } })
      ).body,
      profile: (await app.call(caller, 'GET /profile', { query: { user: username } })).body,
      unread: (
        await app.call(caller, 'GET /v1/notifications', { query: { read: false, limit: 1 } })
      ).body,
      feed: (
        await app.call(caller, 'GET /v1/reviews', {
          query: { friendship: 'friendAndMe', limit: 10 },
        })
      ).body,
      recommendations: (await app.call(caller, 'GET /v1/recommendations', { query: { limit: 12 } }))
        .body,
      welcome: (await app.call(caller, 'GET /v1/welcome')).body,
      suggestions: (await app.call(caller, 'GET /friend-suggestions', { query: {} })).body,
      progress: (await app.call(caller, 'GET /v1/progress', { query: { state: 'going' } })).body,
      friendsProgress: (await app.call(caller, 'GET /v1/friends-progress', { query: { limit: 3 } }))
        .body,
      goals: (
        await app.call(caller, 'GET /v1/goals/{userId}', {
          params: { userId: String(id) },
          query: { isCurrent: true },
        })
      ).body,
    }
  }

  test('has what each call answers', async () => {
    const { me, ann, stranger } = await aBusyWork()
    await aFriendship(app, ann, stranger)
    const { id, medium } = await aWork(app, { medium: 'book' })
    for (const one of [me, ann]) {
      await app.call(one, 'PUT /v1/progress/{medium}/{workId}', {
        params: { medium, workId: String(id) },
        body: { amount: 18, unit: 'page' },
      })
    }
    await aGoal(app, { by: me, year: app.clock.now().getUTCFullYear() })
    const { visit: _, ...home } = await homeOf(me)
    expect(home).toEqual(await partsOfHome(me))
    expect(home.goals?.items).toHaveLength(1)
    expect(home.feed?.items).toHaveLength(5)
    expect(home.suggestions?.map(({ id }) => id)).toContain(stranger.id)
    expect(home.unread?.items).toHaveLength(1)
    expect(home.progress?.items).toMatchObject([{ work: { id }, amount: 18 }])
    expect(home.friendsProgress?.items).toMatchObject([{ user: { id: ann.id }, work: { id } }])
    expect(home.recommendations?.basis.likedCount).toBe(1)
  })

  test('is the same as the calls for each other member', async () => {
    const { ann, cleo, stranger } = await aBusyWork()
    for (const one of [ann, cleo, stranger]) {
      const { visit: _, ...home } = await homeOf(one)
      expect(home).toEqual(await partsOfHome(one))
    }
  })

  test('leaves out what stands beside the posts, where there is no room for it', async () => {
    const { me } = await aBusyWork()
    const { visit: _, ...home } = (
      await app.call(me, 'GET /v1/pages/home', { query: { beside: false } })
    ).body
    const parts = await partsOfHome(me)
    expect(home).toEqual({ ...parts, suggestions: null, recommendations: null })
  })

  test('records the visit', async () => {
    const me = await aUser(app)
    const { visit } = await homeOf(me)
    expect(visit?.lastOnline).toBe(app.clock.now().toISOString())
    const { lastOnline } = await app.ctx.db
      .selectFrom('users')
      .select('last_online as lastOnline')
      .where('id', '=', me.id)
      .executeTakeFirstOrThrow()
    expect(lastOnline).toEqual(app.clock.now())
  })

  test('shows nobody across a block, from the block on', async () => {
    const { me, ann } = await aBusyWork()
    await aBlock(app, { by: me, of: ann })
    const home = await homeOf(me)
    expect(home.feed?.items.map(({ author }) => author.id)).not.toContain(ann.id)
    expect(home.suggestions?.map(({ id }) => id)).not.toContain(ann.id)
  })

  test('goes on without a part that fails', async () => {
    const { me } = await aBusyWork()
    await sql`alter table comments rename to comments_away`.execute(app.ctx.db)
    const home = await homeOf(me)
    await sql`alter table comments_away rename to comments`.execute(app.ctx.db)
    expect(home).toMatchObject({ feed: null, profile: { id: me.id } })
    expect(home.welcome).not.toBeNull()
  })
})
