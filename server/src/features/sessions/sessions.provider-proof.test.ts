import { describe, expect, test } from 'vitest'
import type { Caller } from '../../testing/harness.ts'
import { useTestApp } from '../../testing/harness.ts'
import type { Person } from '../../testing/identity-provider.ts'
import { aPerson, aRegistered, password, useProvider } from '../../testing/provider-logins.ts'
import { aSoftwarePasskey } from '../../testing/software-authenticator.ts'

const app = useTestApp()
const house = useProvider(app)
const { use, finish, sessionOf } = house
const hour = 3_600
const newPassword = 'the first password of mine'

const start = async (member: Caller) =>
  (await app.call(member, 'POST /v1/sessions/proof/provider/start')).body

/** Proves at the provider that a member is there; `at` is where the browser is sent. */
async function prove(member: Caller, person: Person, changed = (url: string) => url) {
  const { url, loginToken } = await start(member)
  const answer = await house.provider.logIn(changed(url), person)
  return app.call(member, 'POST /v1/sessions/proof/provider', { body: { loginToken, answer } })
}

/** A provider that does not ask again although it should. */
function withoutMaxAge(url: string): string {
  const address = new URL(url)
  expect(address.searchParams.get('max_age')).toBe('0')
  address.searchParams.delete('max_age')
  return address.href
}

const passkeyOptions = (member: Caller) =>
  app.call(member, 'POST /v1/second-factors/passkeys/options')

test('a login by a session that is open at the provider proves nothing', async () => {
  const person = aPerson({ loggedInAgo: hour })
  const member = await sessionOf(person)
  const { status, body } = await passkeyOptions(member)
  expect([status, body.code, body.proof?.methods]).toEqual([403, 'proof_required', ['provider']])
  expect((await prove(member, { ...person, loggedInAgo: 0 })).status).toBe(200)
  expect((await passkeyOptions(member)).status).toBe(200)
})

test('a login at the provider just now is a proof', async () => {
  expect((await passkeyOptions(await sessionOf(aPerson()))).status).toBe(200)
})

test('a proof is a new login at the provider, of the member', async () => {
  const person = aPerson({ loggedInAgo: hour })
  const member = await sessionOf(person)
  expect((await prove(member, person, withoutMaxAge)).body.code).toBe('invalid_proof')
  expect((await prove(member, aPerson())).body.code).toBe('invalid_proof')
  expect((await passkeyOptions(member)).body.code).toBe('proof_required')
})

test('what was begun as a proof links no account and logs nobody in', async () => {
  const member = await sessionOf(aPerson())
  const other = await aRegistered(app)
  const { url, loginToken } = await start(other)
  const answer = await house.provider.logIn(url, aPerson())
  const body = { loginToken, answer }
  expect((await app.call(other, 'POST /v1/identity', { body })).body.code).toBe('invalid_token')
  expect((await finish(loginToken, answer)).body.code).toBe('invalid_token')
  const proved = await app.call(member, 'POST /v1/sessions/proof/provider', { body })
  expect(proved.body.code).toBe('invalid_token')
})

describe('a member without a password, once they proved themselves,', () => {
  async function aLodger() {
    const person = aPerson()
    const member = await sessionOf(person)
    app.clock.advance(10 * 60_000)
    return { person, member }
  }

  test('deletes the account', async () => {
    const { person, member } = await aLodger()
    const erase = () => app.call(member, 'DELETE /account', { body: {} })
    expect((await erase()).body.proof).toEqual({ methods: ['provider'] })
    await prove(member, person)
    expect((await erase()).status).toBe(200)
  })

  test('changes the address', async () => {
    const { person, member } = await aLodger()
    const change = () =>
      app.call(member, 'PUT /v1/email-address', { body: { email: 'moved@mail.example' } })
    expect((await change()).body.proof).toEqual({ methods: ['provider'] })
    await prove(member, person)
    expect((await change()).body.change?.email).toBe('moved@mail.example')
  })

  test('sets a password', async () => {
    const { person, member } = await aLodger()
    const set = () => app.call(member, 'POST /password', { body: { new_password: newPassword } })
    expect((await set()).body.proof).toEqual({ methods: ['provider'] })
    await prove(member, person)
    expect((await set()).status).toBe(200)
    const credentials = { username: member.username, password: newPassword }
    expect((await app.call(null, 'POST /login', { body: credentials })).status).toBe(200)
    expect((await app.call(member, 'GET /v1/identity')).body.hasPassword).toBe(true)
  })
})

test('a member with a password has to give it', async () => {
  use()
  const member = await aRegistered(app)
  const refusals = [
    await app.call(member, 'DELETE /account', { body: {} }),
    await app.call(member, 'PUT /v1/email-address', { body: { email: 'new@mail.example' } }),
    await app.call(member, 'POST /password', { body: { new_password: newPassword } }),
  ]
  expect(refusals.map(({ status, body }) => [status, body.errors])).toEqual([
    [400, [{ field: 'password', message: 'Required' }]],
    [400, [{ field: 'password', message: 'Required' }]],
    [400, [{ field: 'old_password', message: 'Required' }]],
  ])
  app.clock.advance(10 * 60_000)
  const change = { old_password: password, new_password: newPassword }
  expect((await app.call(member, 'POST /password', { body: change })).status).toBe(200)
})

test.each([true, false])(
  'a passkey is a way in only if it verifies its user (%s)',
  async (isVerified) => {
    const member = await sessionOf(aPerson())
    const { challenge } = (await passkeyOptions(member)).body
    const site = { origin: 'https://medley.example', rpId: 'medley.example' }
    const response = aSoftwarePasskey().register({ challenge, ...site, isVerified })
    const body = { name: 'Phone', response }
    expect((await app.call(member, 'POST /v1/second-factors/passkeys', { body })).status).toBe(201)
    expect((await app.call(member, 'GET /v1/identity')).body.hasOtherWayIn).toBe(isVerified)
    const unlinked = await app.call(member, 'DELETE /v1/identity')
    expect(unlinked.body.code).toBe(isVerified ? undefined : 'last_way_in')
  },
)
