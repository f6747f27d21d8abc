import { limits } from '@medley/contract/limits'
import { beforeEach, describe, expect, test } from 'vitest'
import { aBlockedAddress, aResetToken, mailedToken } from '../../testing/factories/accounts.ts'
import { aUser } from '../../testing/factories/users.ts'
import { useTestApp } from '../../testing/harness.ts'
import { readOutbox } from '../../testing/outbox.ts'

const app = useTestApp()
const password = 'a long password'
const pause = limits.letterMinutes * 60_000
let serial = 0
let me = { id: 0, username: '', email: '', token: '' }

beforeEach(async () => {
  serial += 1
  const username = `ann-${serial}`
  const email = `${username}@mail.example`
  const body = { username, email, password }
  const { id } = (await app.call(null, 'POST /create-account', { body })).body
  const login = await app.call(null, 'POST /login', { body: { username, password } })
  me = { id, username, email, token: String(login.body) }
})

const show = async () => (await app.call(me, 'GET /v1/email-address')).body
/** Asks for a change; sends the earlier letters before, so that its own is the newest. */
const ask = async (email: string, by = password) => {
  await app.runJobs()
  app.clock.advance(1000)
  return app.call(me, 'PUT /v1/email-address', { body: { email, password: by } })
}
const follow = (token: string, id = me.id) =>
  app.call(null, 'POST /v1/email-address/confirmations', { body: { user_id: id, token } })
const linkToken = () => mailedToken(app, `confirm-email/${me.id}`)

async function lettersTo(email: string, text = '') {
  await app.runJobs()
  const all = await readOutbox(app)
  return all.filter((letter) => letter.includes(`To: ${email}\n`) && letter.includes(text))
}

const eventsOfMine = () =>
  app.ctx.db
    .selectFrom('audit_events')
    .select(['kind', 'details'])
    .where('actor_id', '=', me.id)
    .where('kind', 'like', 'email-%')
    .orderBy('id')
    .execute()

describe('the letter of the registration', () => {
  test('confirms the address by its link, once', async () => {
    expect(await show()).toEqual({
      email: me.email,
      isConfirmed: false,
      isRequired: true,
      graceUntil: null,
      change: null,
    })
    const [letter, ...more] = await lettersTo(me.email, 'Subject: Confirm your e-mail address')
    expect(more).toEqual([])
    expect(letter).toContain(`https://medley.example/confirm-email/${me.id}/`)
    const token = await linkToken()
    expect(await follow(token)).toEqual({
      status: 200,
      body: { email: me.email, isChanged: false },
    })
    expect(await show()).toMatchObject({ isConfirmed: true })
    expect(await eventsOfMine()).toEqual([{ kind: 'email-confirmed', details: {} }])
    expect(await follow(token)).toMatchObject({ status: 400, body: { code: 'token_used' } })
  })

  test('has a link of 256 bits, of which only a hash is stored', async () => {
    const token = await linkToken()
    expect(Buffer.from(token, 'base64url')).toHaveLength(32)
    const links = app.ctx.db.selectFrom('account_links').selectAll()
    const [link] = await links.where('user_id', '=', me.id).execute()
    expect(link?.token_hash).toMatch(/^[\w-]{43}$/)
    expect(JSON.stringify(link)).not.toContain(token)
  })

  test('has a link that works once, even for concurrent calls', async () => {
    const token = await linkToken()
    const answers = await Promise.all([follow(token), follow(token)])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400])
  })

  test('has a link that expires, and of one member', async () => {
    const token = await linkToken()
    expect((await follow(token, (await aUser(app)).id)).body.code).toBe('invalid_token')
    app.clock.advance(limits.confirmEmailDays * 86_400_000)
    expect((await follow(token)).body).toMatchObject({
      code: 'token_expired',
      message: 'token expired',
    })
  })

  test('goes to no blocked address', async () => {
    await aBlockedAddress(app, me.email)
    expect(await lettersTo(me.email)).toEqual([])
  })
})

describe('POST /v1/email-address/letters', () => {
  const again = () => app.call(me, 'POST /v1/email-address/letters')

  test('sends another link after five minutes, which voids the earlier one', async () => {
    const first = await linkToken()
    app.clock.advance(pause)
    expect(await again()).toEqual({ status: 202, body: { email: me.email } })
    const second = await linkToken()
    expect((await follow(first)).body.code).toBe('invalid_token')
    expect((await follow(second)).status).toBe(200)
  })

  test('says when, within five minutes, and keeps the earlier link valid', async () => {
    const first = await linkToken()
    app.clock.advance(60_000)
    const { statusCode, headers } = await app.http.inject({
      method: 'POST',
      url: '/v1/email-address/letters',
      headers: { authorization: `Bearer ${me.token}` },
    })
    expect([statusCode, headers['retry-after']]).toEqual([429, '240'])
    expect(await lettersTo(me.email, 'confirm-email')).toHaveLength(1)
    expect((await follow(first)).status).toBe(200)
  })

  test('sends the link of a waiting change again', async () => {
    const email = `new-${me.email}`
    await ask(email)
    await app.runJobs()
    app.clock.advance(pause)
    expect((await again()).body).toEqual({ email })
    expect(await lettersTo(email)).toHaveLength(2)
    expect((await follow(await linkToken())).body).toEqual({ email, isChanged: true })
  })
})

