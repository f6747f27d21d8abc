import { adminIds } from '@medley/contract/limits'
import { describe, expect, test } from 'vitest'
import { aBlock, aFriendship, aRequest } from '../../testing/factories/friendships.ts'
import { aUser, type TestUser } from '../../testing/factories/users.ts'
import { aWork } from '../../testing/factories/works.ts'
import { useTestApp } from '../../testing/harness.ts'

const app = useTestApp()

const contacts = (caller: TestUser | null, of: TestUser) =>
  app.call(caller, 'GET /contacts', { query: { user: of.username } })
const states = async (caller: TestUser | null, of: TestUser) =>
  Object.fromEntries(
    (await contacts(caller, of)).body.map((row) => [row.id, row.friendRequestStatus]),
  )

describe('GET /contacts', () => {
  test('lists friends by name, ignoring case and accents, then by username', async () => {
    const me = await aUser(app)
    const named = async (username: string, firstName?: string, lastName?: string) => {
      const name = { ...(firstName && { firstName }), ...(lastName && { lastName }) }
      await aFriendship(app, me, await aUser(app, { username, ...name }))
    }
    await named('zoe', 'Zoë', 'Adler')
    await named('b2', 'ann', 'Lee')
    await named('b1', 'Ann', 'Lee')
    await named('eric', 'Éric', '')
    await named('MAX')
    await named('only-last', '', 'Fox')
    const { body } = await contacts(me, me)
    expect(body.map(({ username }) => username)).toEqual([
      'b1',
      'b2',
      'eric',
      'only-last',
      'MAX',
      'zoe',
    ])
    expect(body[0]).toEqual({
      id: body[0]?.id,
      username: 'b1',
      first_name: 'Ann',
      last_name: 'Lee',
      firstName: 'Ann',
      lastName: 'Lee',
      profile_pic: null,
      profilePicture: null,
      friendRequestStatus: 'approved',
    })
  })

  test('shows the status as the caller sees it, and none for the caller and for visitors', async () => {
    const [owner, me, friend, asked, asking, stranger] = await Promise.all(
      Array.from({ length: 6 }, () => aUser(app)),
    )
    if (!owner || !me || !friend || !asked || !asking || !stranger) throw new Error('six users')
    for (const one of [me, friend, asked, asking, stranger]) await aFriendship(app, one, owner)
    await aFriendship(app, me, friend)
    await aRequest(app, { from: me, to: asked })
    await aRequest(app, { from: asking, to: me })
    expect(await states(me, owner)).toEqual({
      [me.id]: 'none',
      [friend.id]: 'approved',
      [asked.id]: 'outgoing',
      [asking.id]: 'incoming',
      [stranger.id]: 'none',
    })
    expect(new Set(Object.values(await states(null, owner)))).toEqual(new Set(['none']))
  })

  test('leaves out requests', async () => {
    const [owner, other] = [await aUser(app), await aUser(app)]
    await aRequest(app, { from: owner, to: other })
    expect((await contacts(null, owner)).body).toEqual([])
  })

  test('leaves out users with a block to or from the caller', async () => {
    const [owner, me, one, other] = [
      await aUser(app),
      await aUser(app),
      await aUser(app),
      await aUser(app),
    ]
    await aFriendship(app, owner, one)
    await aFriendship(app, owner, other)
    await aBlock(app, { by: me, of: one })
    await aBlock(app, { by: other, of: me })
    expect((await contacts(me, owner)).body).toEqual([])
    expect((await contacts(null, owner)).body).toHaveLength(2)
  })

  test('refuses users the owner blocks, and reports an unknown user', async () => {
    const [owner, blocked] = [await aUser(app), await aUser(app)]
    await aBlock(app, { by: owner, of: blocked })
    expect(await contacts(blocked, owner)).toEqual({
      status: 403,
      body: { status: 403, code: 'blocked_by_them', message: 'Blocked by them' },
    })
    expect(await app.call(null, 'GET /contacts', { query: { user: 'nobody' } })).toEqual({
      status: 404,
      body: { status: 404, code: 'user_not_found', message: 'User not found' },
    })
    const bare = await app.send({ method: 'GET', url: '/contacts' })
    expect(bare.body.code).toBe('validation_error')
  })
})

/** Adds reviews posted on the current day of the clock. */
async function write(author: TestUser, count: number) {
  const { id, medium } = await aWork(app)
  await app.ctx.db
    .insertInto('reviews')
    .values(
      Array.from({ length: count }, () => ({
        author_id: author.id,
        work_id: id,
        medium,
        rating: 7,
        time_posted: app.clock.now(),
      })),
    )
    .execute()
}

