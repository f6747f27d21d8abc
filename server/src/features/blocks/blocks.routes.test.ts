import { describe, expect, test } from 'vitest'
import { aBlock, aFriendship, aRequest } from '../../testing/factories/friendships.ts'
import { aUser, type TestUser } from '../../testing/factories/users.ts'
import { useTestApp } from '../../testing/harness.ts'

const app = useTestApp()

const status = async (caller: TestUser | null, user: string) =>
  (await app.call(caller, 'GET /blocked-status', { query: { user } })).body
const block = (caller: TestUser | null, blocked_username: string) =>
  app.call(caller, 'POST /block-user', { body: { blocked_username } })
const unblock = (caller: TestUser | null, user: string) =>
  app.call(caller, 'DELETE /blocked-user', { query: { user } })
const friendship = (caller: TestUser, other: TestUser) =>
  app.call(caller, 'GET /v1/users/{userId}/friendships/{otherId}', {
    params: { userId: String(caller.id), otherId: String(other.id) },
  })
const twoUsers = async () => [await aUser(app), await aUser(app)] as const

const userNotFound = {
  status: 404,
  body: { status: 404, code: 'user_not_found', message: 'User not found' },
}

describe('GET /blocked-status', () => {
  test('is plain text, and reports their block before the own', async () => {
    const [one, other] = await twoUsers()
    expect(await status(one, other.username)).toBe('Not blocked')
    await aBlock(app, { by: one, of: other })
    expect(await status(one, other.username)).toBe('Blocked by you')
    expect(await status(other, one.username)).toBe('Blocked by them')
    await aBlock(app, { by: other, of: one })
    expect(await status(one, other.username)).toBe('Blocked by them')
    expect(await status(other, one.username)).toBe('Blocked by them')
  })

  test('returns text/plain', async () => {
    const { username } = await aUser(app)
    const answer = await app.http.inject({ url: `/blocked-status?user=${username}` })
    expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8')
  })

  test('is Not blocked for visitors and for oneself', async () => {
    const user = await aUser(app)
    expect(await status(null, user.username)).toBe('Not blocked')
    expect(await status(user, user.username)).toBe('Not blocked')
  })

  test('reports an unknown user', async () => {
    const answer = await app.call(null, 'GET /blocked-status', { query: { user: 'nobody' } })
    expect(answer).toEqual(userNotFound)
  })
})

describe('POST /block-user', () => {
  test('blocks repeatedly, ignoring the case of the name', async () => {
    const [one, other] = await twoUsers()
    for (const name of [other.username, other.username.toUpperCase()]) {
      expect(await block(one, name)).toEqual({
        status: 200,
        body: { blocked_username: other.username, status: 'Blocked by you' },
      })
    }
    expect(await status(one, other.username)).toBe('Blocked by you')
  })

  test('ends a friendship for both users', async () => {
    const [one, other] = await twoUsers()
    await aFriendship(app, one, other)
    await block(one, other.username)
    expect((await friendship(one, other)).body.code).toBe('friendship_not_found')
    expect((await friendship(other, one)).body.code).toBe('friendship_not_found')
  })

  test('ends a request in either direction', async () => {
    const [one, other] = await twoUsers()
    const third = await aUser(app)
    await aRequest(app, { from: one, to: other })
    await aRequest(app, { from: third, to: one })
    await block(one, other.username)
    await block(one, third.username)
    const sent = await app.call(one, 'GET /outgoing-requests')
    const received = await app.call(one, 'GET /incoming-requests')
    expect([...sent.body, ...received.body]).toEqual([])
  })

  test('refuses oneself', async () => {
    const user = await aUser(app)
    const answer = await block(user, user.username)
    const message = 'You cannot block yourself'
    expect(answer).toEqual({
      status: 400,
      body: {
        status: 400,
        code: 'validation_error',
        message,
        errors: [{ field: 'blocked_username', message }],
      },
    })
  })

  test('refuses a missing name', async () => {
    const { token } = await aUser(app)
    const answer = await app.send({
      method: 'POST',
      url: '/block-user',
      headers: { authorization: `Bearer ${token}` },
    })
    expect(answer.body).toMatchObject({
      code: 'validation_error',
      errors: [{ field: 'blocked_username' }],
    })
  })

  test('refuses unknown users and visitors', async () => {
    const user = await aUser(app)
    expect(await block(user, 'nobody')).toEqual(userNotFound)
    expect(await block(null, user.username)).toEqual({
      status: 401,
      body: { status: 401, code: 'unauthenticated', message: 'Authentication required' },
    })
  })
})

describe('DELETE /blocked-user', () => {
  test('removes only the own block, repeatedly', async () => {
    const [one, other] = await twoUsers()
    await aBlock(app, { by: one, of: other })
    await aBlock(app, { by: other, of: one })
    for (const name of [other.username, other.username.toUpperCase()]) {
      expect(await unblock(one, name)).toEqual({
        status: 200,
        body: { user: other.username, status: 'Not blocked' },
      })
    }
    expect(await status(one, other.username)).toBe('Blocked by them')
    expect(await status(other, one.username)).toBe('Blocked by you')
  })

  test('DELETE /blocked-user does not restore a friendship', async () => {
    const [one, other] = await twoUsers()
    await aFriendship(app, one, other)
    await block(one, other.username)
    await unblock(one, other.username)
    expect((await friendship(one, other)).status).toBe(404)
  })

  test('reads the name from the body too', async () => {
    const [one, other] = await twoUsers()
    await aBlock(app, { by: one, of: other })
    const answer = await app.send({
      method: 'DELETE',
      url: '/blocked-user',
      headers: { authorization: `Bearer ${one.token}` },
      payload: { user: other.username },
    })
    expect(answer.status).toBe(200)
    expect(await status(one, other.username)).toBe('Not blocked')
  })

  test('refuses unknown users and visitors', async () => {
    const user = await aUser(app)
    expect(await unblock(user, 'nobody')).toEqual(userNotFound)
    expect((await unblock(null, user.username)).status).toBe(401)
  })
})

describe('GET /v1/blocks', () => {
  const listed = (caller: TestUser, query: { limit?: number; offset?: number } = {}) =>
    app.call(caller, 'GET /v1/blocks', { query })

  test('lists those whom the caller blocks, latest first, page by page', async () => {
    const [me, one] = await twoUsers()
    const [two, blocker] = await twoUsers()
    await block(me, one.username)
    app.clock.advance(60_000)
    await block(me, two.username)
    await aBlock(app, { by: blocker, of: me })
    const { id, username } = two
    const person = { id, username, firstName: null, lastName: null, profilePicture: null }
    expect((await listed(me)).body).toEqual({
      items: [
        { ...person, timeBlocked: app.clock.now().toISOString() },
        expect.objectContaining({ id: one.id }),
      ],
      totalCount: 2,
    })
    const second = (await listed(me, { limit: 1, offset: 1 })).body
    expect(second).toMatchObject({ items: [{ id: one.id }], totalCount: 2 })
    expect((await listed(me, { offset: 2 })).body).toEqual({ items: [], totalCount: 2 })
    await unblock(me, one.username)
    expect((await listed(me)).body.totalCount).toBe(1)
  })
})
