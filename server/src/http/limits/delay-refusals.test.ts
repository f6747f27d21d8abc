import { once } from 'node:events'
import { Agent, type IncomingMessage, request } from 'node:http'
import { connect } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { useAppVariant } from '../../testing/app-variant.ts'
import { aUser } from '../../testing/factories/users.ts'
import { useTestApp } from '../../testing/harness.ts'
import { undelayedMax } from './delay-refusals.ts'

const app = useTestApp()
const limited = useAppVariant(app, { rateLimit: true, trustedProxies: { hops: 1 } })
const unlimited = useAppVariant(app, { trustedProxies: { hops: 1 } })
const agent = new Agent({ keepAlive: true })
let url = ''
let unlimitedUrl = ''
beforeAll(async () => {
  url = await limited().listen({ port: 0, host: '127.0.0.1' })
  unlimitedUrl = await unlimited().listen({ port: 0, host: '127.0.0.1' })
})
beforeEach(() => app.clock.advance(120_000))
afterAll(() => agent.destroy())

interface Sender {
  address?: string
  token?: string
  to?: string
  body?: string
}

/** Sends a body without the fields of the call; returns whether that closes the connection, and the milliseconds until the answer. */
async function sendInvalid({ address = '192.0.2.1', token, to = url, body = '{}' }: Sender = {}) {
  const start = performance.now()
  const authorization = token === undefined ? {} : { authorization: `Bearer ${token}` }
  const path = token === undefined ? '/login' : '/review'
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': address }
  const sent = request(to + path, {
    method: 'POST',
    agent,
    headers: { ...headers, ...authorization },
  })
  sent.end(body)
  const [answer] = (await once(sent, 'response')) as [IncomingMessage]
  answer.resume()
  expect([400, 429]).toContain(answer.statusCode)
  return { isClosed: answer.headers.connection === 'close', time: performance.now() - start }
}

async function refuse(count: number, sender: Sender = {}) {
  const answers = []
  for (let sent = 0; sent < count; sent += 1) answers.push(await sendInvalid(sender))
  return answers
}

describe('refusals', () => {
  test('refusals in a small number are answered at once, further ones later and later', async () => {
    const answers = await refuse(undelayedMax)
    expect(answers.some(({ isClosed }) => isClosed)).toBe(false)
    for (const wait of [125, 250]) {
      const { isClosed, time } = await sendInvalid()
      expect(isClosed).toBe(true)
      // Timers may fire a little early.
      expect(time).toBeGreaterThan(wait - 5)
    }
  })

  test('refusals of one network do not delay those of another, nor its other answers', async () => {
    await refuse(undelayedMax + 1)
    expect((await sendInvalid({ address: '198.51.100.1' })).isClosed).toBe(false)
    const read = await fetch(`${url}/v1/reviews`, { headers: { 'x-forwarded-for': '192.0.2.1' } })
    expect([read.status, read.headers.get('connection')]).toEqual([200, 'keep-alive'])
  })

  test('refusals of a member count wherever they come from', async () => {
    const { token } = await aUser(app)
    for (let sent = 0; sent < undelayedMax; sent += 1) {
      expect((await sendInvalid({ token, address: `203.0.113.${sent}` })).isClosed).toBe(false)
    }
    expect((await sendInvalid({ token, address: '203.0.113.99' })).isClosed).toBe(true)
  })

  test('refusals of large bodies weigh more', async () => {
    const large = { body: JSON.stringify({ username: 'x'.repeat(60_000) }) }
    const answers = await refuse(3, large)
    expect(answers.some(({ isClosed }) => isClosed)).toBe(false)
    expect((await sendInvalid(large)).isClosed).toBe(true)
  })

  test('refusals are forgotten in time', async () => {
    await refuse(undelayedMax + 1)
    app.clock.advance(2_000)
    expect((await sendInvalid()).isClosed).toBe(false)
    expect((await sendInvalid()).isClosed).toBe(true)
  })

  test('refusals are not delayed without rate limits', async () => {
    const answers = await refuse(undelayedMax + 2, { to: unlimitedUrl })
    expect(answers.some(({ isClosed }) => isClosed)).toBe(false)
  })
})

test('a delayed refusal closes the connection, the rest of the body unread', async () => {
  const address = '203.0.113.7'
  await refuse(undelayedMax, { address })
  const socket = connect(Number(new URL(url).port), '127.0.0.1').on('error', () => undefined)
  let received = ''
  socket.setEncoding('latin1').on('data', (text: string) => void (received += text))
  const head = [
    'POST /login HTTP/1.1',
    'host: x',
    `x-forwarded-for: ${address}`,
    'content-type: application/json',
    'content-length: 60000',
  ]
  socket.write(`${head.join('\r\n')}\r\n\r\n${'['.repeat(1_000)}`)
  await once(socket, 'close')
  expect(received).toMatch(/^HTTP\/1.1 4\d\d [^]*\r\nconnection: close\r\n/i)
})

test('an app that closes answers the refusals it holds back', async () => {
  const http = limited()
  const send = () => http.inject({ method: 'POST', url: '/login', payload: {} })
  // The last one would be held for five seconds.
  const sent = Array.from({ length: undelayedMax + 20 }, send)
  await Promise.race(sent)
  const start = performance.now()
  await http.close()
  await Promise.all(sent)
  expect(performance.now() - start).toBeLessThan(4_000)
})
