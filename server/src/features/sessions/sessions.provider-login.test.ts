import { expect, test, vi } from 'vitest'
import { aUser } from '../../testing/factories/users.ts'
import { showIdentity } from '../identities/identities.service.ts'
import { ensureAdmins } from '../accounts/accounts.service.ts'
import type { Person } from '../../testing/identity-provider.ts'
import { siteOfTests, useTestApp } from '../../testing/harness.ts'
import { aPerson, aRegistered, password, useProvider } from '../../testing/provider-logins.ts'

const app = useTestApp()
const house = useProvider(app)
const { use, begin, finish, logIn, sessionOf, link } = house

test('an unknown member gets an account by the first login, and comes back to it', async () => {
  const person = aPerson()
  const first = await sessionOf(person)
  expect(first.username).toBe(person.preferred_username)
  const again = await sessionOf({ ...person, email: 'moved@house.example' })
  expect(again.id).toBe(first.id)
})

test('a name that is taken, reserved or not valid becomes one that is free', async () => {
  const person = aPerson()
  await sessionOf(person)
  const namesake = aPerson({ preferred_username: String(person.preferred_username) })
  expect((await sessionOf(namesake)).username).toMatch(/^lodger/)
  const admin = aPerson({ preferred_username: 'admin' })
  expect((await sessionOf(admin)).username).toBe(String(admin.email).split('@')[0])
  const zoe = aPerson({ preferred_username: 'Zoë Ünal' })
  expect((await sessionOf(zoe)).username).toBe('Zoe-Unal')
})

test('an account with the address is linked only after its owner gave the password', async () => {
  const owner = await aRegistered(app)
  const person = aPerson({ email: owner.email })
  const { status, body } = await logIn(person)
  expect([status, body.code]).toEqual([403, 'link_required'])
  expect(body.proof?.methods).toEqual(['password'])
  const loginToken = body.proof?.loginToken ?? ''
  const prove = (text: string) =>
    app.call(null, 'POST /v1/sessions/second-factor', {
      body: { loginToken, proof: { method: 'password', password: text } },
    })
  expect((await prove('not the password')).body.code).toBe('invalid_proof')
  expect((await app.call(owner, 'GET /v1/identity')).body.timeLinked).toBeNull()
  expect((await prove(password)).status).toBe(200)
  expect((await app.call(owner, 'GET /v1/identity')).body.timeLinked).not.toBeNull()
  expect((await sessionOf(person)).id).toBe(owner.id)
})

test('an address that the provider does not vouch for links nothing', async () => {
  const owner = await aRegistered(app)
  const { body } = await logIn(aPerson({ email: owner.email, email_verified: false }))
  expect(body.code).toBe('email_taken')
})

test('a group sent as a text, in a claim of another name, makes an admin', async () => {
  const rolesOf = async (person: Person) =>
    (await app.ctx.tokens.read((await sessionOf(person)).token))?.sessionId ?? ''
  const isAdmin = async (sessionId: string) =>
    (
      await app.ctx.db
        .selectFrom('sessions')
        .select('admin_group')
        .where('id', '=', sessionId)
        .executeTakeFirstOrThrow()
    ).admin_group !== null
  expect(await isAdmin(await rolesOf(aPerson({ groups: 'housekeepers' })))).toBe(true)
  use({ groupsClaim: 'realm_access.roles' })
  expect(await isAdmin(await rolesOf(aPerson({ groups: 'housekeepers' })))).toBe(false)
  const inside = { realm_access: { roles: ['housekeepers'] } }
  expect(await isAdmin(await rolesOf(aPerson(inside)))).toBe(true)
})

test.each(['true', 'True', 1])('an address that is verified as %j is proven', async (word) => {
  const owner = await aRegistered(app)
  const { body } = await logIn(aPerson({ email: owner.email, email_verified: word }))
  expect(body.code).toBe('link_required')
})

test('an issuer may be written with a slash that it does not have', async () => {
  use({ issuer: `${house.provider.issuer}/` })
  await sessionOf(aPerson())
})

test.each([`${'a'.repeat(300)}@house.example`, 'a\0@house.example'])(
  'an address that is none is refused (%#)',
  async (email) => {
    expect((await logIn(aPerson({ email }))).body.code).toBe('identity_refused')
  },
)

test('six first logins of one person at once create one account', async () => {
  const person = aPerson()
  const sessions = await Promise.all([1, 2, 3, 4, 5, 6].map(() => sessionOf(person)))
  expect(new Set(sessions.map(({ id }) => id)).size).toBe(1)
})

