import { connect as connectSocket } from 'node:net'
import { endpoints } from '@medley/contract/api'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { connect } from './db/connect.ts'
import { routes } from './features.ts'
import { useAppVariant } from './testing/app-variant.ts'
import { aUser } from './testing/factories/users.ts'
import { useTestApp } from './testing/harness.ts'

const app = useTestApp()

test('binds each endpoint of the contract once, and nothing else', () => {
  const bound = routes.map(({ endpoint }) => `${endpoint.method} ${endpoint.path}`)
  const declared = endpoints.map(({ endpoint }) => `${endpoint.method} ${endpoint.path}`)
  expect(bound.toSorted()).toEqual(declared.toSorted())
})

describe('a request that fits no call', () => {
  const notFound = { status: 404, code: 'not_found', message: 'Not found' }
  const otherMethod = { status: 405, code: 'method_not_allowed', message: 'Method not allowed' }

  test.each([
    '/nothing',
    '/',
    '/v1',
    '/v1/works/film/1/more',
    '/V1/works/film',
    '//login',
    '/login/x',
    '/%zz',
    '/%',
    '/%E0%A4%A',
    `/${'x'.repeat(5_000)}`,
    `/v1/works/${'x'.repeat(5_000)}`,
    `/v1${'/x'.repeat(2_000)}`,
    '/../../etc/passwd',
    '/..%2f..%2fetc/passwd',
    '/__proto__',
  ])('GET %s is not found', async (url) => {
    expect(await app.send({ method: 'GET', url })).toEqual({ status: 404, body: notFound })
  })

  test.each([
    ['GET', '/login'],
    ['POST', '/profile'],
    ['POST', '/profile/'],
    ['DELETE', '/v1/works/film/1'],
    ['PATCH', '/v1/reviews?limit=1'],
    ['PUT', '/comment'],
    ['HEAD', '/login'],
  ] as const)('%s %s is no method of a path that exists', async (method, url) => {
    const response = await app.http.inject({ method, url })
    expect(response.statusCode).toBe(405)
    expect(JSON.parse(response.body || JSON.stringify(otherMethod))).toEqual(otherMethod)
  })

  test('is answered the same with a body that cannot be read', async () => {
    const headers = { 'content-type': 'application/json' }
    const answer = await app.send({ method: 'POST', url: '/nothing', headers, payload: '{' })
    expect(answer.status).toBeGreaterThanOrEqual(400)
    expect(['not_found', 'malformed_json']).toContain(answer.body.code)
  })
})

test('HEAD answers like GET, without the body', async () => {
  const get = await app.http.inject({ method: 'GET', url: '/v1/reviews' })
  const head = await app.http.inject({ method: 'HEAD', url: '/v1/reviews' })
  expect(head.statusCode).toBe(200)
  expect(head.body).toBe('')
  expect(head.headers['content-type']).toBe(get.headers['content-type'])
})

test('a slash at the end changes nothing', async () => {
  expect((await app.send({ method: 'GET', url: '/v1/reviews/' })).status).toBe(200)
})

describe('every answer', () => {
  test.each(['/v1/reviews', '/nothing', '/v1/reviews/0', '/healthz'])(
    'names its request and guards the browser: %s',
    async (url) => {
      const first = await app.http.inject({ method: 'GET', url })
      const second = await app.http.inject({ method: 'GET', url })
      expect(first.headers['x-request-id']).toMatch(/^[\da-f-]{36}$/)
      expect(first.headers['x-request-id']).not.toBe(second.headers['x-request-id'])
      expect(first.headers['x-content-type-options']).toBe('nosniff')
      expect(first.headers['x-powered-by']).toBeUndefined()
      const policy = String(first.headers['content-security-policy'])
      expect(policy).toContain("default-src 'self'")
      expect(policy).toContain("frame-ancestors 'none'")
      expect(policy).toContain("object-src 'none'")
      expect(policy).not.toMatch(/unsafe|\*/)
    },
  )

  test.each(['/v1/reviews', '/nothing', '/incoming-requests'])(
    'every answer of the API is kept by nobody: %s',
    async (url) => {
      const response = await app.http.inject({ method: 'GET', url })
      expect(response.headers['cache-control']).toBe('no-store')
    },
  )

  test('ignores a request id of the client', async () => {
    const headers = { 'x-request-id': 'mine' }
    const response = await app.http.inject({ method: 'GET', url: '/v1/reviews', headers })
    expect(response.headers['x-request-id']).not.toBe('mine')
  })
})

