import type { Api, QueryOf } from '@medley/contract/api'
import { limits } from '@medley/contract/limits'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { aComment } from '../../testing/factories/comments.ts'
import { anEngagement } from '../../testing/factories/engagements.ts'
import { aBlock, aFriendship, aRequest } from '../../testing/factories/friendships.ts'
import { aReview, aReviewLike } from '../../testing/factories/reviews.ts'
import { aUser, type TestUser } from '../../testing/factories/users.ts'
import { aWork } from '../../testing/factories/works.ts'
import { type Caller, useTestApp } from '../../testing/harness.ts'

const app = useTestApp()

const mute = (by: Caller, { id }: { id: number }) =>
  app.call(by, 'PUT /v1/mutes/{userId}', { params: { userId: String(id) } })
const unmute = (by: Caller, { id }: { id: number }) =>
  app.call(by, 'DELETE /v1/mutes/{userId}', { params: { userId: String(id) } })
const muted = async (by: Caller) => (await app.call(by, 'GET /v1/mutes')).body.items
const reviews = async (by: Caller, query: QueryOf<Api['GET /v1/reviews']>) =>
  (await app.call(by, 'GET /v1/reviews', { query })).body.items
const idsOf = (items: readonly { id: number }[]) => items.map(({ id }) => id)
const commentsOn = async (by: Caller, { id }: { id: number }) =>
  idsOf(
    (await app.call(by, 'GET /v1/reviews/{id}', { params: { id: String(id) } })).body.comments
      .items,
  )
const notificationsOf = async (caller: Caller) =>
  (await app.call(caller, 'GET /v1/notifications', { query: {} })).body.items

/** A member, and a friend whom they mute. */
async function aMute(): Promise<{ me: TestUser; ben: TestUser }> {
  const [me, ben] = [await aUser(app), await aUser(app)]
  await aFriendship(app, me, ben)
  expect(await mute(me, ben)).toEqual({ status: 200, body: { isMuted: true } })
  return { me, ben }
}

describe('a muted member’s reviews', () => {
  test('leave the feeds and the reviews of a work, and come back', async () => {
    const { me, ben } = await aMute()
    const work = await aWork(app)
    const { id } = await aReview(app, { by: ben, of: work })
    const own = await aReview(app, { by: me, of: work })
    const ofWork = { work: { id: work.id, medium: 'film' } } as const
    const queries: QueryOf<Api['GET /v1/reviews']>[] = [
      { friendship: 'friendAndMe' },
      { friendship: 'any', ...ofWork },
      { friendship: 'friendAndMe', ...ofWork },
      { friendship: 'any', mediums: ['film'] },
      { friendship: 'friendAndMe', mediums: ['film'] },
    ]
    for (const query of queries) {
      const ids = idsOf(await reviews(me, query))
      expect([ids.includes(id), ids.includes(own.id)]).toEqual([false, true])
    }
    await unmute(me, ben)
    for (const query of queries) expect(idsOf(await reviews(me, query))).toContain(id)
  })

  test('stay on their profile, at their own address, and for everyone else', async () => {
    const { me, ben } = await aMute()
    const { id } = await aReview(app, { by: ben })
    expect(idsOf(await reviews(me, { author: ben.id }))).toEqual([id])
    const page = await app.call(me, 'GET /v1/reviews/{id}', { params: { id: String(id) } })
    expect(page.status).toBe(200)
    expect(idsOf(await reviews(await aUser(app), {}))).toContain(id)
    expect(idsOf(await reviews(null, {}))).toContain(id)
  })

  test('keep pages at their length', async () => {
    const { me, ben } = await aMute()
    for (const by of [me, ben, ben, me]) await aReview(app, { by })
    const page = await reviews(me, { friendship: 'friendAndMe', limit: 2 })
    expect(page.map(({ author }) => author.id)).toEqual([me.id, me.id])
  })

  test('a muted member’s reviews are not among the friends’ ratings of a work', async () => {
    const { me, ben } = await aMute()
    const { id } = await aWork(app)
    await aReview(app, { by: ben, of: { id } })
    const params = { medium: 'film', workId: String(id) } as const
    const call = 'GET /v1/works/{medium}/{workId}/friend-ratings'
    expect((await app.call(me, call, { params, query: {} })).body.items).toEqual([])
    await unmute(me, ben)
    expect((await app.call(me, call, { params, query: {} })).body.items).toHaveLength(1)
  })
})

describe('a muted friend', () => {
  test('is neither in the faces nor in the average of friends on a work’s page', async () => {
    const { me, ben } = await aMute()
    const film = await aWork(app)
    await aReview(app, { by: ben, of: film, rating: 2 })
    await anEngagement(app, { by: ben, of: film })
    const shown = async () => {
      const params = { medium: film.medium, workId: String(film.id) }
      const query = { workId: film.id, medium: film.medium }
      const scores = await app.call(me, 'GET /v1/works/{medium}/{workId}/statistics', { params })
      const faces = await app.call(me, 'GET /v1/work-engagements', { query })
      const { overall, friends } = scores.body.ratings
      return { overall, friends, faces: faces.body.totalCount }
    }
    const overall = { score: 2, count: 1 }
    expect(await shown()).toEqual({ overall, friends: { score: null, count: 0 }, faces: 0 })
    await unmute(me, ben)
    expect(await shown()).toEqual({ overall, friends: overall, faces: 1 })
  })
})

