import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { aUser } from '../../../testing/factories/users.ts'
import { useTestApp } from '../../../testing/harness.ts'
import { expireLeases } from '../../../testing/expire-leases.ts'
import { readOutbox } from '../../../testing/outbox.ts'

const app = useTestApp()
const fiveMinutes = 5 * 60_000
let serial = 0
let email = ''
let username = ''
const oldPassword = 'the old password'

beforeEach(async () => {
  serial += 1
  username = `ann-${serial}`
  email = `${username}@mail.example`
  app.clock.advance(60_000)
  await app.call(null, 'POST /create-account', { body: { username, email, password: oldPassword } })
  // Sends the letters about the registration and earlier resets.
  await app.runJobs()
  app.clock.advance(1000)
})

const ask = async (address = email) => {
  const answer = await app.call(null, 'POST /forgot-password', { body: { email: address } })
  await app.runJobs()
  return answer
}

const resetLetters = async () =>
  (await readOutbox(app)).filter(
    (text) => text.includes(`To: ${email}`) && text.includes('/reset-password/'),
  )

/** The user id and token of the newest link. */
async function newestLink(): Promise<{ user_id: string; token: string }> {
  const text = (await readOutbox(app)).findLast((mail) => mail.includes('/reset-password/')) ?? ''
  const [, userId = '', token = ''] = /reset-password\/(\d+)\/([\w-]+)/.exec(text) ?? []
  return { user_id: userId, token }
}

const reset = (link: { user_id: string; token: string }, password = 'a new password') =>
  app.call(null, 'POST /reset-password', { body: { ...link, new_password: password } })

const logIn = (password: string) => app.call(null, 'POST /login', { body: { username, password } })

describe('POST /forgot-password', () => {
  test('mails the address, ignoring case, and returns it', async () => {
    const answer = await ask(email.toUpperCase())
    expect(answer).toEqual({ status: 200, body: { email: email.toUpperCase() } })
    const mail = (await readOutbox(app)).at(-1)
    expect(mail).toContain(`To: ${email}`)
    expect(mail).toContain('https://medley.example/reset-password/')
  })

  test('keeps no secret in the job, and retries while the mail server is down', async () => {
    await app.call(null, 'POST /forgot-password', { body: { email } })
    const { rows } = await sql<{ data: object }>`
      select data from pgboss.job
      where name = 'send-account-link' and state = 'created'`.execute(app.ctx.db)
    expect(rows).toEqual([{ data: { linkId: expect.any(String), reqId: expect.any(String) } }])
    const mail = { ...app.ctx.mail, send: () => Promise.reject(new Error('Nobody answers')) }
    await expect(app.runJobs({ mail })).rejects.toThrow('The job send-account-link ended: failed')
    await expireLeases(app.ctx.db)
    await app.runJobs()
    expect((await reset(await newestLink())).status).toBe(200)
  })

  test('keeps the link of a newer mail when an older one is retried', async () => {
    await app.call(null, 'POST /forgot-password', { body: { email } })
    const mail = { ...app.ctx.mail, send: () => Promise.reject(new Error('Nobody answers')) }
    await expect(app.runJobs({ mail })).rejects.toThrow('The job send-account-link ended: failed')
    app.clock.advance(fiveMinutes)
    await ask()
    await expireLeases(app.ctx.db)
    await app.runJobs()
    expect(await resetLetters()).toHaveLength(1)
    expect((await reset(await newestLink())).status).toBe(200)
  })

  test('resends an identical mail after a lost response, unless its link was used', async () => {
    const { mail } = app.ctx
    const losing = {
      ...mail,
      async send(message: Parameters<typeof mail.send>[0]) {
        await mail.send(message)
        throw new Error('The connection broke after the mail server had said yes')
      },
    }
    await app.call(null, 'POST /forgot-password', { body: { email } })
    const loseAnswer = async () => {
      await expect(app.runJobs({ mail: losing })).rejects.toThrow('send-account-link ended: failed')
      await expireLeases(app.ctx.db)
    }
    await loseAnswer()
    await loseAnswer()
    const [first, second, ...more] = await resetLetters()
    expect(first).toMatch(/^Message-ID:\s+<reset-password-[\w-]{36}@medley\.example>$/m)
    expect([second, ...more]).toEqual([first])
    const link = await newestLink()
    expect((await reset(link)).status).toBe(200)
    await app.runJobs()
    expect(await resetLetters()).toHaveLength(2)
    expect((await reset(link)).body.code).toBe('invalid_token')
  })

  test('sends one mail for two requests before the first is processed', async () => {
    await app.call(null, 'POST /forgot-password', { body: { email } })
    await ask()
    expect(await resetLetters()).toHaveLength(1)
  })

  test('sends one letter in five minutes, whose link stays valid, and answers the same', async () => {
    await ask()
    const link = await newestLink()
    app.clock.advance(fiveMinutes - 1)
    expect(await ask()).toEqual({ status: 200, body: { email } })
    expect(await resetLetters()).toHaveLength(1)
    expect((await reset(link)).status).toBe(200)
  })

  test('sends another letter at once after the link of the last one was used', async () => {
    await ask()
    expect((await reset(await newestLink())).status).toBe(200)
    app.clock.advance(1000)
    await ask()
    expect(await resetLetters()).toHaveLength(2)
    expect((await reset(await newestLink(), 'yet another password')).status).toBe(200)
  })

  test('reports an unknown address', async () => {
    const answer = await ask('nobody@mail.example')
    expect(answer).toEqual({
      status: 404,
      body: {
        status: 404,
        code: 'no_account',
        message: 'No account with email nobody@mail.example',
      },
    })
  })

  test('sends nothing to a blocked address', async () => {
    await app.ctx.db
      .insertInto('email_blocks')
      .values({ email: email.toUpperCase(), time_blocked: app.clock.now() })
      .execute()
    const before = (await readOutbox(app)).length
    const answer = await ask()
    expect(answer.status).toBe(403)
    expect(answer.body).toMatchObject({ code: 'email_blacklisted', message: 'Email blacklisted' })
    expect(await readOutbox(app)).toHaveLength(before)
  })

  test('refuses an invalid address', async () => {
    const answer = await ask('nobody')
    expect(answer.body).toMatchObject({ code: 'validation_error', message: 'Invalid Email' })
  })
})

