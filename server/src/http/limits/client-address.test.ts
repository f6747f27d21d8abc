import { expect, test } from 'vitest'
import { useAppVariant } from '../../testing/app-variant.ts'
import { useTestApp } from '../../testing/harness.ts'
import { addressOf } from './client-address.ts'

const app = useTestApp()
const behindOne = useAppVariant(app, { rateLimit: true, trustedProxies: { hops: 1 } })

const proxy = '203.0.113.9'

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['192.0.2.1:50123', '192.0.2.1'],
  ['2001:db8::1', '2001:db8::1'],
  ['[2001:db8::1]:50123', '2001:db8::1'],
  ['[2001:db8::1]', '2001:db8::1'],
  [`fe80::1%${'x'.repeat(5_000)}`, 'fe80::1'],
  ['abc', proxy],
  ['unknown', proxy],
  ['300.1.1.1', proxy],
  ['192.0.2.1:', proxy],
  ['', proxy],
  ['x'.repeat(5_000), proxy],
])('the caller given as %s is %s', (given, address) => {
  expect(addressOf({ ip: given, ips: [proxy, given] })).toBe(address)
})

test('a caller whose connection is closed has no address', () => {
  expect(addressOf({ ip: undefined as unknown as string })).toBe('::')
})

test.each(['abc', 'x'.repeat(5_000), '192.0.2.1\t'])(
  'a login through a proxy that passes on %s is stored with an IP address',
  async (forwardedFor) => {
    const { statusCode } = await behindOne().inject({
      method: 'POST',
      url: '/login',
      headers: { 'x-forwarded-for': forwardedFor },
      payload: { username: 'nobody', password: 'a wrong password' },
      remoteAddress: proxy,
    })
    expect(statusCode).toBe(422)
    const { address } = await app.ctx.db
      .selectFrom('audit_events')
      .select('address')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow()
    expect([proxy, '192.0.2.1']).toContain(address)
  },
)

test('callers that proxies name by no address count together', async () => {
  const statuses: number[] = []
  for (let count = 1; count <= 11; count += 1) {
    const { statusCode } = await behindOne().inject({
      method: 'POST',
      url: '/create-account',
      headers: { 'x-forwarded-for': `made-up-${count}` },
      remoteAddress: '203.0.113.77',
    })
    statuses.push(statusCode)
  }
  expect(statuses.at(-1)).toBe(429)
})
