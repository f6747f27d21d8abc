import type { endpoints as allEndpoints } from '@medley/contract/api'
import fc from 'fast-check'
import type { InjectOptions } from 'fastify'
import type { Known } from './random-requests.ts'

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const

const types = [
  'application/json',
  'application/json; charset=utf-16',
  'application/json; charset=nothing',
  'APPLICATION/JSON',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'multipart/form-data; boundary=x',
  'multipart/form-data; boundary=',
  'text/html',
  'image/png',
  '/',
  '',
  'x'.repeat(300),
]

const deep = (open: string, close: string, depth: number) =>
  open.repeat(depth) + close.repeat(depth)

const oddBodies = [
  '',
  ' ',
  '{',
  '[',
  '{"a":',
  '{"a":1,}',
  '"\\ud800"',
  '{"\\u0000":"\\u0000"}',
  '{"__proto__":{"x":1},"constructor":{"prototype":1}}',
  '1e400',
  '-',
  '\uFEFF{}',
  '{"id":1e400,"review_id":123456789012345678901234567890}',
  deep('[', ']', 20_000),
  deep('{"work":', '}', 5_000),
  `{"content":"${'x'.repeat(1_100_000)}"}`,
  `{"notifications":[${'1,'.repeat(20_000)}1]}`,
  '--x\r\nContent-Disposition: form-data; name="file"; filename="a.csv"\r\n\r\n\0\0\0',
  '--x\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\n\x89PNG\r\n--x--',
  '--x\r\n\r\n--x--',
  `--x\r\nContent-Disposition: form-data; name="${'n'.repeat(5_000)}"\r\n\r\n1\r\n--x--`,
]

const oddQueries = [
  '',
  '?',
  '?&&&=&=',
  `?${'a[b]'.repeat(500)}=1`,
  `?a${'[x]'.repeat(2_000)}=1`,
  `?${'limit=1&'.repeat(2_000)}`,
  '?mediums[]=film&mediums[0]=book&mediums=album&mediums[x]=1',
  '?work=1&work[id]=1&work[id][id]=2',
  '?work[__proto__]=1&__proto__[limit]=3',
  '?limit[]=1&offset[]=2&sort[]=rating',
  '?limit=%00&q=%ED%A0%80&user=%FF',
  '?q=%',
  '?limit=1e3&offset=-1',
  '?limit=99999999999999999999999999',
]

const oddPaths = [
  '/',
  '//',
  '/v1',
  '/v1/',
  '/%00',
  '/%2e%2e/%2e%2e',
  '/v1/works/film/%00',
  '/;',
  '/*',
]

const body = fc.oneof(
  fc.constantFrom(...oddBodies).map((text) => Buffer.from(text)),
  fc.uint8Array({ maxLength: 400 }).map((bytes) => Buffer.from(bytes)),
  // Truncated JSON.
  fc.tuple(fc.json(), fc.nat(100)).map(([text, cut]) => Buffer.from(text.slice(0, cut))),
)

/** Random bytes, paths and methods, to test the layers before validation. */
export function rawRequests(
  endpoints: typeof allEndpoints,
  known: Known,
): fc.Arbitrary<InjectOptions> {
  const paths = endpoints.map(({ endpoint }) => endpoint.path.replaceAll(/\{\w+\}/g, '1'))
  const path = fc.oneof(
    { weight: 5, arbitrary: fc.constantFrom(...paths) },
    fc.constantFrom(...oddPaths),
    fc.webPath(),
  )
  return fc
    .record({
      method: fc.constantFrom(...methods),
      path,
      query: fc.constantFrom(...oddQueries),
      type: fc.constantFrom(...types),
      token: fc.constantFrom('junk', 'a.b.c', ...known.tokens),
      body,
    })
    .map(({ method, path: bare, query, type, token, body: payload }) => ({
      method,
      url: (bare || '/') + query,
      headers: { authorization: `Bearer ${token}`, 'content-type': type },
      ...(method === 'GET' || method === 'HEAD' ? {} : { payload }),
    }))
}
