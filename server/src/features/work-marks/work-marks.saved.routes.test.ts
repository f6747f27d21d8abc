import { describe, expect, test } from 'vitest'
import { transaction } from '../../db/transaction.ts'
import { anEngagement, aSavedWork } from '../../testing/factories/engagements.ts'
import { aBlock, aFriendship } from '../../testing/factories/friendships.ts'
import { aSuspension } from '../../testing/factories/reports.ts'
import { aUser, type TestUser } from '../../testing/factories/users.ts'
import { aWork } from '../../testing/factories/works.ts'
import { useTestApp } from '../../testing/harness.ts'
import { removeSaved } from './work-marks.saved.service.ts'

const app = useTestApp()
const unauthenticated = {
  status: 401,
  code: 'unauthenticated',
  message: 'Authentication required',
}

const savedIds = async (userId: number) =>
  (
    await app.ctx.db
      .selectFrom('saved_works')
      .select('work_id')
      .where('user_id', '=', userId)
      .orderBy('work_id')
      .execute()
  ).map((row) => row.work_id)

describe('POST /saved-for-later', () => {
  test('saves once despite concurrent repeats, and leaves the engaged mark unchanged', async () => {
    const ann = await aUser(app)
    const film = await aWork(app)
    const body = { medium: film.medium, internal_id: film.id }
    const answers = await Promise.all(
      [1, 2, 3].map(() => app.call(ann, 'POST /saved-for-later', { body })),
    )
    expect(answers.map((answer) => [answer.status, answer.body])).toEqual(
      [1, 2, 3].map(() => [200, { ...body, savedForLater: true }]),
    )
    expect(await savedIds(ann.id)).toEqual([film.id])
    expect((await app.call(ann, 'GET /is_seen', { query: body })).body).toBe(false)
  })

  test('refuses the id of another medium, an unknown medium, a missing id and visitors', async () => {
    const ann = await aUser(app)
    const film = await aWork(app)
    const post = (body: object, token = ann.token) =>
      app.send({
        method: 'POST',
        url: '/saved-for-later',
        headers: { authorization: `Bearer ${token}` },
        payload: body,
      })
    expect((await post({ medium: 'book', internal_id: film.id })).body).toEqual({
      status: 404,
      code: 'work_not_found',
      message: 'Work not found',
    })
    expect((await post({ medium: 'game', internal_id: film.id })).body).toEqual({
      status: 400,
      code: 'invalid_medium',
      message: 'Invalid medium',
    })
    expect((await post({ medium: 'film' })).body).toEqual({
      status: 400,
      code: 'validation_error',
      message: 'Required',
      errors: [{ field: 'internal_id', message: 'Required' }],
    })
    const visitor = await post({ medium: 'film', internal_id: film.id }, 'none')
    expect(visitor.body).toEqual(unauthenticated)
  })
})

