import { type endpoints as allEndpoints } from '@medley/contract/api'
import type { Endpoint } from '@medley/contract/endpoint'
import { mediums } from '@medley/contract/values/medium'
import fc from 'fast-check'
import type { InjectOptions } from 'fastify'
import qs from 'qs'
import { z } from 'zod'

/** Existing names and ids, so that some requests pass validation. */
export interface Known {
  ids: readonly number[]
  usernames: readonly string[]
  tokens: readonly string[]
}

export interface RandomRequest {
  endpoint: Endpoint
  request: InjectOptions
}

const oddTexts = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\uD800',
  '🎬'.repeat(40),
  'x'.repeat(30_000),
  '%00',
  '%',
  "'; drop table users; --",
  '\\',
  '*',
  ':*',
  "a' & b | !c <-> (d",
  '../../etc/passwd',
  '<script>',
  'null',
  'undefined',
  'NaN',
  '__proto__',
  'constructor',
  'toString',
  '0000-01-01',
  '0001-01-01T00:00:00+14:00',
  '2024-02-30',
  '9999-12-31',
  '2024-05-01T12:00:00.000Z',
  '1e309',
  '-0',
  '2147483648',
  '9007199254740993',
  'İ',
  '\u202E',
  '\uFFFF',
]

const oddNumbers = [0, -0, -1, 0.5, 10, 11, 2_147_483_647, 2_147_483_648, 2 ** 53, 1e308, 5e-324]

const junk: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(...oddTexts),
  fc.constantFrom<unknown>(...oddNumbers),
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.constantFrom<unknown>(null, true, false, [], {}, [[]], [null], { __proto__: null, id: 1 }),
  fc.jsonValue({ maxDepth: 3 }),
)

const wellMeant = (known: Known): fc.Arbitrary<unknown> =>
  fc.constantFrom<unknown>(
    ...known.ids,
    ...known.usernames,
    ...mediums,
    'friend',
    'any',
    'rating',
    'title',
    'users',
    7,
    true,
    '2024-05-01',
  )

function namesOf(schema: z.ZodType | undefined): string[] {
  if (!schema) return []
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  const branches = [json, ...(json.anyOf ?? []), json.items ?? {}]
  return branches.flatMap((branch) =>
    typeof branch === 'object' && 'properties' in branch
      ? Object.keys(branch.properties ?? {})
      : [],
  )
}

function valuesOf(schema: z.ZodType | undefined, known: Known): fc.Arbitrary<unknown> {
  const work = fc.record({ id: wellMeant(known), medium: wellMeant(known) })
  const value = fc.oneof({ weight: 3, arbitrary: wellMeant(known) }, junk, work)
  const names = namesOf(schema)
  const record = fc.record(Object.fromEntries(names.map((name) => [name, value])), {
    requiredKeys: [],
  })
  return fc.oneof({ weight: 6, arbitrary: record }, fc.array(record, { maxLength: 4 }), junk)
}

function pathOf(endpoint: Endpoint, known: Known): fc.Arbitrary<string> {
  const part = fc.oneof(
    { weight: 4, arbitrary: wellMeant(known).map(String) },
    fc.constantFrom(...oddTexts.filter((text) => text.isWellFormed() && text.length < 200)),
  )
  return fc
    .array(part, { minLength: 3, maxLength: 3 })
    .map((parts) =>
      endpoint.path.replaceAll(/\{\w+\}/g, () => encodeURIComponent(parts.pop() ?? '')),
    )
}

function queryText(value: unknown): string {
  if (typeof value === 'string') return encodeURI(value.toWellFormed()).replaceAll('#', '%23')
  try {
    return qs.stringify(value, { arrayFormat: 'brackets', encode: true })
  } catch {
    // A lone surrogate cannot be encoded in a URL.
    return ''
  }
}

/** A stream of requests to the endpoints, by random callers, with values from valid to nonsense. */
export function randomRequests(
  endpoints: typeof allEndpoints,
  known: Known,
): fc.Arbitrary<RandomRequest> {
  return fc
    .constantFrom(...endpoints.map(({ endpoint }) => endpoint))
    .chain((endpoint) =>
      fc.record({
        endpoint: fc.constant(endpoint),
        path: pathOf(endpoint, known),
        query: fc.oneof(valuesOf(endpoint.query, known), fc.constant('')),
        body: fc.option(valuesOf(endpoint.body ?? endpoint.query, known), { nil: undefined }),
        type: fc.constantFrom('application/json', 'application/json', 'text/plain'),
        token: fc.constantFrom(
          undefined,
          'junk',
          ...known.tokens,
          ...known.tokens,
          ...known.tokens,
        ),
      }),
    )
    .map(({ endpoint, path, query, body, type, token }) => {
      const search = queryText(query).slice(0, 12_000)
      return {
        endpoint,
        request: {
          method: endpoint.method,
          url: search === '' ? path : `${path}?${search}`,
          headers: {
            ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
            ...(body === undefined || endpoint.method === 'GET' ? {} : { 'content-type': type }),
          },
          ...(body === undefined || endpoint.method === 'GET'
            ? {}
            : { payload: JSON.stringify(body) }),
        },
      }
    })
}