describe('POST /reset-password', () => {
  test('sets the password and invalidates older login tokens', async () => {
    const { body: token } = await logIn(oldPassword)
    await ask()
    const link = await newestLink()
    const answer = await reset(link)
    expect(answer).toEqual({ status: 200, body: { user_id: Number(link.user_id) } })
    expect((await logIn(oldPassword)).status).toBe(422)
    expect((await logIn('a new password')).status).toBe(200)
    expect((await app.call({ token: String(token) }, 'POST /analytics/last-online')).status).toBe(
      401,
    )
  })

  test('works once, even for concurrent calls', async () => {
    await ask()
    const link = await newestLink()
    const answers = await Promise.all([reset(link), reset(link)])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400])
    expect((await reset(link)).body).toMatchObject({
      code: 'invalid_token',
      message: 'Invalid token',
    })
  })

  test('opens no other account', async () => {
    const other = await aUser(app)
    await ask()
    const link = await newestLink()
    expect((await reset({ ...link, user_id: String(other.id) })).body.code).toBe('invalid_token')
    expect((await reset({ ...link, token: `${link.token}x` })).body.code).toBe('invalid_token')
    expect((await reset(link)).status).toBe(200)
  })

  test('is invalid once a newer link was requested', async () => {
    await ask()
    const older = await newestLink()
    app.clock.advance(fiveMinutes)
    await ask()
    expect((await reset(older)).body.code).toBe('invalid_token')
    expect((await reset(await newestLink())).status).toBe(200)
  })

  test('expires after 15 minutes', async () => {
    await ask()
    app.clock.advance(15 * 60_000)
    const answer = await reset(await newestLink())
    expect(answer.status).toBe(400)
    expect(answer.body).toMatchObject({ code: 'token_expired', message: 'token expired' })
  })

  test.each([
    ['of nobody', { user_id: '999999', token: 'abc' }],
    ['of no possible user', { user_id: '99999999999', token: 'abc' }],
    ['that was damaged', { user_id: '12=', token: 'abc' }],
    ['that is far too long', { user_id: '999999', token: 'a'.repeat(300) }],
  ])('refuses a link %s', async (_, link) => {
    expect((await reset(link)).body.code).toBe('invalid_token')
  })

  test.each([
    ['1234567', 'Password Too Short - Must be 8+ chars'],
    ['x'.repeat(129), 'Password too long - 128 chars max'],
  ])('refuses the password %s', async (password, message) => {
    await ask()
    const answer = await reset(await newestLink(), password)
    expect(answer.body).toMatchObject({ code: 'validation_error', message })
  })
})
