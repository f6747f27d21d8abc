import { expect, test } from 'vitest'
import { aReport, aSuspension } from '../../testing/factories/reports.ts'
import { aReview } from '../../testing/factories/reviews.ts'
import { aUser, type TestUser } from '../../testing/factories/users.ts'
import { aWork } from '../../testing/factories/works.ts'
import { useTestApp } from '../../testing/harness.ts'

const app = useTestApp()
const day = 86_400_000

const invite = async (
  by: TestUser,
  body: { usesMax?: number; name?: string; befriends?: boolean } = {},
) => (await app.call(by, 'POST /v1/invitations', { body })).body

const shown = (token: string) => app.call(null, 'GET /v1/join/{token}', { params: { token } })

let serial = 0

async function join(invitation?: string) {
  serial += 1
  const name = `newcomer-${serial}`
  const body = {
    username: name,
    email: `${name}@mail.example`,
    password: 'long enough, odd enough',
  }
  return app.call(null, 'POST /create-account', {
    body: { ...body, ...(invitation === undefined ? {} : { invitation }) },
  })
}

async function withDoors<T>(registration: 'invited' | 'closed', act: () => Promise<T>): Promise<T> {
  const { access } = app.ctx
  Object.assign(access, { registration })
  try {
    return await act()
  } finally {
    Object.assign(access, { registration: 'open' })
  }
}

test('whoever joins by a link becomes a friend of the inviter at once, who is notified', async () => {
  const ann = await aUser(app)
  const { token } = await invite(ann, { name: 'Sunday cinema' })
  const joined = await join(token)
  expect(joined.status).toBe(201)
  const { body: friends } = await app.call(ann, 'GET /contacts', {
    query: { user: ann.username },
  })
  expect(friends.map(({ id }) => id)).toEqual([joined.body.id])
  const { body } = await app.call(ann, 'GET /v1/notifications', { query: {} })
  expect(body.items.map(({ type }) => type)).toContain('accepted friend request')
  const { body: own } = await app.call(ann, 'GET /v1/invitations')
  expect(own.items).toMatchObject([
    { name: 'Sunday cinema', isOpen: false, usesMax: 1, members: [{ id: joined.body.id }] },
  ])
})

test('a link can leave friendship to both', async () => {
  const ann = await aUser(app)
  const { token } = await invite(ann, { befriends: false })
  await join(token)
  const { body } = await app.call(ann, 'GET /contacts', { query: { user: ann.username } })
  expect(body).toEqual([])
})

test('a link shows who invites and what they love, to anyone who has it', async () => {
  const ann = await aUser(app)
  const [loved, liked, disliked] = [await aWork(app), await aWork(app), await aWork(app)]
  await aReview(app, { by: ann, of: loved, rating: 10 })
  await aReview(app, { by: ann, of: liked, rating: 8 })
  await aReview(app, { by: ann, of: disliked, rating: 2 })
  const { body } = await shown((await invite(ann)).token)
  expect(body.inviter.username).toBe(ann.username)
  expect(body.works.map(({ id }) => id)).toEqual([loved.id, liked.id])
})

test.each(['members', 'friends'] as const)(
  'a link of a member for %s shows their name alone',
  async (audience) => {
    const ann = await aUser(app, { firstName: 'Ann' })
    await aReview(app, { by: ann, of: await aWork(app), rating: 10 })
    await app.ctx.db
      .updateTable('users')
      .set({ profile_picture: 'a.webp' })
      .where('id', '=', ann.id)
      .execute()
    await app.call(ann, 'PATCH /v1/privacy-settings', { body: { audience } })
    const { body } = await shown((await invite(ann)).token)
    const { id, username } = ann
    const inviter = { id, username, firstName: 'Ann', lastName: null, profilePicture: null }
    expect(body).toMatchObject({ inviter, works: [] })
  },
)

test('a link ends when it is used up, ended, too old, or its owner is suspended', async () => {
  const ann = await aUser(app)
  const [used, ended, old, suspended] = [
    await invite(ann),
    await invite(ann),
    await invite(ann),
    await invite(ann, { usesMax: 5 }),
  ]
  await join(used.token)
  await app.call(ann, 'DELETE /v1/invitations/{id}', { params: { id: String(ended.id) } })
  app.clock.advance(15 * day)
  const statuses = async () =>
    Promise.all([used, ended, old].map(async ({ token }) => (await shown(token)).status))
  expect(await statuses()).toEqual([404, 404, 404])
  expect((await join(old.token)).body).toMatchObject({ code: 'invitation_not_found' })
  const again = await invite(ann, { usesMax: 5 })
  expect((await shown(again.token)).status).toBe(200)
  await aSuspension(app, ann)
  expect((await shown(again.token)).status).toBe(404)
  expect((await shown(suspended.token)).status).toBe(404)
})

test('where one has to be invited, an account needs a link; where it is closed, nothing helps', async () => {
  const ann = await aUser(app)
  const { token } = await invite(ann, { usesMax: 5 })
  await withDoors('invited', async () => {
    expect((await join()).body).toMatchObject({ code: 'invitation_required' })
    expect((await join('no such link')).body).toMatchObject({ code: 'invitation_not_found' })
    expect((await join(token)).status).toBe(201)
  })
  await withDoors('closed', async () => {
    expect((await join(token)).body).toMatchObject({ code: 'registration_closed' })
  })
})

test('a member has at most twenty open links', async () => {
  const ann = await aUser(app)
  for (let nth = 0; nth < 20; nth += 1) await invite(ann)
  const { status, body } = await app.call(ann, 'POST /v1/invitations', { body: {} })
  expect([status, body]).toMatchObject([409, { code: 'invitations_full' }])
  const { body: own } = await app.call(ann, 'GET /v1/invitations')
  const [first] = own.items
  await app.call(ann, 'DELETE /v1/invitations/{id}', { params: { id: String(first?.id) } })
  expect((await app.call(ann, 'POST /v1/invitations', { body: {} })).status).toBe(201)
})

test('admins see and end the links of everybody; others only their own', async () => {
  const [admin, ann, ben] = [await aUser(app, { id: 1 }), await aUser(app), await aUser(app)]
  const { id, token } = await invite(ann)
  const params = { id: String(id) }
  expect((await app.call(ben, 'DELETE /v1/invitations/{id}', { params })).status).toBe(404)
  const { body } = await app.call(admin, 'GET /v1/admin/invitations', { query: { limit: 1 } })
  expect(body.items).toMatchObject([{ id, inviter: { username: ann.username } }])
  expect(body.totalCount).toBeGreaterThan(1)
  expect((await app.call(admin, 'DELETE /v1/invitations/{id}', { params })).status).toBe(200)
  expect((await shown(token)).status).toBe(404)
})

test('a report of a member tells admins who invited them, and who invited that member', async () => {
  const ann = await aUser(app)
  const first = await join((await invite(ann)).token)
  const ben = await aUser(app)
  await app.ctx.db
    .insertInto('invited_members')
    .values({ user_id: ben.id, inviter_id: first.body.id })
    .execute()
  const { id } = await aReview(app, { by: ben, review: 'Rude.' })
  await aReport(app, { by: ann, type: 'review', id })
  const admin = await aUser(app, { id: 2 })
  const { body } = await app.call(admin, 'GET /v1/moderation/cases', { query: {} })
  const found = body.items.find((one) => one.itemId === id && one.type === 'review')
  expect(found?.inviters.map((one) => one.id)).toEqual([first.body.id, ann.id])
})
