import { createHmac } from 'node:crypto'
import { endpoints } from '@medley/contract/api'
import { beforeAll, expect, test } from 'vitest'
import { aUser, type TestUser } from '../../testing/factories/users.ts'
import { useTestApp } from '../../testing/harness.ts'
import { testSecret } from '../../testing/test-secret.ts'
import type { SessionClaims } from './tokens.ts'

const app = useTestApp()

/** A genuine token in its parts, and what forgeries claim. */
interface Genuine {
  head: string
  claims: string
  signature: string
  /** Claims of the first admin by the session of the member. */
  ofAdmin: string
  session: SessionClaims
}

let member: TestUser
let genuine: Genuine

beforeAll(async () => {
  const admin = await aUser(app, { id: 1 })
  member = await aUser(app)
  const [head = '', claims = '', signature = ''] = member.token.split('.')
  const read: { jti: string } = JSON.parse(Buffer.from(claims, 'base64url').toString())
  const session = { userId: member.id, username: member.username, sessionId: read.jti }
  const ofAdmin = encode({ ...read, userId: admin.id, username: admin.username })
  genuine = { head, claims, signature, ofAdmin, session }
})

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

function sign(head: string, claims: string, key: string | Uint8Array): string {
  const signature = createHmac('sha256', key).update(`${head}.${claims}`).digest('base64url')
  return `${head}.${claims}.${signature}`
}

const statusWith = async (token: string) =>
  (await app.call({ token }, 'GET /v1/sessions', {})).status

const noAlgorithm = encode({ alg: 'none', typ: 'JWT' })
const keyInside = encode({ alg: 'HS256', jwk: { kty: 'oct', k: 'eA' } })
const unknownSession = '00000000-0000-4000-8000-000000000000'

test.each<[string, (of: Genuine) => string | Promise<string>]>([
  ['without an algorithm', ({ claims }) => `${noAlgorithm}.${claims}.`],
  [
    'without an algorithm, signed',
    ({ claims, signature }) => `${noAlgorithm}.${claims}.${signature}`,
  ],
  ['of the admin without an algorithm', ({ ofAdmin }) => `${encode({ alg: 'None' })}.${ofAdmin}.`],
  [
    'of another algorithm',
    ({ claims, signature }) => `${encode({ alg: 'RS256' })}.${claims}.${signature}`,
  ],
  ['with changed claims', ({ head, ofAdmin, signature }) => `${head}.${ofAdmin}.${signature}`],
  ['without a signature', ({ head, claims }) => `${head}.${claims}.`],
  ['signed by another key', ({ head, ofAdmin }) => sign(head, ofAdmin, 'x'.repeat(48))],
  ['signed by an empty key', ({ head, ofAdmin }) => sign(head, ofAdmin, '')],
  [
    'signed by the secret of which keys are made',
    ({ head, claims }) => sign(head, claims, testSecret),
  ],
  ['signed by a key in its header', ({ ofAdmin }) => sign(keyInside, ofAdmin, 'x')],
  [
    'of an unknown session',
    ({ session }) => app.ctx.tokens.sign({ ...session, sessionId: unknownSession }),
  ],
  [
    'of the admin by an own session',
    ({ session }) => app.ctx.tokens.sign({ ...session, userId: 1 }),
  ],
  ['of another purpose', () => app.ctx.tokens.signEmail(member.email)],
])('a token %s is none', async (_, forge) => {
  expect(await statusWith(await forge(genuine))).toBe(401)
  expect(await statusWith(member.token)).toBe(200)
})

test.each(['junk', 'a.b.c', 'null'])('%s for a token opens no call of members', async (token) => {
  const guarded = endpoints
    .map(({ endpoint }) => endpoint)
    .filter(({ access }) => access !== 'open' && access !== 'optional')
  const answered: string[] = []
  for (const { method, path } of guarded) {
    const url = path.replaceAll(/\{\w+\}/g, '1')
    const headers = { authorization: `Bearer ${token}` }
    const { status } = await app.send({ method, url, headers })
    if (status !== 401) answered.push(`${method} ${path}: ${status}`)
  }
  expect(guarded.length).toBeGreaterThan(100)
  expect(answered).toEqual([])
})
