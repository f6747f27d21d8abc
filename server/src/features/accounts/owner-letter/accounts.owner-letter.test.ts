import { beforeEach, describe, expect, test } from 'vitest'
import { useTestApp } from '../../../testing/harness.ts'
import { readOutbox } from '../../../testing/outbox.ts'

const app = useTestApp()
const password = 'a long password'
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
let serial = 0
let username = ''
let known = new Set<string>()

beforeEach(async () => {
  serial += 1
  username = `ann-${serial}`
  const body = { username, email: `${username}@mail.example`, password }
  await app.call(null, 'POST /create-account', { body })
  // Sends the letter about the registration.
  await app.runJobs()
  known = new Set(await readOutbox(app))
})

/** Logs in and returns the token. */
async function logIn(address = '192.0.2.1', agent = firefox): Promise<string> {
  const { statusCode, body } = await app.http.inject({
    method: 'POST',
    url: '/login',
    headers: { 'user-agent': agent },
    remoteAddress: address,
    payload: { username, password },
  })
  expect(statusCode).toBe(200)
  return body
}

/** The letters to the member since the registration. */
async function letters(): Promise<string[]> {
  await app.runJobs()
  const all = await readOutbox(app)
  return all.filter((text) => !known.has(text) && text.includes(`To: ${username}@mail.example`))
}

describe('a login from a new device', () => {
  test('is reported with device and address, but not the first login', async () => {
    await logIn()
    expect(await letters()).toEqual([])
    await logIn('198.51.100.9', 'curl/8.5.0')
    const [letter, ...more] = await letters()
    expect(more).toEqual([])
    expect(letter).toContain('Subject: A new login to your account')
    expect(letter).toContain('curl, 198.51.100.9, ')
    expect(letter).toContain('https://medley.example/forgot-password')
  })

  test.each([
    ['another network', '198.51.100.9', firefox],
    ['another program', '192.0.2.1', 'curl/8.5.0'],
  ])('is reported for %s', async (_, address, agent) => {
    await logIn()
    await logIn(address, agent)
    expect(await letters()).toHaveLength(1)
  })

  test('is reported once, and no more after a logout', async () => {
    await logIn()
    const token = await logIn('198.51.100.9')
    await app.call({ token }, 'POST /logout')
    await logIn('198.51.100.9')
    await logIn()
    expect(await letters()).toHaveLength(1)
  })
})

test('a letter is in the language of the member', async () => {
  const token = await logIn()
  await app.call({ token }, 'PUT /v1/language', { body: { language: 'de' } })
  await logIn('198.51.100.9', firefox.replace('Linux x86_64', 'Windows NT'))
  const [letter] = await letters()
  expect(letter).toContain('Subject: Neue Anmeldung bei deinem Konto')
  expect(letter).toContain(`Hallo ${username},`)
  expect(letter).toMatch(/Firefox auf \w+, 198\.51\.100\.9, \d+\. \S+ \d{4}, \d\d:\d\d Uhr UTC/)
  expect(letter).toContain('<html lang="de">')
})

test('a change of password is reported', async () => {
  const token = await logIn()
  const body = { old_password: password, new_password: 'another long password' }
  await app.call({ token }, 'POST /password', { body })
  expect(await letters()).toEqual([expect.stringContaining('Subject: Your password was changed')])
})

test('a reset of the password is reported', async () => {
  const email = `${username}@mail.example`
  await app.call(null, 'POST /forgot-password', { body: { email } })
  const [link = ''] = await letters()
  const [, user_id = '', token = ''] = /reset-password\/(\d+)\/([\w-]+)/.exec(link) ?? []
  const body = { user_id, token, new_password: 'another long password' }
  expect((await app.call(null, 'POST /reset-password', { body })).status).toBe(200)
  expect(await letters()).toContainEqual(
    expect.stringContaining('Subject: Your password was changed'),
  )
})

test('a requested export is reported', async () => {
  const token = await logIn()
  await app.call({ token }, 'POST /v1/exports')
  await app.call({ token }, 'POST /v1/exports')
  expect(await letters()).toEqual([
    expect.stringContaining('Subject: A copy of your data was requested'),
  ])
})

test('a blocked address gets no letter', async () => {
  const token = await logIn()
  await app.call({ token }, 'POST /v1/exports')
  const email = `${username}@mail.example`
  await app.ctx.db
    .insertInto('email_blocks')
    .values({ email, time_blocked: app.clock.now() })
    .execute()
  expect(await letters()).toEqual([])
})