describe('web apps on other hosts', () => {
  const ask = (origin: string, method: string) =>
    app.http.inject({
      method: 'OPTIONS',
      url: '/review',
      headers: {
        origin,
        'access-control-request-method': method,
        'access-control-request-headers': 'authorization,content-type',
      },
    })

  test.each(['PUT', 'PATCH', 'DELETE', 'POST'])(
    'web apps on other hosts may ask for %s from an allowed origin',
    async (method) => {
      const { statusCode, headers } = await ask('https://web.example', method)
      expect(statusCode).toBe(204)
      expect(headers['access-control-allow-origin']).toBe('https://web.example')
      expect(String(headers['access-control-allow-methods']).split(', ')).toContain(method)
      expect(String(headers['access-control-allow-headers']).toLowerCase()).toBe(
        'authorization, content-type, idempotency-key, x-medley-session, x-view-as',
      )
      // For the session cookie, which only the call that trades it reads.
      expect(headers['access-control-allow-credentials']).toBe('true')
    },
  )

  test.each([
    'https://evil.example',
    'https://web.example.evil.example',
    'null',
    'http://web.example',
  ])('web apps on other hosts are not let in from %s', async (origin) => {
    const preflight = await ask(origin, 'PATCH')
    expect(preflight.headers['access-control-allow-origin']).toBeUndefined()
    const headers = { origin }
    const read = await app.http.inject({ method: 'GET', url: '/v1/reviews', headers })
    expect(read.headers['access-control-allow-origin']).toBeUndefined()
  })

  test('read errors too', async () => {
    const headers = { origin: 'https://web.example' }
    const { statusCode, headers: answered } = await app.http.inject({
      method: 'GET',
      url: '/incoming-requests',
      headers,
    })
    expect(statusCode).toBe(401)
    expect(answered['access-control-allow-origin']).toBe('https://web.example')
    expect(answered['vary']).toContain('Origin')
  })

  test('OPTIONS without an origin is no error', async () => {
    const response = await app.http.inject({ method: 'OPTIONS', url: '/review' })
    expect(response.statusCode).toBe(204)
  })
})

describe('with limits', () => {
  const limited = useAppVariant(app, { rateLimit: true })

  test('the eleventh registration of a minute is told to wait', async () => {
    const register = () => limited().inject({ method: 'POST', url: '/create-account' })
    for (let count = 0; count < 10; count += 1) expect((await register()).statusCode).toBe(400)
    const answer = await register()
    expect(answer.statusCode).toBe(429)
    expect(answer.json()).toEqual({
      status: 429,
      code: 'rate_limited',
      message: 'Too many requests',
    })
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
  })

  test('calls without a limit are not counted', async () => {
    const answers = await Promise.all(
      Array.from({ length: 60 }, () => limited().inject({ method: 'GET', url: '/v1/reviews' })),
    )
    expect(answers.every(({ statusCode }) => statusCode === 200)).toBe(true)
  })
})

