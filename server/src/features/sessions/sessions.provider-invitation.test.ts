import { expect, test } from 'vitest'
import { aUser, type TestUser } from '../../testing/factories/users.ts'
import { useTestApp } from '../../testing/harness.ts'
import { aPerson, aRegistered, useProvider } from '../../testing/provider-logins.ts'

const app = useTestApp()
const { use, logIn, sessionOf } = useProvider(app)

const invite = async (by: TestUser, body: { usesMax?: number; befriends?: boolean } = {}) =>
  (await app.call(by, 'POST /v1/invitations', { body })).body.token

const joinedBy = async (by: TestUser) => {
  const { body } = await app.call(by, 'GET /v1/invitations')
  return body.items.flatMap(({ members }) => members.map(({ id }) => id))
}

const friendsOf = async (user: TestUser) =>
  (await app.call(user, 'GET /contacts', { query: { user: user.username } })).body.map(
    ({ id }) => id,
  )

test.each([false, true])(
  'who follows a link and joins by the provider is a friend of the inviter (only way in: %s)',
  async (isOnly) => {
    const ann = await aUser(app)
    use({ isOnly })
    const member = await sessionOf(aPerson(), await invite(ann))
    expect(await joinedBy(ann)).toEqual([member.id])
    expect(await friendsOf(ann)).toEqual([member.id])
  },
)

test('a link that leaves friendship to both does so', async () => {
  const ann = await aUser(app)
  const member = await sessionOf(aPerson(), await invite(ann, { befriends: false }))
  expect(await joinedBy(ann)).toEqual([member.id])
  expect(await friendsOf(ann)).toEqual([])
})

test('a member who comes back uses no link up', async () => {
  const ann = await aUser(app)
  const person = aPerson()
  await sessionOf(person)
  await sessionOf(person, await invite(ann))
  expect(await joinedBy(ann)).toEqual([])
})

test('an account that has the address uses no link up', async () => {
  const ann = await aUser(app)
  const { email } = await aRegistered(app)
  const { body } = await logIn(aPerson({ email }), await invite(ann))
  expect(body.code).toBe('link_required')
  expect(await joinedBy(ann)).toEqual([])
})

test('a link that has ended creates no account', async () => {
  const person = aPerson()
  const { status, body } = await logIn(person, 'no such link')
  expect([status, body.code]).toEqual([404, 'invitation_not_found'])
  expect((await logIn(person)).status).toBe(200)
})

test('of several at once, as many join as the link allows', async () => {
  const ann = await aUser(app)
  const token = await invite(ann, { usesMax: 2 })
  const answers = await Promise.all([1, 2, 3, 4, 5].map(() => logIn(aPerson(), token)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(2)
  expect(answers.filter(({ body }) => body.code === 'invitation_not_found')).toHaveLength(3)
  expect(await joinedBy(ann)).toHaveLength(2)
})
