import type { Api, QueryOf } from '@medley/contract/api'
import { beforeAll, describe, expect, test } from 'vitest'
import { aFriendship } from '../../testing/factories/friendships.ts'
import { aReview, aReviewLike } from '../../testing/factories/reviews.ts'
import { aUser, type TestUser } from '../../testing/factories/users.ts'
import { aWork } from '../../testing/factories/works.ts'
import { useTestApp } from '../../testing/harness.ts'

const app = useTestApp()
type Query = QueryOf<Api['GET /v1/reviews']>

describe('GET /v1/reviews with before', () => {
  let me: TestUser
  let friend: TestUser
  let of: { id: number; medium: 'film' }

  beforeAll(async () => {
    ;[me, friend] = [await aUser(app), await aUser(app)]
    await aFriendship(app, me, friend)
    of = { ...(await aWork(app)), medium: 'film' }
    // Some times equal, others a microsecond apart; some ratings equal.
    for (const index of Array.from({ length: 11 }, (_, index) => index)) {
      const timePosted = `2026-04-01T12:00:00.00000${Math.floor(index / 2)}Z`
      const by = index % 3 === 0 ? me : friend
      const review = await aReview(app, { by, of, rating: index % 4, timePosted })
      for (let likes = 0; likes < index % 3; likes += 1) await aReviewLike(app, { of: review })
    }
  })

  const pageOf = async (query: Query) => {
    const { status, body } = await app.call(me, 'GET /v1/reviews', { query })
    expect(status).toBe(200)
    return { ids: body.items.map(({ id }) => id), before: body.before }
  }

  /** Reads all pages by cursor; `between` runs after each page. */
  async function readOn(query: Query, between = () => Promise.resolve()): Promise<number[]> {
    const ids: number[] = []
    for (let before: string | null | undefined; before !== null;) {
      const page = await pageOf({ ...query, ...(before === undefined ? {} : { before }) })
      ids.push(...page.ids)
      before = page.before
      await between()
    }
    return ids
  }

  const lists: Record<string, () => Query> = {
    'the feed': () => ({ friendship: 'friendAndMe' }),
    'the feed of mediums': () => ({ friendship: 'friendAndMe', mediums: ['film', 'book'] }),
    'a work': () => ({ work: of }),
    'a work, highest first': () => ({ work: of, sort: 'rating' }),
    'a work, most liked first': () => ({ work: of, sort: 'likes' }),
    "a work's friends, most liked first": () => ({ work: of, sort: 'likes', friendship: 'friend' }),
    'a profile': () => ({ author: friend.id }),
    'a profile, highest first': () => ({ author: friend.id, sort: 'rating' }),
    'bare ratings, highest first': () => ({ author: friend.id, hasText: false, sort: 'rating' }),
    'the viewer by rating': () => ({ author: me.id, sort: 'rating' }),
  }

  test.each(Object.entries(lists))(
    'returns every review of %s once, in order',
    async (_, queryOf) => {
      const whole = (await pageOf({ ...queryOf(), limit: 100 })).ids
      expect(whole.length).toBeGreaterThan(3)
      for (const limit of [1, 2, 3, 100]) {
        expect(await readOn({ ...queryOf(), limit })).toEqual(whole)
      }
    },
  )

  test('fills a page that reviews of removed works would leave short', async () => {
    const gone = await aWork(app)
    const hidden = []
    for (const seconds of [1, 2, 3, 4, 5]) {
      const timePosted = `2026-04-01T12:00:0${seconds}.000Z`
      hidden.push(await aReview(app, { by: friend, of: gone, timePosted }))
    }
    const query: Query = { friendship: 'friendAndMe', limit: 2 }
    const { ids } = await pageOf({ ...query, offset: hidden.length })
    await app.ctx.db
      .updateTable('works')
      .set({ standing: 'hidden' })
      .where('id', '=', gone.id)
      .execute()
    expect((await pageOf(query)).ids).toEqual(ids)
    expect(await readOn(query)).toEqual((await pageOf({ ...query, limit: 100 })).ids)
  })

  test('neither repeats nor skips reviews while others are written and deleted', async () => {
    const query: Query = { friendship: 'friendAndMe', limit: 2 }
    const whole = (await pageOf({ ...query, limit: 100 })).ids
    const added: number[] = []
    const ids = await readOn(query, async () => {
      added.push((await aReview(app, { by: friend, of })).id)
      const [gone = 0] = added.length > 1 ? added.splice(0, 1) : []
      await app.ctx.db.deleteFrom('reviews').where('id', '=', gone).execute()
    })
    expect(ids).toEqual(whole)
    await app.ctx.db.deleteFrom('reviews').where('id', 'in', added).execute()
  })

  test('continues after the review of the cursor is deleted', async () => {
    const last = await aReview(app, { by: friend, of, timePosted: '2026-04-02T12:00:00.000Z' })
    const query: Query = { author: friend.id, limit: 1 }
    const { ids, before } = await pageOf(query)
    expect(ids).toEqual([last.id])
    await app.ctx.db.deleteFrom('reviews').where('id', '=', last.id).execute()
    const [first] = (await pageOf({ author: friend.id })).ids
    expect((await pageOf({ ...query, before: before ?? '' })).ids).toEqual([first])
  })

  test('orders by likes, then newest first, and reads on from a review that was liked since', async () => {
    const query: Query = { work: of, sort: 'likes', limit: 4 }
    const { ids, before } = await pageOf(query)
    const { body } = await app.call(me, 'GET /v1/reviews', { query: { ...query, limit: 100 } })
    const likes = body.items.map(({ likes: { totalCount } }) => totalCount)
    expect(likes).toEqual([2, 2, 2, 1, 1, 1, 1, 0, 0, 0, 0])
    const whole = body.items.map(({ id }) => id)
    await aReviewLike(app, { of: { id: ids[3] ?? 0 } })
    const rest = await pageOf({ ...query, limit: 100, before: before ?? '' })
    expect([...ids, ...rest.ids]).toEqual(whole)
  })

  test('returns the reviews with one rating only', async () => {
    const { body } = await app.call(me, 'GET /v1/reviews', { query: { work: of, rating: 3 } })
    expect(body.items.map(({ rating }) => rating)).toEqual([3, 3])
    expect((await pageOf({ work: of, rating: 9 })).ids).toEqual([])
  })

  test('counts an offset from the cursor, and returns no cursor after a short page', async () => {
    const whole = (await pageOf({ work: of, limit: 100 })).ids
    const { before } = await pageOf({ work: of, limit: 3 })
    const page = await pageOf({ work: of, limit: 4, offset: 2, before: before ?? '' })
    expect(page.ids).toEqual(whole.slice(5, 9))
    expect(page.before).toEqual(expect.any(String))
    expect((await pageOf({ work: of, limit: 100 })).before).toBeNull()
  })

  test('refuses a cursor of another list and an invalid cursor', async () => {
    const { before } = await pageOf({ work: of, limit: 1 })
    const { before: byRating } = await pageOf({ work: of, limit: 1, sort: 'rating' })
    const { before: ofThree } = await pageOf({ work: of, limit: 1, rating: 3 })
    const forged = Buffer.from('x.1.1.99999999999999999').toString('base64url')
    const wrong: Query[] = [
      { author: me.id, before: before ?? '' },
      { work: of, sort: 'rating', before: before ?? '' },
      { work: of, before: byRating ?? '' },
      { work: of, before: ofThree ?? '' },
      { work: of, rating: 2, before: ofThree ?? '' },
      { work: of, sort: 'likes', before: byRating ?? '' },
      { work: of, before: 'nonsense' },
      { work: of, before: forged },
      { work: of, before: 'x'.repeat(101) },
    ]
    for (const query of wrong) {
      const { status, body } = await app.call(me, 'GET /v1/reviews', { query })
      expect(status).toBe(400)
      expect(body).toMatchObject({ code: 'validation_error', errors: [{ field: 'before' }] })
    }
  })
})
