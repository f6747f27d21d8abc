import { endpoints } from '@medley/contract/api'
import type { Method } from '@medley/contract/endpoint'
import { beforeAll, expect, test } from 'vitest'
import { useAppVariant } from '../../testing/app-variant.ts'
import { anApp } from '../../testing/factories/second-factors.ts'
import { aSession } from '../../testing/factories/sessions.ts'
import { aUser, type TestUser } from '../../testing/factories/users.ts'
import { useTestApp } from '../../testing/harness.ts'

const app = useTestApp()
const strict = useAppVariant(app, { requireAdminSecondFactor: true })
const callsOfAdmins = endpoints.filter(({ endpoint }) => endpoint.access === 'admin')
let lacking: TestUser
let equipped: TestUser

beforeAll(async () => {
  lacking = await aUser(app, { id: 1 })
  equipped = await aUser(app, { id: 2 })
  await anApp(app, equipped)
})

async function send(caller: TestUser, method: Method, path: string, payload?: object) {
  const token = await aSession(app, caller)
  const { statusCode, body } = await strict().inject({
    method,
    url: path.replaceAll(/\{\w+\}/g, '1'),
    headers: { authorization: `Bearer ${token}` },
    ...(payload && { payload }),
  })
  return { status: statusCode, body: body.startsWith('{') ? JSON.parse(body) : body }
}

test.each(callsOfAdmins)('$endpoint.method $endpoint.path wants a second factor', async (one) => {
  const { method, path } = one.endpoint
  expect(await send(lacking, method, path)).toEqual({
    status: 403,
    body: { status: 403, code: 'second_factor_missing', message: 'Admins need a second factor' },
  })
  const { body } = await send(equipped, method, path)
  expect(body.code).not.toBe('second_factor_missing')
})

test('other members are no admins, whatever they have', async () => {
  const { body } = await send(await aUser(app), 'GET', '/v1/audit-events')
  expect(body.code).toBe('admin_only')
})

test('an admin without one has the rights of a member, and can set one up', async () => {
  const roles = `/v1/users/${(await aUser(app)).id}/roles`
  expect((await send(equipped, 'GET', roles)).status).toBe(200)
  expect((await send(lacking, 'GET', roles)).body.code).toBe('forbidden')
  expect((await send(lacking, 'GET', '/v1/second-factors')).status).toBe(200)
  expect((await send(lacking, 'POST', '/v1/second-factors/app')).status).toBe(200)
})

test('without the setting, admins need none', async () => {
  expect((await app.call(lacking, 'GET /v1/audit-events', { query: {} })).status).toBe(200)
})
