import { beforeEach, describe, expect, test } from 'vitest'
import { anApp } from '../../testing/factories/second-factors.ts'
import { aUser, type TestUser } from '../../testing/factories/users.ts'
import { useTestApp } from '../../testing/harness.ts'
import { readOutbox } from '../../testing/outbox.ts'
import { aSoftwarePasskey, type SoftwarePasskey } from '../../testing/software-authenticator.ts'

const app = useTestApp()
const minute = 60_000
/** Requests without an `Origin` header count as from the site. */
const site = { origin: 'https://medley.example', rpId: 'medley.example' }
let ann: TestUser
let passkey: SoftwarePasskey

beforeEach(async () => {
  ann = await aUser(app)
  passkey = aSoftwarePasskey()
})

const options = async (who = ann) =>
  (await app.call(who, 'POST /v1/second-factors/passkeys/options')).body
const challenge = async (who = ann) =>
  (await app.call(who, 'POST /v1/second-factors/passkeys/challenge')).body
const shown = async () => (await app.call(ann, 'GET /v1/second-factors')).body

interface Place {
  who?: TestUser
  origin?: string
  rpId?: string
}
type Adding = Place & { name?: string }
type Proving = Place & { signCount?: number }

async function add(of = passkey, { who = ann, name = 'Phone', ...place }: Adding = {}) {
  const page = { ...site, ...place }
  const response = of.register({ challenge: (await options(who)).challenge, ...page })
  return app.call(who, 'POST /v1/second-factors/passkeys', { body: { name, response } })
}

async function prove(of = passkey, { who = ann, signCount = 0, ...place }: Proving = {}) {
  const given = { challenge: (await challenge(who)).challenge, ...site, ...place }
  const proof = { method: 'passkey', response: of.sign({ ...given, signCount }) } as const
  return app.call(who, 'POST /v1/sessions/proof', { body: { proof } })
}

describe('a passkey', () => {
  test('is added with a name, and recovery codes if it is the first second factor', async () => {
    const { pubKeyCredParams, rp, user } = await options()
    expect([rp, user.name, pubKeyCredParams.map(({ alg }) => alg)]).toEqual([
      { id: 'medley.example', name: 'Medley' },
      ann.username,
      [-8, -7, -257],
    ])
    const { status, body } = await add()
    const timeAdded = app.clock.now().toISOString()
    const first = { id: expect.any(Number), name: 'Phone', timeAdded, timeLastUsed: null }
    expect([status, body.passkey, body.recoveryCodes?.length]).toEqual([201, first, 10])
    const second = (await add(aSoftwarePasskey(), { name: 'Key' })).body
    expect(second.recoveryCodes).toBeNull()
    const { passkeys, recoveryCodesLeft } = await shown()
    expect([passkeys.map(({ name }) => name), recoveryCodesLeft]).toEqual([['Phone', 'Key'], 10])
  })

  test('is added once, also for another member', async () => {
    await add()
    const { excludeCredentials } = await options()
    expect(excludeCredentials).toHaveLength(1)
    expect((await add()).body.code).toBe('second_factor_exists')
    expect((await add(passkey, { who: await aUser(app) })).body.code).toBe('second_factor_exists')
  })

  test.each([
    ['of another page', { origin: 'https://evil.example' }],
    ['for another host', { rpId: 'evil.example' }],
  ])('%s is refused', async (_, place) => {
    expect((await add(passkey, place)).body.code).toBe('invalid_proof')
    await add()
    expect((await prove(passkey, place)).body.code).toBe('invalid_proof')
  })

  test('proves that the member is there, and shows when it last did', async () => {
    await add()
    app.clock.advance(minute)
    expect((await challenge()).allowCredentials?.[0]?.transports).toEqual(['internal'])
    expect((await prove()).status).toBe(200)
    expect((await shown()).passkeys[0]?.timeLastUsed).toBe(app.clock.now().toISOString())
  })

  test('a passkey of someone else proves nothing', async () => {
    await add()
    const ben = await aUser(app)
    await add(aSoftwarePasskey(), { who: ben })
    expect((await prove(passkey, { who: ben })).body.code).toBe('invalid_proof')
  })

  test('a passkey with another key under its id proves nothing', async () => {
    await add()
    const other = aSoftwarePasskey()
    const { id } = passkey.sign({ challenge: 'x', ...site })
    const signed = other.sign({ challenge: (await challenge()).challenge, ...site })
    const proof = { method: 'passkey', response: { ...signed, id, rawId: id } } as const
    const answer = await app.call(ann, 'POST /v1/sessions/proof', { body: { proof } })
    expect(answer.body.code).toBe('invalid_proof')
  })

  test('a passkey whose counter goes back is a copy, and refused', async () => {
    await add()
    expect((await prove(passkey, { signCount: 5 })).status).toBe(200)
    expect((await prove(passkey, { signCount: 5 })).body.code).toBe('invalid_proof')
    expect((await prove(passkey, { signCount: 6 })).status).toBe(200)
  })

  test('is removed by its member only, and told', async () => {
    const { body } = await add()
    const params = { passkeyId: String(body.passkey.id) }
    const path = 'DELETE /v1/second-factors/passkeys/{passkeyId}'
    expect((await app.call(await aUser(app), path, { params })).body.code).toBe(
      'second_factor_not_found',
    )
    expect((await app.call(ann, path, { params })).status).toBe(200)
    expect(await shown()).toEqual({ app: null, passkeys: [], recoveryCodesLeft: 0 })
    await app.runJobs()
    const letters = (await readOutbox(app)).filter((text) => text.includes(`To: ${ann.email}`))
    expect(letters).toContainEqual(
      expect.stringContaining('Subject: Two-factor login: a second step was added'),
    )
    expect(letters).toContainEqual(
      expect.stringContaining('Subject: Two-factor login: a second step was removed'),
    )
  })

  test('keeps the recovery codes when the app goes', async () => {
    await anApp(app, ann)
    await add()
    await app.call(ann, 'DELETE /v1/second-factors/app')
    expect((await shown()).recoveryCodesLeft).toBe(10)
  })

  test('is one of twenty', async () => {
    for (let count = 0; count < 20; count += 1) await add(aSoftwarePasskey())
    const path = 'POST /v1/second-factors/passkeys/options'
    expect((await app.call(ann, path)).body.code).toBe('rate_limited')
  })
})