describe('a change of address', () => {
  test('happens when the link sent to the new address is followed; the old one is notified', async () => {
    const email = `New-${me.email}`
    const waiting = await ask(email)
    expect(waiting.body).toMatchObject({
      email: me.email,
      change: { email, timeExpires: expect.any(String) },
    })
    expect(await lettersTo(me.email, 'Subject: A new e-mail address for your acc')).toHaveLength(1)
    const [letter] = await lettersTo(email)
    expect(letter).toContain('Subject: Confirm your new e-mail address')

    expect((await follow(await linkToken())).body).toEqual({ email, isChanged: true })
    expect(await show()).toMatchObject({ email, isConfirmed: true, change: null })
    const [notice, ...more] = await lettersTo(me.email, 'Subject: Your e-mail address was changed')
    expect(more).toEqual([])
    expect(notice).toContain('support@medley.example')
    expect(await eventsOfMine()).toEqual([
      { kind: 'email-changed', details: { formerEmail: me.email } },
    ])
    const body = { email, password }
    expect((await app.call(null, 'POST /login', { body })).status).toBe(200)
    const former = { email: me.email, password }
    expect((await app.call(null, 'POST /login', { body: former })).status).toBe(422)
  })

  test('asks for the password and another, free address', async () => {
    const { email: taken } = await aUser(app)
    expect(await ask('x@mail.example', 'wrong')).toMatchObject({
      status: 422,
      body: { code: 'invalid_credentials', message: 'Password is incorrect' },
    })
    expect((await ask(taken.toUpperCase())).body.code).toBe('email_taken')
    expect((await ask(me.email.toUpperCase())).body).toMatchObject({
      code: 'validation_error',
      message: 'This is your address already',
    })
    await aBlockedAddress(app, `blocked-${me.email}`)
    expect((await ask(`blocked-${me.email}`)).body.code).toBe('email_blacklisted')
    expect(await show()).toMatchObject({ change: null })
  })

  test('a change of address can be cancelled, which voids its link', async () => {
    await ask(`new-${me.email}`)
    const token = await linkToken()
    const cancelled = await app.call(me, 'DELETE /v1/email-address/change')
    expect(cancelled.body).toMatchObject({ email: me.email, change: null })
    expect((await follow(token)).body.code).toBe('invalid_token')
    expect(await show()).toMatchObject({ email: me.email })
  })

  test('is replaced by a later one', async () => {
    await ask(`one-${me.email}`)
    const first = await linkToken()
    await ask(`two-${me.email}`)
    expect((await follow(first)).body.code).toBe('invalid_token')
    expect((await show()).change?.email).toBe(`two-${me.email}`)
  })

  test('fails if another account has the address meanwhile, and can be tried again', async () => {
    const email = `new-${me.email}`
    await ask(email)
    const token = await linkToken()
    const other = await aUser(app)
    const users = app.ctx.db.updateTable('users').where('id', '=', other.id)
    await users.set({ email }).execute()
    expect(await follow(token)).toMatchObject({ status: 409, body: { code: 'email_taken' } })
    expect(await show()).toMatchObject({ email: me.email })
    await users.set({ email: other.email }).execute()
    expect((await follow(token)).status).toBe(200)
  })

  test('goes to one of two members who follow their links at the same time', async () => {
    const first = me
    const email = `wanted-${serial}@mail.example`
    await ask(email)
    const token = await linkToken()
    const username = `ben-${serial}`
    const body = { username, email: `${username}@mail.example`, password }
    const { id } = (await app.call(null, 'POST /create-account', { body })).body
    const login = await app.call(null, 'POST /login', { body: { username, password } })
    me = { id, username, email: body.email, token: String(login.body) }
    await ask(email)
    const answers = await Promise.all([follow(token, first.id), follow(await linkToken())])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  })

  test('keeps all sessions', async () => {
    const body = { username: me.username, password }
    const other = { token: String((await app.call(null, 'POST /login', { body })).body) }
    await ask(`new-${me.email}`)
    await follow(await linkToken())
    for (const caller of [me, other]) {
      expect((await app.call(caller, 'GET /v1/email-address')).status).toBe(200)
    }
  })

  test('voids links that were sent to the old address', async () => {
    const reset = await aResetToken(app, me)
    const confirmation = await linkToken()
    await ask(`new-${me.email}`)
    await follow(await linkToken())
    const body = { user_id: me.id, token: reset, new_password: 'another long password' }
    expect((await app.call(null, 'POST /reset-password', { body })).body.code).toBe('invalid_token')
    expect((await follow(confirmation)).body.code).toBe('invalid_token')
  })

  test.each(['a changed', 'a reset'])('is void after %s password', async (kind) => {
    await ask(`new-${me.email}`)
    const token = await linkToken()
    const new_password = 'another long password'
    const reset = { user_id: me.id, new_password }
    const answer =
      kind === 'a reset'
        ? await app.call(null, 'POST /reset-password', {
            body: { ...reset, token: await aResetToken(app, me) },
          })
        : await app.call(me, 'POST /password', { body: { old_password: password, new_password } })
    expect(answer.status).toBe(200)
    expect((await follow(token)).body.code).toBe('invalid_token')
  })

  test('carries the wish for no mass mail over', async () => {
    const leave = await app.ctx.tokens.signEmail(me.email)
    const left = { email: me.email, token: leave }
    await app.call(null, 'PUT /v1/emails/unsubscribed', { body: left })
    const email = `new-${me.email}`
    await ask(email)
    await follow(await linkToken())
    const unsubscribed = app.ctx.db.selectFrom('unsubscribed').select('email')
    expect(await unsubscribed.where('email', '=', email).execute()).toEqual([{ email }])
  })
})

test('a reset link proves the address it was sent to', async () => {
  const token = await aResetToken(app, me)
  const body = { user_id: me.id, token, new_password: 'another long password' }
  expect((await app.call(null, 'POST /reset-password', { body })).status).toBe(200)
  const login = { username: me.username, password: body.new_password }
  const caller = { token: String((await app.call(null, 'POST /login', { body: login })).body) }
  const { body: address } = await app.call(caller, 'GET /v1/email-address')
  expect(address.isConfirmed).toBe(true)
})
