import { describe, expect, test } from 'vitest'
import { useTestApp } from '../../testing/harness.ts'
import { readOutbox } from '../../testing/outbox.ts'
import { aPerson, aRegistered, useProvider } from '../../testing/provider-logins.ts'

const app = useTestApp()
const { logIn, sessionOf, link, use } = useProvider(app)
const newPassword = 'the password of the owner'

/** Gets into an account as whoever reads mail at its address. */
async function reset(email: string): Promise<void> {
  app.clock.advance(6 * 60_000)
  await app.call(null, 'POST /forgot-password', { body: { email } })
  await app.runJobs()
  const letter = (await readOutbox(app)).findLast((mail) => mail.includes('/reset-password/')) ?? ''
  const [, userId = '', token = ''] = /reset-password\/(\d+)\/([\w-]+)/.exec(letter) ?? []
  const body = { user_id: userId, token, new_password: newPassword }
  expect((await app.call(null, 'POST /reset-password', { body })).status).toBe(200)
}

const passkeyOf = (userId: number) => ({
  user_id: userId,
  credential_id: `credential ${userId}`,
  public_key: Buffer.from('key'),
  sign_count: 0,
  transports: [],
  name: 'Phone',
  time_added: app.clock.now(),
})

const passkeysOf = (userId: number) =>
  app.ctx.db.selectFrom('passkeys').select('id').where('user_id', '=', userId).execute()

describe('the first reset of an account that somebody made with a foreign address', () => {
  test('ends their way in by the provider', async () => {
    const stranger = aPerson({ email_verified: false })
    const { id } = await sessionOf(stranger)
    await reset(String(stranger.email))
    const { status, body } = await logIn(stranger)
    expect([status, body.code]).toEqual([409, 'email_taken'])
    const { body: token } = await app.call(null, 'POST /login', {
      body: { email: String(stranger.email), password: newPassword },
    })
    const owner = { token: token.replaceAll('"', '') }
    expect((await app.call(owner, 'GET /v1/identity')).body.timeLinked).toBeNull()
    expect((await app.ctx.tokens.read(owner.token))?.userId).toBe(id)
  })

  test('ends their passkeys', async () => {
    const account = await aRegistered(app, { isConfirmed: false })
    await app.ctx.db.insertInto('passkeys').values(passkeyOf(account.id)).execute()
    await reset(account.email)
    expect(await passkeysOf(account.id)).toEqual([])
    const { status } = await app.call(null, 'POST /login', {
      body: { email: account.email, password: newPassword },
    })
    expect(status).toBe(200)
  })
})

test('a reset by a member whose address was confirmed keeps the other ways in', async () => {
  const person = aPerson()
  const member = await sessionOf(person)
  await app.ctx.db.insertInto('passkeys').values(passkeyOf(member.id)).execute()
  await reset(String(person.email))
  expect(await passkeysOf(member.id)).toHaveLength(1)
  expect((await logIn(person)).body.code).toBe('second_factor_required')
})

test('an account with an unconfirmed address cannot be linked', async () => {
  use()
  const account = await aRegistered(app, { isConfirmed: false })
  const { status, body } = await app.call(account, 'POST /v1/identity/start')
  expect([status, body.code]).toEqual([403, 'email_unconfirmed'])
  expect((await link(await aRegistered(app), aPerson())).status).toBe(200)
})
