import { describe, expect, test } from 'vitest'
import { aBlock, aFriendship, aRequest } from '../../testing/factories/friendships.ts'
import { aUser, type TestUser } from '../../testing/factories/users.ts'
import { useTestApp } from '../../testing/harness.ts'

const app = useTestApp()
const path = '/v1/users/{userId}/friendships/{otherId}'

const params = (one: { id: number }, other: { id: number }) => ({
  params: { userId: String(one.id), otherId: String(other.id) },
})
const put = (caller: TestUser, other: { id: number }) =>
  app.call(caller, `PUT ${path}`, params(caller, other))
const end = (caller: TestUser, other: { id: number }) =>
  app.call(caller, `DELETE ${path}`, params(caller, other))
const get = (caller: TestUser, other: { id: number }) =>
  app.call(caller, `GET ${path}`, params(caller, other))
const twoUsers = async () => [await aUser(app), await aUser(app)] as const

const ok = (requestStatus: string) => ({ status: 200, body: { requestStatus } })
const none = {
  status: 404,
  body: { status: 404, code: 'friendship_not_found', message: 'No relation' },
}
const userNotFound = {
  status: 404,
  body: { status: 404, code: 'user_not_found', message: 'User not found' },
}
const forbidden = {
  status: 403,
  body: { status: 403, code: 'forbidden', message: 'Not allowed' },
}
const unauthenticated = {
  status: 401,
  body: { status: 401, code: 'unauthenticated', message: 'Authentication required' },
}

describe('lifecycle of a friendship', () => {
  test('a request is outgoing for one user and incoming for the other, even if repeated', async () => {
    const [one, other] = await twoUsers()
    expect(await put(one, other)).toEqual(ok('outgoing'))
    expect(await put(one, other)).toEqual(ok('outgoing'))
    expect(await get(one, other)).toEqual(ok('outgoing'))
    expect(await get(other, one)).toEqual(ok('incoming'))
  })

  test.each(['lower', 'higher'])('the %s id asks and the other approves', async (asks) => {
    const [first, second] = await twoUsers()
    const [one, other] = asks === 'lower' ? [first, second] : [second, first]
    await put(one, other)
    expect(await put(other, one)).toEqual(ok('approved'))
    expect(await put(other, one)).toEqual(ok('approved'))
    expect(await put(one, other)).toEqual(ok('approved'))
    expect(await get(one, other)).toEqual(ok('approved'))
    expect(await get(other, one)).toEqual(ok('approved'))
  })

  test.each(['asked', 'was asked', 'is a friend', 'is a stranger'])(
    'a user who %s can end it repeatedly',
    async (who) => {
      const [one, other] = await twoUsers()
      if (who === 'asked') await put(one, other)
      if (who === 'was asked') await put(other, one)
      if (who === 'is a friend') await aFriendship(app, other, one)
      expect(await end(one, other)).toEqual(ok('none'))
      expect(await end(one, other)).toEqual(ok('none'))
      expect(await get(one, other)).toEqual(none)
      expect(await get(other, one)).toEqual(none)
    },
  )

  test('a declined request can be sent again', async () => {
    const [one, other] = await twoUsers()
    await put(one, other)
    await end(other, one)
    expect(await put(one, other)).toEqual(ok('outgoing'))
    expect(await get(other, one)).toEqual(ok('incoming'))
  })

  test('a new request from a removed friend needs approval', async () => {
    const [one, other] = await twoUsers()
    await aFriendship(app, one, other)
    await end(one, other)
    expect(await put(other, one)).toEqual(ok('outgoing'))
  })
})