describe('DELETE /saved-for-later', () => {
  test('returns 1, then 0, and 0 for an unknown work', async () => {
    const ann = await aUser(app)
    const film = await aWork(app)
    await aSavedWork(app, { by: ann, of: film })
    await anEngagement(app, { by: ann, of: film })
    const remove = (workId: number) =>
      app.call(ann, 'DELETE /saved-for-later', { query: { medium: film.medium, workId } })
    expect((await remove(film.id)).body).toBe(1)
    expect(await remove(film.id)).toEqual({ status: 200, body: 0 })
    expect((await remove(2_147_483_647)).body).toBe(0)
    const query = { medium: film.medium, internal_id: film.id }
    expect((await app.call(ann, 'GET /is_seen', { query })).body).toBe(true)
  })

  test('accepts the data source’s id if flagged', async () => {
    const ann = await aUser(app)
    const film = await aWork(app, { externalId: '1900000777' })
    await aSavedWork(app, { by: ann, of: film })
    const remove = (workId: string, idIsExternal: boolean) =>
      app.call(ann, 'DELETE /saved-for-later', {
        query: { medium: film.medium, workId, idIsExternal },
      })
    expect((await remove('1900000777', false)).body).toBe(0)
    expect((await remove('unknown', true)).body).toBe(0)
    expect((await remove('1900000777', true)).body).toBe(1)
    expect(await savedIds(ann.id)).toEqual([])
  })

  test('also reads values from the body; the query takes precedence', async () => {
    const ann = await aUser(app)
    const film = await aWork(app)
    await aSavedWork(app, { by: ann, of: film })
    const remove = (url: string) =>
      app.send({
        method: 'DELETE',
        url,
        headers: { authorization: `Bearer ${ann.token}` },
        payload: { medium: 'film', workId: film.id, idIsExternal: 0 },
      })
    expect((await remove('/saved-for-later?workId=1')).body).toBe(0)
    expect((await remove('/saved-for-later')).body).toBe(1)
  })

  test.each(['x1', '0', '99999999999'])('refuses %j as one of our ids', async (workId) => {
    const answer = await app.call(await aUser(app), 'DELETE /saved-for-later', {
      query: { medium: 'film', workId },
    })
    expect(answer.body).toEqual({
      status: 400,
      code: 'validation_error',
      message: 'Must be a whole number',
      errors: [{ field: 'workId', message: 'Must be a whole number' }],
    })
  })

  test('needs a member', async () => {
    const answer = await app.call(null, 'DELETE /saved-for-later', {
      query: { medium: 'film', workId: 1 },
    })
    expect(answer.body).toEqual(unauthenticated)
  })
})

describe('GET /is_saved', () => {
  test('answers a bare boolean', async () => {
    const [ann, ben] = [await aUser(app), await aUser(app)]
    const film = await aWork(app)
    await aSavedWork(app, { by: ann, of: film })
    const isSaved = async (caller: TestUser | null, medium: 'film' | 'book' = 'film') =>
      (await app.call(caller, 'GET /is_saved', { query: { medium, internal_id: film.id } })).body
    expect(await isSaved(ann)).toBe(true)
    expect(await isSaved(ben)).toBe(false)
    expect(await isSaved(null)).toBe(false)
    expect(await isSaved(ann, 'book')).toBe(false)
  })

  test('refuses a missing medium', async () => {
    const answer = await app.send({ method: 'GET', url: '/is_saved?internal_id=1' })
    expect(answer.body).toMatchObject({ code: 'validation_error', errors: [{ field: 'medium' }] })
  })
})

describe('GET /v1/saved-for-later', () => {
  test('returns the works in the requested order, with the viewer’s marks', async () => {
    const [ann, ben] = [await aUser(app), await aUser(app)]
    const film = await aWork(app, { title: 'Zebra' })
    const book = await aWork(app, { title: 'apple', medium: 'book' })
    for (const work of [film, book]) {
      app.clock.advance(1000)
      await aSavedWork(app, { by: ann, of: work })
    }
    await anEngagement(app, { by: ben, of: film })
    const page = async (caller: TestUser | null, query: object) => {
      const { body } = await app.call(caller, 'GET /v1/saved-for-later', {
        query: { userId: ann.id, ...query },
      })
      return { totalCount: body.totalCount, titles: body.items.map(({ work }) => work.title) }
    }
    expect(await page(null, {})).toEqual({ totalCount: 2, titles: ['apple', 'Zebra'] })
    expect(await page(null, { order: 'ASCENDING' })).toMatchObject({ titles: ['Zebra', 'apple'] })
    expect(await page(null, { sortBy: 'title', order: 'ASCENDING' })).toMatchObject({
      titles: ['apple', 'Zebra'],
    })
    expect(await page(null, { medium: 'film' })).toEqual({ totalCount: 1, titles: ['Zebra'] })
    expect(await page(null, { limit: 1, offset: 1 })).toEqual({ totalCount: 2, titles: ['Zebra'] })
    const { body } = await app.call(ben, 'GET /v1/saved-for-later', { query: { userId: ann.id } })
    expect(body.items.map((item) => item.authenticatedUserInfo)).toEqual([
      { hasEngaged: false, savedForLater: false },
      { hasEngaged: true, savedForLater: false },
    ])
  })

  test('refuses people blocked by the owner, and an unknown user', async () => {
    const [ann, blocked] = [await aUser(app), await aUser(app)]
    await aBlock(app, { by: ann, of: blocked })
    const seen = await app.call(blocked, 'GET /v1/saved-for-later', { query: { userId: ann.id } })
    expect(seen.body).toEqual({
      status: 403,
      code: 'blocked_by_them',
      message: 'Blocked by them',
    })
    const unknown = await app.call(null, 'GET /v1/saved-for-later', {
      query: { userId: 2_147_483_647 },
    })
    expect(unknown.body).toEqual({
      status: 404,
      code: 'user_not_found',
      message: 'User not found',
    })
  })

  test('refuses a page out of range and a missing user', async () => {
    const refuse = async (query: string) =>
      (await app.send({ method: 'GET', url: `/v1/saved-for-later?${query}` })).body
    expect(await refuse('userId=1&limit=101')).toMatchObject({
      errors: [{ field: 'limit', message: 'Must be at most 100' }],
    })
    expect(await refuse('')).toMatchObject({
      errors: [{ field: 'userId', message: 'Required' }],
    })
  })
})

