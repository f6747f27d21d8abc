import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { call } from './api.ts'
import { forgetIdempotencyKeys } from './idempotency-keys.ts'

type Answer = () => Response | Promise<Response>

const keys: (string | null)[] = []
let next: Answer

beforeEach(() => {
  keys.length = 0
  forgetIdempotencyKeys()
  vi.stubGlobal('fetch', async (_: string, { headers }: RequestInit) => {
    keys.push(new Headers(headers).get('idempotency-key'))
    return next()
  })
})
afterEach(() => vi.unstubAllGlobals())

const lost: Answer = () => Promise.reject(new TypeError('Failed to fetch'))
const failed: Answer = () => Response.json({ code: 'internal_error' }, { status: 500 })
const made: Answer = () => Response.json({ id: 1 }, { status: 201 })
const torn: Answer = () =>
  new Response('{"id"', { status: 201, headers: { 'content-type': 'application/json' } })

async function press(answer: Answer, title = 'Noir'): Promise<string | null | undefined> {
  next = answer
  await call('POST /v1/lists', { body: { title } }).catch(() => undefined)
  return keys.at(-1)
}

test.each([
  ['no answer', lost],
  ['an answer that breaks off', torn],
  ['a failure of the server', failed],
])('a second press after %s carries the key of the first', async (_, answer) => {
  const first = await press(answer)
  expect(first).toMatch(/^[\da-f]{32}$/)
  expect(await press(answer)).toBe(first)
  expect(await press(made)).toBe(first)
})

test('a new key comes with other values, and after a success', async () => {
  const first = await press(lost)
  const other = await press(lost, 'Comedy')
  expect(other).not.toBe(first)
  expect(await press(made)).toBe(first)
  const second = await press(made)
  expect(second).not.toBe(first)
  expect(await press(made)).not.toBe(second)
  expect(await press(made, 'Comedy')).toBe(other)
})

test('an uploaded file is known again', async () => {
  const upload = async (file: File) => {
    next = lost
    await call('POST /v1/imports', { body: {}, files: [file] }).catch(() => undefined)
    return keys.at(-1)
  }
  const of = (name: string) => new File(['a'], name, { lastModified: 5 })
  const first = await upload(of('a.csv'))
  expect(await upload(of('a.csv'))).toBe(first)
  expect(await upload(of('b.csv'))).not.toBe(first)
})

test('calls that read or replace carry no key', async () => {
  next = () => Response.json({ items: [] })
  await call('GET /v1/search', { query: { q: 'x', category: 'film' } }).catch(() => undefined)
  await call('PUT /v1/review-likes', { body: { reviewId: 1 } })
  expect(keys).toEqual([null, null])
})