describe('GET /friend-suggestions', () => {
  const suggest = async (caller: TestUser) =>
    (await app.call(caller, 'GET /friend-suggestions', { query: {} })).body
  const idsFor = async (caller: TestUser) =>
    (await suggest(caller)).map((row) => (typeof row === 'string' ? row : row.id))

  test('lists friends of friends by common friends, then the most active, those already asked last', async () => {
    const me = await aUser(app)
    const [left, right] = [await aUser(app), await aUser(app)]
    const [both, once, busy, asked] = [
      await aUser(app),
      await aUser(app),
      await aUser(app, { lastOnline: app.clock.now() }),
      await aUser(app),
    ]
    for (const friend of [left, right]) {
      await aFriendship(app, friend, me)
      await aFriendship(app, friend, both)
      await aFriendship(app, friend, asked)
    }
    await aFriendship(app, left, once)
    await aRequest(app, { from: me, to: asked })
    await write(busy, 3)
    const ids = await idsFor(me)
    expect(ids.slice(0, 3)).toEqual([both.id, once.id, busy.id])
    expect(ids).toHaveLength(10)
    expect(ids).not.toContain(me.id)
    expect(ids).not.toContain(left.id)
  })

  test('lists users already asked last', async () => {
    const me = await aUser(app)
    const everybody = await app.ctx.db.selectFrom('users').select('id').execute()
    for (const { id } of everybody.slice(2)) {
      if (id !== me.id) await aFriendship(app, me, { id })
    }
    const [asked, stranger] = [await aUser(app, { lastOnline: app.clock.now() }), await aUser(app)]
    await write(asked, 2)
    await aRequest(app, { from: me, to: asked })
    const rows = await suggest(me)
    expect(rows.at(-1)).toMatchObject({ id: asked.id, friendRequestStatus: 'outgoing' })
    expect(rows).toContainEqual(
      expect.objectContaining({ id: stranger.id, friendRequestStatus: 'none' }),
    )
  })

  test('leaves out users who sent a request, and blocks in either direction', async () => {
    const me = await aUser(app)
    const friend = await aUser(app)
    const [asking, blocked, blocking] = [await aUser(app), await aUser(app), await aUser(app)]
    await aFriendship(app, me, friend)
    for (const one of [asking, blocked, blocking]) await aFriendship(app, friend, one)
    await aRequest(app, { from: asking, to: me })
    await aBlock(app, { by: me, of: blocked })
    await aBlock(app, { by: blocking, of: me })
    const ids = await idsFor(me)
    expect(ids).toHaveLength(10)
    for (const one of [asking, blocked, blocking]) expect(ids).not.toContain(one.id)
  })

  test('is not cut short by those of whom the member sees nothing', async () => {
    const [me, friend, later] = [await aUser(app), await aUser(app), new Date('2100-01-01')]
    await aFriendship(app, me, friend)
    const closed = await Promise.all(
      Array.from({ length: 110 }, () => aUser(app, { lastOnline: later })),
    )
    await app.ctx.db
      .insertInto('privacy_settings')
      .values(closed.map(({ id }) => ({ user_id: id, audience: 'friends' })))
      .execute()
    for (const one of closed.slice(0, 12)) {
      await write(one, 3)
      await aFriendship(app, friend, one)
    }
    const ids = await idsFor(me)
    expect(ids).toHaveLength(10)
    for (const { id } of closed) expect(ids).not.toContain(id)
  })

  test('leaves out admins, even as friends of friends', async () => {
    const me = await aUser(app)
    const friend = await aUser(app)
    const member = await aUser(app, { lastOnline: app.clock.now() })
    await aFriendship(app, me, friend)
    await aFriendship(app, friend, member)
    for (const id of adminIds) await aFriendship(app, friend, await aUser(app, { id }))
    const ids = await idsFor(me)
    expect(ids).toContain(member.id)
    for (const id of adminIds) expect(ids).not.toContain(id)
  })

  test('returns bare usernames on request, in the same order', async () => {
    const me = await aUser(app)
    const rows = await suggest(me)
    const names = await app.call(me, 'GET /friend-suggestions', { query: { fields: 'username' } })
    expect(names.status).toBe(200)
    expect(names.body).toEqual(rows.map((row) => (typeof row === 'string' ? row : row.username)))
  })

  test('refuses other fields, and visitors', async () => {
    const { token } = await aUser(app)
    const answer = await app.send({
      url: '/friend-suggestions?fields=email',
      headers: { authorization: `Bearer ${token}` },
    })
    expect(answer.body.code).toBe('validation_error')
    expect((await app.call(null, 'GET /friend-suggestions', { query: {} })).status).toBe(401)
  })
})