describe('removing in bulk', () => {
  test('removes the given works, for this user only', async () => {
    const [ann, ben] = [await aUser(app), await aUser(app)]
    const [one, two] = [await aWork(app), await aWork(app)]
    for (const work of [one, two]) {
      await aSavedWork(app, { by: ann, of: work })
      await aSavedWork(app, { by: ben, of: work })
    }
    await transaction(app.ctx.db, (tx) => removeSaved(tx, ann.id, [one.id, 2_147_483_647]))
    expect(await savedIds(ann.id)).toEqual([two.id])
    expect(await savedIds(ben.id)).toEqual([one.id, two.id])
  })
})

describe('GET /v1/works/{medium}/{workId}/friends-who-saved', () => {
  const savers = async (caller: TestUser, { id }: { id: number }, query: object = {}) => {
    const { status, body } = await app.call(
      caller,
      'GET /v1/works/{medium}/{workId}/friends-who-saved',
      { params: { medium: 'film', workId: String(id) }, query },
    )
    expect(status).toBe(200)
    return body
  }

  test('lists only friends, latest first, with the total count', async () => {
    const [me, early, late] = [await aUser(app), await aUser(app), await aUser(app)]
    const [film, stranger] = [await aWork(app), await aUser(app)]
    for (const friend of [early, late]) {
      await aFriendship(app, me, friend)
      await aSavedWork(app, { by: friend, of: film })
      app.clock.advance(1000)
    }
    await aSavedWork(app, { by: stranger, of: film })
    await aSavedWork(app, { by: early, of: await aWork(app) })
    const item = ({ id, username }: TestUser) => ({
      userId: id,
      user: { username, firstName: null, lastName: null, profilePicture: null },
    })
    expect(await savers(me, film)).toEqual({ totalCount: 2, items: [item(late), item(early)] })
    const page = await savers(me, film, { limit: 1, offset: 1 })
    expect(page).toEqual({ totalCount: 2, items: [item(early)] })
    expect(await savers(me, film, { offset: 2 })).toEqual({ totalCount: 2, items: [] })
  })

  test('leaves out blocked, blocking, muted and suspended friends', async () => {
    const [me, film] = [await aUser(app), await aWork(app)]
    const friends = [
      await aUser(app),
      await aUser(app),
      await aUser(app),
      await aUser(app),
    ] as const
    for (const friend of friends) {
      await aFriendship(app, me, friend)
      await aSavedWork(app, { by: friend, of: film })
    }
    const [blocked, blocking, muted, suspended] = friends
    await aBlock(app, { by: me, of: blocked })
    await aBlock(app, { by: blocking, of: me })
    await app.call(me, 'PUT /v1/mutes/{userId}', { params: { userId: String(muted.id) } })
    await aSuspension(app, suspended)
    expect(await savers(me, film)).toEqual({ totalCount: 0, items: [] })
  })
})
