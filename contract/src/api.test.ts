import { expect, test } from 'vitest'
import { z } from 'zod'
import { endpoints } from './api.ts'
import { declaredCodes } from './declared-codes.ts'
import { windowNames } from './rate-limits.ts'

const all = endpoints.map(({ endpoint }) => endpoint)

test('gives each endpoint a unique name', () => {
  const names = endpoints.map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
})

test.each(all)('$method $path declares exactly its path parameters', ({ path, params }) => {
  const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
  expect(Object.keys(params?.shape ?? {})).toEqual(named)
})

test.each(all)('$method $path takes values only where its method allows', (endpoint) => {
  const isRead = endpoint.method === 'GET'
  expect(isRead && (endpoint.body !== undefined || endpoint.file !== undefined)).toBe(false)
  expect(endpoint.valuesAnywhere === true && endpoint.method !== 'DELETE').toBe(false)
  expect(endpoint.valuesAnywhere === true && endpoint.query && endpoint.body).toBeFalsy()
})

test.each(all)('$method $path declares rate_limited by its limits alone', (endpoint) => {
  const isRead = endpoint.method === 'GET'
  expect(endpoint.errors).not.toContain('rate_limited')
  expect(declaredCodes(endpoint).includes('rate_limited')).toBe(!isRead)
})

test.each(all)(
  '$method $path limits members by account and visitors by address where they write',
  (endpoint) => {
    const { method, access, accountLimits, addressLimits } = endpoint
    const isForVisitors = access === 'open' || access === 'optional'
    const isWrite = method !== 'GET'
    expect(addressLimits !== undefined).toBe(isWrite && isForVisitors)
    expect(accountLimits !== undefined && (!isWrite || isForVisitors)).toBe(false)
    const limits = [...(accountLimits ?? []), ...(addressLimits ?? [])]
    expect(limits.every(({ timeWindow }) => windowNames.has(timeWindow))).toBe(true)
  },
)

test.each(all)('$method $path has a described response', ({ answer }) => {
  expect(z.toJSONSchema(answer, { io: 'output' })).not.toEqual({})
})
