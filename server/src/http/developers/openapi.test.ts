import { endpoints } from '@medley/contract/api'
import { Validator } from '@seriousme/openapi-schema-validator'
import { describe, expect, test } from 'vitest'
import { useTestApp } from '../../testing/harness.ts'
import { describeApi } from './openapi.ts'

const app = useTestApp()

interface Operation {
  operationId: string
  tags: string[]
  security?: Record<string, unknown>[]
  parameters: { name: string; in: string; required: boolean; schema: object }[]
  requestBody?: { content: Record<string, { schema: object }> }
  responses: Record<string, { description: string; content: Record<string, { schema: object }> }>
}

interface Document {
  openapi: string
  info: { title: string; version: string }
  paths: Record<string, Record<string, Operation>>
  components: object
}

// Through JSON, as it is served.
const document = JSON.parse(JSON.stringify(describeApi(endpoints))) as Document
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
)

function findRefs(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) =>
    key === '$ref' && typeof inner === 'string' ? [inner] : findRefs(inner),
  )
}

function resolve(ref: string): unknown {
  return ref
    .replace('#/', '')
    .split('/')
    .reduce<unknown>((value, key) => (value as Record<string, unknown>)?.[key], document)
}

test('describes each endpoint once', () => {
  expect(
    operations.map(({ method, path }) => `${method.toUpperCase()} ${path}`).toSorted(),
  ).toEqual(endpoints.map(({ endpoint }) => `${endpoint.method} ${endpoint.path}`).toSorted())
})

test('is valid against the OpenAPI 3.1 schema', async () => {
  const validator = new Validator()
  expect(await validator.validate({ ...document })).toEqual({ valid: true })
  expect(validator.version).toBe('3.1')
})

test('names operations uniquely', () => {
  const ids = operations.map(({ operation }) => operation.operationId)
  expect(new Set(ids).size).toBe(ids.length)
})

test('every reference resolves', () => {
  const refs = new Set(findRefs(document))
  expect([...refs].filter((ref) => !ref.startsWith('#/') || resolve(ref) === undefined)).toEqual([])
})

describe.each(operations)('$method $path', ({ path, method, operation }) => {
  test('declares exactly its path parameters, each required', () => {
    const declared = operation.parameters.filter((parameter) => parameter.in === 'path')
    const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
    expect(declared.map(({ name }) => name)).toEqual(named)
    expect(declared.every(({ required }) => required)).toBe(true)
  })

  test('names each parameter once and describes it', () => {
    const names = operation.parameters.map((parameter) => `${parameter.in} ${parameter.name}`)
    expect(new Set(names).size).toBe(names.length)
    expect(operation.parameters.every(({ schema }) => typeof schema === 'object')).toBe(true)
  })

  test('has a body only if its method allows one', () => {
    expect(method === 'get' && operation.requestBody !== undefined).toBe(false)
  })

  test('describes its success response and the common error body', () => {
    const statuses = Object.keys(operation.responses)
    expect(statuses.filter((status) => status.startsWith('2'))).toHaveLength(1)
    for (const [status, { description, content }] of Object.entries(operation.responses)) {
      expect(description).not.toBe('')
      if (status.startsWith('2')) continue
      expect(content).toEqual({
        'application/json': { schema: { $ref: '#/components/schemas/Error' } },
      })
    }
  })
})

test('is served as JSON, with a documentation page', async () => {
  const served = await app.send({ method: 'GET', url: '/openapi.json' })
  expect(served).toEqual({ status: 200, body: document })
  const page = await app.http.inject({ method: 'GET', url: '/docs/' })
  expect(page.statusCode).toBe(200)
  expect(page.headers['content-type']).toContain('text/html')
  expect(page.headers['content-security-policy']).not.toContain('unsafe-eval')
  const files = [...page.body.matchAll(/(?:src|href)="\.(?<path>[^"]+)"/g)]
  expect(files.length).toBeGreaterThan(3)
  for (const { groups } of files) {
    const file = await app.http.inject({ method: 'GET', url: `/docs${groups?.['path']}` })
    expect([file.statusCode, Number(file.headers['content-length'])]).toEqual([
      200,
      file.rawPayload.length,
    ])
  }
  const shown = await app.send({ method: 'GET', url: '/docs/json' })
  expect(shown).toEqual({ status: 200, body: document })
  expect((await app.http.inject({ method: 'HEAD', url: '/docs/' })).statusCode).toBe(200)
  const missing = await app.send({ method: 'GET', url: '/docs/none' })
  expect(missing).toMatchObject({ status: 404, body: { code: 'not_found' } })
})