describe('refused calls', () => {
  test('oneself', async () => {
    const user = await aUser(app)
    const message = 'You cannot befriend yourself'
    expect(await put(user, user)).toEqual({
      status: 400,
      body: {
        status: 400,
        code: 'validation_error',
        message,
        errors: [{ field: 'otherId', message }],
      },
    })
    expect(await end(user, user)).toEqual(ok('none'))
    expect(await get(user, user)).toEqual(none)
  })

  test.each(['999999', 'nobody', '0', '-1', '99999999999'])(
    'the unknown id %s',
    async (otherId) => {
      const user = await aUser(app)
      const at = { params: { userId: String(user.id), otherId } }
      expect(await app.call(user, `PUT ${path}`, at)).toEqual(userNotFound)
      expect(await app.call(user, `DELETE ${path}`, at)).toEqual(userNotFound)
      expect(await app.call(user, `GET ${path}`, at)).toEqual(none)
    },
  )

  test('acting for another user, and visitors', async () => {
    const [one, other] = await twoUsers()
    const stranger = await aUser(app)
    for (const method of ['PUT', 'DELETE', 'GET'] as const) {
      expect(await app.call(stranger, `${method} ${path}`, params(one, other))).toEqual(forbidden)
      expect(await app.call(null, `${method} ${path}`, params(one, other))).toEqual(unauthenticated)
    }
  })

  test('requests across a block, with theirs reported first', async () => {
    const [one, other] = await twoUsers()
    await aBlock(app, { by: one, of: other })
    const byYou = { status: 403, code: 'blocked_by_you', message: 'Blocked by you' }
    const byThem = { status: 403, code: 'blocked_by_them', message: 'Blocked by them' }
    expect(await put(one, other)).toEqual({ status: 403, body: byYou })
    expect(await put(other, one)).toEqual({ status: 403, body: byThem })
    await aBlock(app, { by: other, of: one })
    expect(await put(one, other)).toEqual({ status: 403, body: byThem })
    expect(await end(one, other)).toEqual(ok('none'))
  })
})

describe('concurrent calls', () => {
  test('turn two crossing requests into one friendship', async () => {
    for (let round = 0; round < 30; round += 1) {
      const [one, other] = await twoUsers()
      const answers = await Promise.all([put(one, other), put(other, one)])
      const states = answers.map(({ body }) => body.requestStatus).toSorted()
      expect(states).toEqual(['approved', 'outgoing'])
      expect(await get(one, other)).toEqual(ok('approved'))
    }
  })

  test('store a request sent ten times once', async () => {
    const [one, other] = await twoUsers()
    const answers = await Promise.all(Array.from({ length: 10 }, () => put(one, other)))
    expect(new Set(answers.map(({ body }) => body.requestStatus))).toEqual(new Set(['outgoing']))
    expect((await app.call(other, 'GET /incoming-requests')).body).toHaveLength(1)
  })

  test('leave no friendship or request when one user blocks the other', async () => {
    for (let round = 0; round < 30; round += 1) {
      const [one, other] = await twoUsers()
      await Promise.all([
        put(other, one),
        put(one, other),
        app.call(one, 'POST /block-user', { body: { blocked_username: other.username } }),
        put(other, one),
      ])
      expect(await get(one, other)).toEqual(none)
    }
  })
})

describe('requests', () => {
  test('requests are listed newest first, sent and received separately', async () => {
    const me = await aUser(app)
    const [first, second] = await twoUsers()
    await aRequest(app, { from: first, to: me })
    app.clock.advance(1000)
    await aRequest(app, { from: second, to: me })
    const third = await aUser(app)
    const fourth = await aUser(app)
    await aRequest(app, { from: me, to: third })
    app.clock.advance(1000)
    await aRequest(app, { from: me, to: fourth })
    await aFriendship(app, me, await aUser(app))
    const received = await app.call(me, 'GET /incoming-requests')
    const sent = await app.call(me, 'GET /outgoing-requests')
    expect(received.status).toBe(200)
    expect(received.body.map(({ id }) => id)).toEqual([second.id, first.id])
    expect(new Set(received.body.map((row) => row.friendRequestStatus))).toEqual(
      new Set(['incoming']),
    )
    expect(sent.body.map(({ id }) => id)).toEqual([fourth.id, third.id])
    expect(new Set(sent.body.map((row) => row.friendRequestStatus))).toEqual(new Set(['outgoing']))
  })

  test('both sides see a request whatever their audience', async () => {
    const [sender, receiver] = await twoUsers()
    await aRequest(app, { from: sender, to: receiver })
    for (const one of [sender, receiver]) {
      await app.call(one, 'PATCH /v1/privacy-settings', { body: { audience: 'friends' } })
    }
    const received = await app.call(receiver, 'GET /incoming-requests')
    const sent = await app.call(sender, 'GET /outgoing-requests')
    expect(received.body.map(({ id }) => id)).toEqual([sender.id])
    expect(sent.body.map(({ id }) => id)).toEqual([receiver.id])
  })

  test('requests are for members', async () => {
    expect(await app.call(null, 'GET /incoming-requests')).toEqual(unauthenticated)
    expect(await app.call(null, 'GET /outgoing-requests')).toEqual(unauthenticated)
  })
})
