import { beforeEach, describe, expect, test } from 'vitest'
import { useTestApp } from '../../testing/harness.ts'
import { readOutbox } from '../../testing/outbox.ts'

const app = useTestApp()
const password = 'open the pod bay doors'
const day = 86_400_000

let serial = 0
let ann: { id: number; username: string; email: string }
beforeEach(async () => {
  app.clock.advance(2 * day)
  serial += 1
  const account = { username: `ann-${serial}`, email: `ann-${serial}@mail.example` }
  const { body } = await app.call(null, 'POST /create-account', { body: { ...account, password } })
  ann = { ...account, id: body.id }
})

const logIn = (name: object, guess: string, remoteAddress = '203.0.113.7') =>
  app.http.inject({
    method: 'POST',
    url: '/login',
    remoteAddress,
    payload: { ...name, password: guess },
  })

/** Fails a number of times, each from another address; returns the waits in seconds before the attempts. */
async function fail(name: object, failures: number): Promise<number[]> {
  const waits: number[] = []
  for (let failure = 0; failure < failures; failure += 1) {
    const attempt = () => logIn(name, 'a wrong one', `198.51.100.${failure}`)
    const first = await attempt()
    const wait = first.statusCode === 429 ? Number(first.headers['retry-after']) : 0
    app.clock.advance(wait * 1000)
    waits.push(wait)
    const last = wait === 0 ? first : await attempt()
    expect(last.statusCode).toBe(422)
  }
  return waits
}

describe('failed logins', () => {
  test.each([
    ['of an account', () => ({ username: ann.username })],
    ['of an e-mail address', () => ({ email: ann.email })],
    ['of a name without an account', () => ({ username: `none${ann.id}` })],
  ])('%s wait longer and longer, from whatever address', async (_, nameOf) => {
    const waits = await fail(nameOf(), 13)
    expect(waits).toEqual([0, 0, 0, 0, 0, 15, 30, 60, 120, 240, 480, 900, 900])
  })

  test('refuse the right password during a wait, and accept it after', async () => {
    const name = { username: ann.username }
    for (let count = 0; count < 5; count += 1) await logIn(name, 'a wrong one')
    const refused = await logIn(name, password)
    expect(refused.statusCode).toBe(429)
    expect(refused.json()).toEqual({
      status: 429,
      code: 'rate_limited',
      message: 'Too many requests',
    })
    app.clock.advance(15_000)
    expect((await logIn(name, password)).statusCode).toBe(200)
    expect((await logIn(name, 'a wrong one')).statusCode).toBe(422)
  })

  test('failed logins at the same time count, too', async () => {
    const name = { username: ann.username }
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => logIn(name, 'wrong', `198.51.100.${index}`)),
    )
    expect(answers.filter(({ statusCode }) => statusCode === 422)).toHaveLength(5)
  })

  test('elsewhere do not keep the owner out of a network they have used', async () => {
    const home = '2001:db8:1:2::1'
    const name = { username: ann.username }
    expect((await logIn(name, password, home)).statusCode).toBe(200)
    await fail(name, 12)
    expect((await logIn(name, password)).statusCode).toBe(429)
    expect((await logIn({ email: ann.email }, password, '2001:db8:1:2:9::9')).statusCode).toBe(200)
  })

  test('failed logins in a network that is known wait there alone', async () => {
    const name = { username: ann.username }
    await logIn(name, password, '192.0.2.9')
    for (let count = 0; count < 5; count += 1) await logIn(name, 'a wrong one', '192.0.2.9')
    expect((await logIn(name, password, '192.0.2.9')).statusCode).toBe(429)
    expect((await logIn(name, password, '192.0.2.10')).statusCode).toBe(200)
  })

  test('failed logins are forgotten after a day', async () => {
    const name = { username: ann.username }
    await fail(name, 10)
    app.clock.advance(day)
    for (let count = 0; count < 5; count += 1) {
      expect((await logIn(name, 'a wrong one')).statusCode).toBe(422)
    }
  })
})

describe('the owner', () => {
  test('gets one letter a day after ten failures', async () => {
    const letters = async () => {
      await app.runJobs()
      return (await readOutbox(app)).filter(
        (text) =>
          text.includes(`Hello ${ann.username},`) &&
          text.includes('Subject: Failed logins to your account'),
      )
    }
    const name = { username: ann.username }
    await fail(name, 9)
    expect(await letters()).toEqual([])
    await fail(name, 2)
    const sent = await letters()
    expect(sent).toHaveLength(1)
    expect(sent[0]).toContain(`To: ${ann.email}`)
    app.clock.advance(day)
    await fail(name, 14)
    expect(await letters()).toHaveLength(2)
  })

  test('is let in from where they set a new password', async () => {
    const name = { username: ann.username }
    await fail(name, 12)
    await app.call(null, 'POST /forgot-password', { body: { email: ann.email } })
    await app.runJobs()
    const letter = (await readOutbox(app)).findLast((text) => text.includes('/reset-password/'))
    const [, user_id, token] = /reset-password\/(\d+)\/([\w-]+)/.exec(letter ?? '') ?? []
    const new_password = 'a quite different one'
    const remoteAddress = '192.0.2.77'
    const reset = await app.http.inject({
      method: 'POST',
      url: '/reset-password',
      remoteAddress,
      payload: { user_id, token, new_password },
    })
    expect(reset.statusCode).toBe(200)
    expect((await logIn(name, new_password)).statusCode).toBe(429)
    expect((await logIn(name, new_password, remoteAddress)).statusCode).toBe(200)
  })
})
