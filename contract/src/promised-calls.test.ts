import { expect, test } from 'vitest'
import { endpoints } from './api.ts'
import { declaredCodes } from './declared-codes.ts'
import { promisedCalls } from './promised-calls.ts'

const nameOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`
const declared = endpoints.map(({ endpoint }) => endpoint)

test('has 70 calls with unique numbers and paths', () => {
  expect(promisedCalls.map(({ number }) => number)).toEqual(
    Array.from({ length: 70 }, (_, index) => index + 1),
  )
  expect(new Set(promisedCalls.map(({ call }) => call)).size).toBe(70)
})

test.each(promisedCalls)('$number $call is in the contract once', (promised) => {
  const found = declared.filter((endpoint) => nameOf(endpoint) === promised.call)
  expect(found.map(({ access, status }) => ({ access, status }))).toEqual([
    { access: promised.access, status: promised.status },
  ])
})

test.each(promisedCalls)('$number $call declares its errors', ({ call, errors }) => {
  const endpoint = declared.find((one) => nameOf(one) === call)
  const codes = endpoint ? declaredCodes(endpoint) : []
  expect(errors.filter((code) => !codes.includes(code))).toEqual([])
})

/** Shares a page's address, because mail programs POST to the unsubscribe link (RFC 8058). */
const ofMailPrograms = 'POST /unsubscribe/{token}'

/** Promised after the first 70. */
const promisedLater = ['POST /logout']

test('all other calls are under /v1', () => {
  const promised = new Set([
    ...promisedCalls.map(({ call }) => call),
    ofMailPrograms,
    ...promisedLater,
  ])
  const further = declared.filter((endpoint) => !promised.has(nameOf(endpoint)))
  expect(further.map(({ path }) => path).filter((path) => !path.startsWith('/v1/'))).toEqual([])
})