test('several people of one name at once get a name each', async () => {
  const people = [1, 2, 3, 4].map(() => aPerson({ preferred_username: 'namesake' }))
  const sessions = await Promise.all(people.map((person) => sessionOf(person)))
  expect(new Set(sessions.map(({ username }) => username)).size).toBe(4)
})

test('where registration is closed, the provider creates no account', async () => {
  Object.assign(app.ctx.access, { registration: 'closed' })
  try {
    expect((await logIn(aPerson())).body.code).toBe('registration_closed')
  } finally {
    Object.assign(app.ctx.access, { registration: 'open' })
  }
})

test('an answer counts once, and only for the browser that began', async () => {
  const person = aPerson()
  const [mine, theirs] = [await begin(), await begin()]
  const answer = await house.provider.logIn(mine.url, person)
  expect((await finish(theirs.loginToken, answer)).body.code).toBe('identity_refused')
  expect((await finish('no token', answer)).body.code).toBe('invalid_token')
  expect((await finish(mine.loginToken, answer)).status).toBe(200)
  expect((await finish(mine.loginToken, answer)).body.code).toBe('invalid_token')
  const next = await begin()
  const state = new URL(next.url).searchParams.get('state') ?? ''
  const replayed = new URLSearchParams(answer)
  replayed.set('state', state)
  expect((await finish(next.loginToken, String(replayed))).body.code).toBe('identity_refused')
})

test('an answer comes within ten minutes', async () => {
  const { url, loginToken } = await begin()
  const answer = await house.provider.logIn(url, aPerson())
  app.clock.advance(10 * 60_000)
  expect((await finish(loginToken, answer)).body.code).toBe('invalid_token')
})

test.each(['state', 'nonce', 'code_challenge'])('a wrong %s is refused', async (name) => {
  const { url, loginToken } = await begin()
  const forged = new URL(url)
  forged.searchParams.set(name, 'x'.repeat(43))
  const answer = await house.provider.logIn(forged.href, aPerson())
  expect((await finish(loginToken, answer)).body.code).toBe('identity_refused')
})

test('an answer of another issuer is refused', async () => {
  const { url, loginToken } = await begin()
  const answer = new URLSearchParams(await house.provider.logIn(url, aPerson()))
  answer.set('iss', 'https://other.example')
  expect((await finish(loginToken, String(answer))).body.code).toBe('identity_refused')
})

test('a provider that names itself otherwise than the settings is refused', async () => {
  use({ issuer: house.provider.issuer.replace('localhost', '127.0.0.1') })
  const { status, body } = await app.call(null, 'POST /v1/sessions/provider/start', { body: {} })
  expect([status, body.code]).toEqual([503, 'unavailable'])
})

test('a provider that does not answer is unavailable', async () => {
  use({ issuer: 'http://localhost:1' })
  const { body } = await app.call(null, 'POST /v1/sessions/provider/start', { body: {} })
  expect(body.code).toBe('unavailable')
})

test('a provider may change its keys, even while a login is under way', async () => {
  const person = aPerson()
  const { id } = await sessionOf(person)
  await house.provider.rotateKeys()
  expect((await sessionOf(person)).id).toBe(id)
})

test('clocks may differ by a minute, but not by two hours', async () => {
  const person = aPerson()
  const answerAt = async (difference: number) => {
    const { url, loginToken } = await begin()
    const answer = await house.provider.logIn(url, person)
    // The provider runs in this process: only the reading of its answer gets another clock.
    const code = { answer, loginToken }
    const now = Date.now
    const isReading = () => new Error('Where?').stack?.includes('oauth4webapi') === true
    vi.spyOn(Date, 'now').mockImplementation(() => now() + (isReading() ? difference : 0))
    try {
      return (await finish(code.loginToken, code.answer)).status
    } finally {
      vi.restoreAllMocks()
    }
  }
  expect(await answerAt(-45_000)).toBe(200)
  expect(await answerAt(2 * 3_600_000)).toBe(422)
})

test('a member who set no password cannot lose the only way in', async () => {
  const member = await sessionOf(aPerson())
  expect((await app.call(member, 'GET /v1/identity')).body.hasOtherWayIn).toBe(false)
  expect((await app.call(member, 'DELETE /v1/identity')).body.code).toBe('last_way_in')
  await app.ctx.db
    .updateTable('users')
    .set({ password_hash: 'set' })
    .where('id', '=', member.id)
    .execute()
  expect((await app.call(member, 'DELETE /v1/identity')).status).toBe(200)
  expect((await app.call(member, 'GET /v1/identity')).body.timeLinked).toBeNull()
})

