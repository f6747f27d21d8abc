import { beforeEach, expect, test } from 'vitest'
import { useAppVariant } from '../../testing/app-variant.ts'
import { aUser } from '../../testing/factories/users.ts'
import { useTestApp } from '../../testing/harness.ts'
import { createLog } from '../observe/log.ts'

const app = useTestApp()
const lines: string[] = []
const http = useAppVariant(app, { rateLimit: true }, () => ({
  log: createLog('warn', { write: (line: string) => void lines.push(line) }),
}))

beforeEach(() => {
  lines.splice(0)
  app.clock.advance(60_000)
})

const refused = () =>
  lines
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .filter(({ msg }) => msg === 'A request was refused')

const get = (url: string, headers: Record<string, string> = {}, remoteAddress = '192.0.2.1') =>
  http().inject({ method: 'GET', url, headers, remoteAddress })

test('a refused token is logged at the default level, with the address and the request id', async () => {
  const answer = await get('/incoming-requests', { authorization: 'Bearer x.y.z' })
  expect(refused()).toMatchObject([
    {
      status: 401,
      call: 'GET /incoming-requests',
      address: '192.0.2.1',
      reqId: answer.headers['x-request-id'],
    },
  ])
})

test('a forbidden call is logged with the account', async () => {
  const { id, token } = await aUser(app)
  await get('/v1/merges', { authorization: `Bearer ${token}` })
  await get('/v1/users/1/roles', { authorization: `Bearer ${token}` })
  expect(refused()).toMatchObject([
    { status: 403, call: 'GET /v1/merges' },
    { status: 403, call: 'GET /v1/users/:userId/roles', userId: id },
  ])
})

test('each network, call and status is logged once a minute', async () => {
  await get('/incoming-requests')
  await get('/incoming-requests')
  await get('/outgoing-requests')
  await get('/incoming-requests', {}, '198.51.100.1')
  expect(refused()).toHaveLength(3)
  app.clock.advance(60_000)
  await get('/incoming-requests')
  expect(refused()).toHaveLength(4)
})

test('a limited call is logged once', async () => {
  const payload = { category: 'Suggestion', comment: 'More.' }
  for (let call = 0; call < 15; call += 1) {
    await http().inject({ method: 'POST', url: '/feedback', payload })
  }
  expect(refused()).toMatchObject([{ status: 429, call: 'POST /feedback' }])
})

test('a login is logged with address, account and request id, failed or not', async () => {
  const password = 'a long password'
  const body = { username: 'ann', email: 'ann@mail.example', password }
  await app.call(null, 'POST /create-account', { body })
  const logIn = (given: string) =>
    http().inject({
      method: 'POST',
      url: '/login',
      payload: { username: 'ann', password: given },
    })
  const ids = [await logIn('wrong'), await logIn(password)].map(
    ({ headers }) => headers['x-request-id'],
  )
  const entries = lines.map((line) => JSON.parse(line) as Record<string, unknown>)
  const common = { userId: expect.any(Number), address: '127.0.0.1' }
  expect(entries).toMatchObject([
    { msg: 'A login failed', requestId: ids[0], ...common },
    { msg: 'A member logged in', requestId: ids[1], ...common },
  ])
})