describe('limits behind a proxy', () => {
  const behindOne = useAppVariant(app, { rateLimit: true, trustedProxies: { hops: 1 } })
  const behindTwo = useAppVariant(app, { rateLimit: true, trustedProxies: { hops: 2 } })
  const behindNetwork = useAppVariant(app, {
    rateLimit: true,
    trustedProxies: { networks: ['127.0.0.0/8', '10.0.0.0/8'] },
  })
  const direct = useAppVariant(app, { rateLimit: true })

  /** The statuses of eleven registrations, of which ten a minute are allowed. */
  const registerEleven = async (
    http: FastifyInstance,
    clientOf: (count: number) => { forwardedFor?: string; remoteAddress?: string },
  ) => {
    const statuses: number[] = []
    for (let count = 1; count <= 11; count += 1) {
      const { forwardedFor, remoteAddress = '127.0.0.1' } = clientOf(count)
      const headers = forwardedFor === undefined ? {} : { 'x-forwarded-for': forwardedFor }
      const url = '/create-account'
      const answer = await http.inject({ method: 'POST', url, headers, remoteAddress })
      statuses.push(answer.statusCode)
    }
    return statuses
  }
  const allowed = Array.from({ length: 11 }, () => 400)
  beforeEach(() => app.clock.advance(86_400_000))
  const limited = [...allowed.slice(1), 429]

  test.each([
    ['one proxy', behindOne, (n: number) => `198.51.100.${n}, 203.0.113.1`],
    ['two proxies', behindTwo, (n: number) => `198.51.100.${n}, 203.0.113.2, 10.0.0.${n}`],
    ['proxies of a network', behindNetwork, (n: number) => `10.0.0.${n}, 203.0.113.3, 10.9.9.${n}`],
    ['no proxy', direct, (n: number) => `203.0.113.${n}`],
  ])('ignore the addresses that a client makes up: %s', async (_, http, forwardedFor) => {
    const statuses = await registerEleven(http(), (n) => ({ forwardedFor: forwardedFor(n) }))
    expect(statuses).toEqual(limited)
  })

  test('count each client of the proxy', async () => {
    const forwardedFor = (n: number) => `198.51.100.1, 192.0.2.${n}`
    expect(await registerEleven(behindOne(), (n) => ({ forwardedFor: forwardedFor(n) }))).toEqual(
      allowed,
    )
  })

  test('count the addresses of one IPv6 network together', async () => {
    const near = (n: number) => ({ remoteAddress: `2001:db8:1:2:${n}::1` })
    const far = (n: number) => ({ remoteAddress: `2001:db8:1:${n + 100}::1` })
    expect(await registerEleven(direct(), near)).toEqual(limited)
    expect(await registerEleven(direct(), far)).toEqual(allowed)
  })
})

describe('health', () => {
  const down = useAppVariant(app, {}, ({ log }) => {
    const db = connect({ host: '/nowhere', connectionTimeoutMillis: 500 }, () => undefined)
    return { db, log }
  })

  test('is good while the database answers', async () => {
    expect(await app.send({ method: 'GET', url: '/healthz' })).toEqual({
      status: 200,
      body: { status: 'ok' },
    })
    expect(await app.send({ method: 'GET', url: '/readyz' })).toEqual({
      status: 200,
      body: { status: 'ok', database: 'ok' },
    })
  })

  test('counts the jobs of the past day that were given up, and stays good', async () => {
    const lost = sql`'tell-support', 'failed', now()`
    await sql`insert into pgboss.job (name, state, completed_on) values
      (${lost}), (${lost}), ('tell-support', 'failed', now() - interval '25 hours'),
      ('tell-support', 'completed', now())`.execute(app.ctx.db)
    expect(await app.send({ method: 'GET', url: '/readyz' })).toEqual({
      status: 200,
      body: { status: 'ok', database: 'ok', failedJobs: { 'tell-support': 2 } },
    })
  })

  test('tells a dead database from a dead process', async () => {
    expect((await down().inject({ method: 'GET', url: '/healthz' })).statusCode).toBe(200)
    const ready = await down().inject({ method: 'GET', url: '/readyz' })
    expect(ready.statusCode).toBe(503)
    expect(ready.json()).toEqual({ status: 'unavailable', database: 'unavailable' })
  })

  test('calls say no more than that something failed', async () => {
    const answer = await down().inject({ method: 'GET', url: '/v1/reviews' })
    expect(answer.statusCode).toBe(503)
    expect(answer.json()).toEqual({
      status: 503,
      code: 'unavailable',
      message: expect.any(String),
    })
  })
})