test('a member links an account whose address is another, and logs in by it', async () => {
  use()
  const member = await aRegistered(app)
  const person = aPerson({ email_verified: false })
  expect((await link(member, person)).status).toBe(200)
  expect((await app.call(member, 'GET /v1/identity')).body.timeLinked).not.toBeNull()
  expect((await sessionOf(person)).id).toBe(member.id)
})

test('a login belongs to one account', async () => {
  const person = aPerson()
  const owner = await sessionOf(person)
  const other = await aRegistered(app)
  const { status, body } = await link(other, person)
  expect([status, body.code]).toEqual([409, 'identity_taken'])
  expect((await sessionOf(person)).id).toBe(owner.id)
})

test('a link that waits for its proof finds the login taken meanwhile', async () => {
  const [owner, other] = [await aRegistered(app), await aRegistered(app)]
  const person = aPerson({ email: owner.email })
  const { body } = await logIn(person)
  expect((await link(other, person)).status).toBe(200)
  const { status, body: refusal } = await app.call(null, 'POST /v1/sessions/second-factor', {
    body: { loginToken: body.proof?.loginToken ?? '', proof: { method: 'password', password } },
  })
  expect([status, refusal.code]).toEqual([409, 'identity_taken'])
  expect((await app.call(owner, 'GET /v1/identity')).body.timeLinked).toBeNull()
})

test('only the member who began to link an account finishes it, and only as a link', async () => {
  use()
  const [mine, theirs] = [await aRegistered(app), await aRegistered(app)]
  const { body: begun } = await app.call(mine, 'POST /v1/identity/start')
  const answer = await house.provider.logIn(begun.url, aPerson())
  const body = { loginToken: begun.loginToken, answer }
  expect((await app.call(theirs, 'POST /v1/identity', { body })).body.code).toBe('invalid_token')
  expect((await finish(begun.loginToken, answer)).body.code).toBe('invalid_token')
  const login = await begin()
  const answered = {
    loginToken: login.loginToken,
    answer: await house.provider.logIn(login.url, aPerson()),
  }
  expect((await app.call(mine, 'POST /v1/identity', { body: answered })).body.code).toBe(
    'invalid_token',
  )
  expect((await app.call(mine, 'POST /v1/identity', { body })).status).toBe(200)
})

test('linking wants a fresh proof that the member is there', async () => {
  use()
  const member = await aRegistered(app)
  app.clock.advance(10 * 60_000)
  const { status, body } = await app.call(member, 'POST /v1/identity/start')
  expect([status, body.code]).toEqual([403, 'proof_required'])
})

test('where the provider is the only way, nobody ends the link', async () => {
  use()
  const member = await aRegistered(app)
  expect((await link(member, aPerson())).status).toBe(200)
  expect((await app.call(member, 'GET /v1/identity')).body.hasOtherWayIn).toBe(true)
  use({ isOnly: true })
  expect((await showIdentity(app.ctx, { ...member, isAdmin: false })).hasOtherWayIn).toBe(false)
  expect((await app.call(member, 'DELETE /v1/identity')).body.code).toBe('last_way_in')
})

test('an account without a password lets nobody in by one', async () => {
  const { username } = await sessionOf(aPerson())
  const { body } = await app.call(null, 'POST /login', { body: { username, password: 'x' } })
  expect(body).toMatchObject({ code: 'invalid_credentials' })
})

test('where the provider is the only way, passwords serve the reserved admins alone', async () => {
  const admin = { id: 1, username: 'keeper', email: 'keeper@house.example', password }
  await ensureAdmins(app.ctx, [admin])
  const member = await aRegistered(app)
  use({ isOnly: true })
  const statusOf = async ({ username }: { username: string }) =>
    (await app.call(null, 'POST /login', { body: { username, password } })).status
  expect(await statusOf(member)).toBe(403)
  expect(await statusOf(admin)).toBe(200)
  const body = { username: 'newcomer', email: 'new@mail.example', password }
  expect((await app.call(null, 'POST /create-account', { body })).body).toMatchObject({
    code: 'registration_closed',
  })
})

test('a logout leads to the end of the session at the provider, for sessions that began there', async () => {
  const member = await sessionOf(aPerson())
  const { body } = await app.call(member, 'POST /logout')
  const url = new URL(body.url ?? '')
  expect(url.origin).toBe(house.provider.issuer)
  expect(url.searchParams.get('post_logout_redirect_uri')).toBe(`${siteOfTests.url}/login`)
  expect((await fetch(url)).status).toBe(200)
  expect((await app.call(member, 'GET /v1/identity')).status).toBe(401)
  expect((await app.call(await aUser(app), 'POST /logout')).body).toEqual({ loggedOut: true })
})