describe('a challenge', () => {
  const proofOf = (given: string) =>
    ({ method: 'passkey', response: passkey.sign({ challenge: given, ...site }) }) as const
  const answerWith = (given: string) =>
    app.call(ann, 'POST /v1/sessions/proof', { body: { proof: proofOf(given) } })

  test('is signed once, within five minutes', async () => {
    await add()
    const [first, late] = [(await challenge()).challenge, (await challenge()).challenge]
    expect((await answerWith(first)).status).toBe(200)
    expect((await answerWith(first)).body.code).toBe('invalid_proof')
    app.clock.advance(5 * minute)
    expect((await answerWith(late)).body.code).toBe('invalid_proof')
  })

  test('a challenge of another member or purpose, or of no one, is refused', async () => {
    await add()
    const others = (await challenge(await aUser(app))).challenge
    const ofRegistration = (await options()).challenge
    for (const given of [others, ofRegistration, 'x'.repeat(43)]) {
      expect((await answerWith(given)).body.code).toBe('invalid_proof')
    }
  })

  test('is removed after it has expired', async () => {
    await challenge()
    app.clock.advance(5 * minute)
    const { removeExpiredChallenges } = await import('./second-factors.webauthn.service.ts')
    await removeExpiredChallenges(app.ctx)
    const left = app.ctx.db.selectFrom('passkey_challenges').select('challenge')
    expect(await left.execute()).toEqual([])
  })
})

test('a login is finished by a passkey of the page that the member is on', async () => {
  const username = 'passkey-member'
  const password = 'a long password'
  const body = { username, email: `${username}@mail.example`, password }
  await app.call(null, 'POST /create-account', { body })
  const credentials = { username, password }
  const token = (await app.call(null, 'POST /login', { body: credentials })).body
  // A request of a page on the host that it was sent to; tests are sent to localhost.
  const page = { origin: 'http://localhost:3000', rpId: 'localhost' }
  const send = async <T>(url: string, payload: object = {}) => {
    const headers = {
      origin: page.origin,
      host: 'localhost:3000',
      authorization: `Bearer ${token}`,
    }
    const answer = await app.http.inject({ method: 'POST', url, headers, payload })
    return { status: answer.statusCode, body: answer.json<T>() }
  }
  const created = await send<{ challenge: string; rp: { id: string } }>(
    '/v1/second-factors/passkeys/options',
  )
  expect(created.body.rp.id).toBe('localhost')
  const registration = passkey.register({ challenge: created.body.challenge, ...page })
  const named = { name: 'Laptop', response: registration }
  expect((await send('/v1/second-factors/passkeys', named)).status).toBe(201)
  const refused = (await app.call(null, 'POST /login', { body: credentials })).body
  expect(refused.proof?.methods).toEqual(['passkey', 'recoveryCode'])
  const loginToken = refused.proof?.loginToken ?? ''
  const asked = await send<{ challenge: string }>('/v1/sessions/second-factor/challenge', {
    loginToken,
  })
  const response = passkey.sign({ challenge: asked.body.challenge, ...page })
  const proof = { method: 'passkey', response }
  const finished = await send<{ token: string }>('/v1/sessions/second-factor', {
    loginToken,
    proof,
  })
  expect(finished.status).toBe(200)
  const sessions = await app.call({ token: finished.body.token }, 'GET /v1/sessions')
  expect(sessions.body.items).toHaveLength(2)
})
