import { beforeEach, describe, expect, test } from 'vitest'
import { useAppVariant } from '../../testing/app-variant.ts'
import { aUser } from '../../testing/factories/users.ts'
import { useTestApp } from '../../testing/harness.ts'
import { createLog } from './log.ts'

const app = useTestApp()
const lines: string[] = []
const http = useAppVariant(app, { rateLimit: true }, () => ({
  log: createLog('debug', { write: (line: string) => void lines.push(line) }),
}))

beforeEach(() => void lines.splice(0))

const secret = 'hunter2-hunter2'
const log = () => lines.join('')

test('logs each request with method, route, status and request id', async () => {
  const response = await http().inject({ method: 'GET', url: '/v1/reviews?limit=3' })
  const entries = lines.map((line) => JSON.parse(line) as Record<string, unknown>)
  const id = response.headers['x-request-id']
  expect(entries.some((entry) => entry['reqId'] === id)).toBe(true)
  expect(entries.map(({ req }) => req)).toContainEqual({ method: 'GET', route: '/v1/reviews' })
  expect(entries.map(({ res }) => res)).toContainEqual({ status: 200 })
})

describe('the log contains no', () => {
  test('connection that broke', () => {
    const err = Object.assign(new Error('gone'), { code: '57P01', client: { secret } })
    createLog('warn', { write: (line: string) => void lines.push(line) }).warn({ err })
    expect(JSON.parse(log())).toMatchObject({ err: { message: 'gone', code: '57P01' } })
    expect(log()).not.toContain(secret)
  })

  test('query, even of malformed URLs', async () => {
    for (const path of ['/v1/search', '/nothing', '/%zz', '/healthz', `/${'x'.repeat(500)}`]) {
      await http().inject({ method: 'GET', url: `${path}?q=${secret}` })
    }
    expect(lines.length).toBeGreaterThan(4)
    expect(log()).not.toContain(secret)
  })

  test('value of a path', async () => {
    await http().inject({ method: 'GET', url: `/v1/users/${secret}/roles` })
    await http().inject({ method: 'GET', url: `/${secret}/nothing` })
    expect(log()).toContain('"route":"/v1/users/:userId/roles"')
    expect(log()).not.toContain(secret)
  })

  test('token', async () => {
    const user = await aUser(app)
    for (const url of ['/incoming-requests', '/v1/users/1/roles', '/nothing']) {
      const headers = { authorization: `Bearer ${user.token}` }
      await http().inject({ method: 'GET', url, headers })
    }
    expect(lines.length).toBeGreaterThan(2)
    expect(log()).not.toContain(user.token.slice(-20))
    expect(log()).not.toContain('Bearer')
  })

  test.each([
    ['GET', `/reset-password/6/${secret}`],
    ['GET', `//reset-password/6/${secret}/`],
    ['GET', `/Reset-Password/6/${secret}`],
    ['GET', `/confirm-email/6/${secret}`],
    ['GET', `/unsubscribe/${secret}`],
    ['POST', `/unsubscribe/${secret}`],
  ] as const)('token of a mailed link: %s %s', async (method, url) => {
    await http().inject({ method, url })
    expect(lines.length).toBeGreaterThan(0)
    expect(log()).not.toContain(secret)
    expect(log()).toContain(`"method":"${method}"`)
  })

  test('password, however malformed the body', async () => {
    const headers = { 'content-type': 'application/json' }
    const bodies = [
      { username: 'ann', password: secret },
      { username: 'log', email: 'log@mail.example', password: secret },
      { username: 'log', email: 'log@mail.example', password: secret },
    ].map((body) => JSON.stringify(body))
    for (const payload of [...bodies, `{"password":"${secret}"`, `"${secret}`, secret]) {
      await http().inject({ method: 'POST', url: '/login', headers, payload })
      await http().inject({ method: 'POST', url: '/create-account', headers, payload })
      const type = { 'content-type': 'text/plain' }
      await http().inject({ method: 'POST', url: '/login', headers: type, payload })
    }
    expect(lines.length).toBeGreaterThan(10)
    expect(log()).not.toContain(secret)
    expect(log()).not.toContain(secret.slice(0, 7))
  })
})

test('logs a failed login without the name', async () => {
  const headers = { 'content-type': 'application/json' }
  const payload = JSON.stringify({ username: 'some-member', password: secret })
  await http().inject({ method: 'POST', url: '/login', headers, payload })
  expect(log()).toContain('A login failed')
  expect(log()).not.toContain('some-member')
})
