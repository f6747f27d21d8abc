import { decodeJwt } from 'jose'
import { beforeEach, describe, expect, test } from 'vitest'
import { aUser, type TestUser } from '../../testing/factories/users.ts'
import { useTestApp } from '../../testing/harness.ts'
import { aSoftwarePasskey, type SoftwarePasskey } from '../../testing/software-authenticator.ts'

const app = useTestApp()
const minute = 60_000
const site = { origin: 'https://medley.example', rpId: 'medley.example' }
let ann: TestUser
let passkey: SoftwarePasskey

beforeEach(async () => {
  ann = await aUser(app)
  passkey = aSoftwarePasskey()
  const { body } = await app.call(ann, 'POST /v1/second-factors/passkeys/options')
  const response = passkey.register({ challenge: body.challenge, ...site })
  await app.call(ann, 'POST /v1/second-factors/passkeys', { body: { name: 'Phone', response } })
})

const challenge = async () =>
  (await app.call(null, 'POST /v1/sessions/passkey/challenge')).body.challenge
const send = (response: ReturnType<SoftwarePasskey['sign']>) =>
  app.call(null, 'POST /v1/sessions/passkey', { body: { response } })
type Changes = Partial<Parameters<SoftwarePasskey['sign']>[0]>
const logIn = async (changes: Changes = {}, of = passkey) =>
  send(of.sign({ challenge: await challenge(), ...site, ...changes }))
const lastEvent = () =>
  app.ctx.db
    .selectFrom('audit_events')
    .select(['kind', 'details'])
    .orderBy('id', 'desc')
    .executeTakeFirst()

describe('a login by a passkey alone', () => {
  test('asks for any passkey of the host and for the user of the device', async () => {
    const { body } = await app.call(null, 'POST /v1/sessions/passkey/challenge')
    expect(body).toMatchObject({ rpId: 'medley.example', userVerification: 'required' })
    expect(body.allowCredentials ?? []).toEqual([])
  })

  test('starts a session of its member with the wanted lifetime and a fresh proof', async () => {
    const response = passkey.sign({ challenge: await challenge(), ...site })
    const { statusCode, headers, json } = await app.http.inject({
      method: 'POST',
      url: '/v1/sessions/passkey',
      payload: { response, lifetime: 'remembered' },
    })
    const { token } = json<{ token: string }>()
    expect([statusCode, decodeJwt(token)['username']]).toEqual([200, ann.username])
    expect(headers['set-cookie']).toContainEqual(
      expect.stringMatching(
        new RegExp(`^__Host-authorization=${token}; .*; Max-Age=${3650 * 86_400}$`),
      ),
    )
    expect(await lastEvent()).toEqual({ kind: 'login', details: { secondFactor: 'passkey' } })
    const renewed = await app.call({ token }, 'POST /v1/second-factors/recovery-codes')
    expect(renewed.status).toBe(200)
  })

  test.each<[string, Changes]>([
    ['without its device knowing the user', { isVerified: false }],
    ['made for another page', { origin: 'https://evil.example' }],
    ['made for another host', { rpId: 'evil.example' }],
    ['over a challenge of its own', { challenge: 'invented' }],
  ])('is refused %s', async (_, changes) => {
    expect((await logIn(changes)).body.code).toBe('invalid_proof')
    expect(await lastEvent()).toEqual({ kind: 'login-failed', details: { proof: 'passkey' } })
  })

  test('is refused for an unknown passkey, and for one removed since', async () => {
    expect((await logIn({}, aSoftwarePasskey())).body.code).toBe('invalid_proof')
    const [known] = (await app.call(ann, 'GET /v1/second-factors')).body.passkeys
    const params = { passkeyId: String(known?.id) }
    await app.call(ann, 'DELETE /v1/second-factors/passkeys/{passkeyId}', { params })
    expect((await logIn()).body.code).toBe('invalid_proof')
  })

  test('takes a challenge once, and for five minutes', async () => {
    const response = passkey.sign({ challenge: await challenge(), ...site })
    expect((await send(response)).status).toBe(200)
    expect((await send(response)).body.code).toBe('invalid_proof')
    const late = passkey.sign({ challenge: await challenge(), ...site })
    app.clock.advance(5 * minute)
    expect((await send(late)).body.code).toBe('invalid_proof')
  })

  test('a login by a passkey alone does not take the challenge of a second step, nor lend its own to one', async () => {
    const own = (await app.call(ann, 'POST /v1/second-factors/passkeys/challenge')).body.challenge
    expect((await logIn({ challenge: own })).body.code).toBe('invalid_proof')
    const response = passkey.sign({ challenge: await challenge(), ...site })
    const proof = { method: 'passkey', response } as const
    const proved = await app.call(ann, 'POST /v1/sessions/proof', { body: { proof } })
    expect(proved.body.code).toBe('invalid_proof')
  })
})