describe('a muted member’s comments and acts', () => {
  test('a muted member’s comments and acts are hidden from the one who mutes, under every review, and shown to others', async () => {
    const { me, ben } = await aMute()
    const third = await aUser(app)
    for (const by of [me, third]) {
      const review = await aReview(app, { by })
      const theirs = await aComment(app, { by: ben, on: review })
      const other = await aComment(app, { by: third, on: review })
      expect(await commentsOn(me, review)).toEqual([other.id])
      for (const reader of [ben, third, null]) {
        expect(await commentsOn(reader, review)).toEqual([theirs.id, other.id])
      }
    }
  })

  test('send no notification that the one who mutes sees, until the mute ends', async () => {
    const { me, ben } = await aMute()
    const review = await aReview(app, { by: me })
    await app.call(ben, 'POST /comment', { body: { review_id: review.id, content: 'Well.' } })
    await app.call(ben, 'PUT /v1/review-likes', { body: { reviewId: review.id } })
    expect(await notificationsOf(me)).toEqual([])
    await unmute(me, ben)
    expect(await notificationsOf(me)).toHaveLength(2)
  })
})

describe('a mute', () => {
  test('is silent and one-sided: friendship, profile and their view stay', async () => {
    const { me, ben } = await aMute()
    const own = await aReview(app, { by: me })
    await aReviewLike(app, { by: me, of: own })
    expect(await notificationsOf(ben)).toEqual([])
    expect(idsOf(await reviews(ben, { friendship: 'friend' }))).toEqual([own.id])
    expect(await muted(ben)).toEqual([])
    const profile = await app.call(me, 'GET /profile', { query: { user: ben.username } })
    expect(profile.status).toBe(200)
    const contacts = await app.call(me, 'GET /contacts', { query: { user: me.username } })
    expect(idsOf(contacts.body)).toEqual([ben.id])
  })

  test('keeps a member out of the suggestions, not out of requests and search', async () => {
    const me = await aUser(app)
    const ben = await aUser(app, { username: 'benedict-the-quiet' })
    const between = await aUser(app)
    await aFriendship(app, me, between)
    await aFriendship(app, between, ben)
    const suggested = async () =>
      JSON.stringify((await app.call(me, 'GET /friend-suggestions', { query: {} })).body)
    expect(await suggested()).toContain(ben.username)
    await mute(me, ben)
    expect(await suggested()).not.toContain(ben.username)
    const query = { q: ben.username, category: 'users' } as const
    expect((await app.call(me, 'GET /v1/search', { query })).body.items).toHaveLength(1)
    await aRequest(app, { from: ben, to: me })
    expect((await app.call(me, 'GET /incoming-requests')).body).toHaveLength(1)
  })

  test('is listed latest first, once however often it is set', async () => {
    const { me, ben } = await aMute()
    const third = await aUser(app)
    app.clock.advance(60_000)
    await mute(me, third)
    await mute(me, ben)
    const { id, username } = ben
    const names = { firstName: null, lastName: null, profilePicture: null }
    expect(await muted(me)).toMatchObject([
      { id: third.id, username: third.username },
      { id, username, ...names },
    ])
    for (let time = 0; time < 2; time += 1) {
      expect(await unmute(me, third)).toEqual({ status: 200, body: { isMuted: false } })
    }
    expect(idsOf(await muted(me))).toEqual([ben.id])
  })

  test('is possible across a block', async () => {
    const [me, ben] = [await aUser(app), await aUser(app)]
    await aBlock(app, { by: ben, of: me })
    expect((await mute(me, ben)).status).toBe(200)
  })

  test('ends with either account', async () => {
    const { me, ben } = await aMute()
    await mute(ben, me)
    await app.ctx.db.deleteFrom('users').where('id', '=', ben.id).execute()
    const left = app.ctx.db.selectFrom('mutes').selectAll().where('muter_id', '=', me.id)
    expect([await muted(me), await left.execute()]).toEqual([[], []])
  })

  test('is refused beyond the limit, which one that exists does not count for', async () => {
    const me = await aUser(app)
    const [ben, third] = [await aUser(app), await aUser(app)]
    await sql`
      insert into users (username, email, password_hash, time_created)
      select 'muted' || n, 'muted' || n || '@mail.example', '', now()
      from generate_series(2, ${limits.mutesMax}) as n
    `.execute(app.ctx.db)
    await sql`
      insert into mutes (muter_id, muted_id, time_muted)
      select ${me.id}, id, now() from users where username like 'muted%'
    `.execute(app.ctx.db)
    expect((await mute(me, ben)).status).toBe(200)
    expect((await mute(me, ben)).status).toBe(200)
    expect((await mute(me, third)).body.code).toBe('rate_limited')
  })
})