describe('on the wire', () => {
  const listening = useAppVariant(app, {})
  const exchange = async (text: string): Promise<string> => {
    const http = listening()
    if (!http.server.listening) await http.listen({ port: 0, host: '127.0.0.1' })
    const address = http.server.address()
    const port = address instanceof Object ? address.port : 0
    return new Promise((resolve, reject) => {
      const socket = connectSocket(port, '127.0.0.1', () => socket.write(text))
      const chunks: Buffer[] = []
      socket.on('data', (chunk) => chunks.push(chunk))
      socket.on('error', reject)
      socket.on('close', () => resolve(Buffer.concat(chunks).toString('utf8')))
    })
  }

  test.each([
    ['what is no HTTP', 'nonsense\r\n\r\n'],
    ['more headers than are read', `GET / HTTP/1.1\r\nhost: a\r\nx: ${'x'.repeat(40_000)}\r\n\r\n`],
    ['a length that is none', 'POST /login HTTP/1.1\r\nhost: a\r\ncontent-length: x\r\n\r\n'],
  ])('%s is answered with the one body of errors', async (_, text) => {
    const answer = await exchange(text)
    expect(answer).toMatch(/^HTTP\/1\.1 400 /)
    expect(answer).toContain('\r\nx-content-type-options: nosniff\r\n')
    expect(answer).toContain(
      "\r\ncontent-security-policy: default-src 'none'; frame-ancestors 'none'",
    )
    expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).toEqual({
      status: 400,
      code: 'malformed_json',
      message: 'Malformed request body',
    })
  })

  test('methods that nobody uses are answered too', async () => {
    const answer = await exchange(
      'PROPFIND /login HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n',
    )
    expect(answer).toMatch(/^HTTP\/1\.1 40[45] /)
    expect(answer).toContain('"message":')
  })
})

describe('a token', () => {
  const own = (authorization: string) =>
    app.send({ method: 'GET', url: '/incoming-requests', headers: { authorization } })

  test.each(['Bearer', 'bearer', 'BEARER'])('a token may be announced by %s', async (scheme) => {
    const user = await aUser(app)
    expect((await own(`${scheme} ${user.token}`)).status).toBe(200)
  })

  test.each([
    (token: string) => token,
    (token: string) => `Basic ${token}`,
    (token: string) => `Bearer  ${token} x`,
    (token: string) => `Bearer ${token}.`,
    () => 'Bearer ',
    () => 'Bearer null',
    () => 'Bearer a.b.c',
    () => `Bearer ${'x'.repeat(8_000)}`,
  ])('a token that is not announced or not one is none (%#)', async (spoil) => {
    const user = await aUser(app)
    const answer = await own(spoil(user.token))
    expect(answer.body).toMatchObject({ status: 401, code: 'unauthenticated' })
  })

  test('without a signature is none', async () => {
    const user = await aUser(app)
    const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
    const claims = { userId: user.id, username: user.username, ver: 1, exp: 9_999_999_999 }
    const token = `${part({ alg: 'none' })}.${part(claims)}.`
    expect((await own(`Bearer ${token}`)).status).toBe(401)
  })

  test('a token of a deleted user is none, and visitors stay visitors with it', async () => {
    const user = await aUser(app)
    await app.ctx.db.deleteFrom('users').where('id', '=', user.id).execute()
    expect((await own(`Bearer ${user.token}`)).body.code).toBe('unauthenticated')
    const headers = { authorization: `Bearer ${user.token}` }
    expect((await app.send({ method: 'GET', url: '/v1/reviews', headers })).status).toBe(200)
  })

  test('ends with its time', async () => {
    const user = await aUser(app)
    const before = app.clock.now().toISOString()
    app.clock.advance(3651 * 86_400_000)
    const answer = await own(`Bearer ${user.token}`)
    app.clock.set(before)
    expect(answer.status).toBe(401)
  })
})
