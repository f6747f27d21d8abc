import { once } from 'node:events'
import { connect } from 'node:net'
import { describe, expect, test } from 'vitest'
import { limits } from '@medley/contract/limits'
import { aUser } from '../../testing/factories/users.ts'
import { aWork } from '../../testing/factories/works.ts'
import { useTestApp } from '../../testing/harness.ts'

const app = useTestApp()
const json = { 'content-type': 'application/json' }
const malformed = { status: 400, code: 'malformed_json', message: 'Malformed request body' }

const register = (payload: string | Buffer, headers: Record<string, string> = json) =>
  app.send({ method: 'POST', url: '/create-account', headers, payload })

describe('a body', () => {
  test.each([
    '{',
    '{"username":}',
    'username=ann',
    '{"username":"a"} x',
    '\u0000',
    "{'username':'a'}",
    'NaN',
    '['.repeat(60_000),
  ])('a body that is not JSON is malformed (%#)', async (payload) => {
    expect(await register(payload)).toEqual({ status: 400, body: malformed })
  })

  test.each([
    ['application/x-www-form-urlencoded', 'username=ann'],
    ['text/plain', '{"username":"ann"}'],
    ['application/xml', '<username/>'],
    ['application/octet-stream', 'x'],
    ['application/vnd.api+json', '{}'],
    ['nonsense', '{}'],
    ['', '{}'],
    ['application/json/x', '{}'],
  ])('a body with the content type %j is malformed', async (type, payload) => {
    expect(await register(payload, { 'content-type': type })).toEqual({
      status: 400,
      body: malformed,
    })
  })

  test('without a content type is malformed', async () => {
    expect((await register('{}', {})).body).toEqual(malformed)
  })

  test('a body that is compressed is malformed', async () => {
    const headers = { ...json, 'content-encoding': 'gzip' }
    expect((await register(Buffer.from([0x1f, 0x8b, 8, 0]), headers)).body).toEqual(malformed)
  })

  test('a body may name a charset', async () => {
    const answer = await register('{}', { 'content-type': 'application/json; charset=utf-8' })
    expect(answer.body.code).toBe('validation_error')
  })

  test.each(['', ' ', '\n', 'null', '{}', '[]'])('%j lacks every field', async (payload) => {
    const answer = await register(payload)
    expect(answer.status).toBe(400)
    expect(answer.body).toMatchObject({ status: 400, code: 'validation_error' })
  })

  test.each(['1', 'true', '"text"', '[1]', '[[[[]]]]'])('%j is not an object', async (payload) => {
    const answer = await register(payload)
    expect(answer.status).toBe(400)
    expect(answer.body.code).toBe('validation_error')
    expect(answer.body.message).toBe(answer.body.errors?.[0]?.message)
  })

  test('a body that is missing equals an empty one, with and without a content type', async () => {
    const plain = await app.send({ method: 'POST', url: '/create-account' })
    const typed = await app.send({ method: 'POST', url: '/create-account', headers: json })
    expect(plain.body.code).toBe('validation_error')
    expect(typed.body).toEqual(plain.body)
  })

  test('is ignored if the endpoint takes none', async () => {
    const user = await aUser(app)
    const headers = { ...json, authorization: `Bearer ${user.token}` }
    const url = '/analytics/last-online'
    const answer = await app.send({ method: 'POST', url, headers, payload: '{"more":[1,2]}' })
    expect(answer.status).toBe(200)
  })

  test('a body with inherited property names pollutes no prototype', async () => {
    const payload =
      '{"__proto__":{"username":"sly","polluted":1},"constructor":{"prototype":{"polluted":1}},' +
      '"email":"sly@mail.example","password":"long enough"}'
    const answer = await register(payload)
    expect(answer.body).toMatchObject({ code: 'validation_error', errors: [{ field: 'username' }] })
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined()
  })

  test('a body with unknown fields is accepted without them', async () => {
    const body = { username: 'more', email: 'more@mail.example', password: 'long enough', id: 1 }
    const answer = await register(JSON.stringify(body))
    expect(answer.status).toBe(201)
    expect((answer.body as unknown as { id: number }).id).toBeGreaterThan(2)
  })

  test('a body with invalid fields reports each, the first as the message', async () => {
    const answer = await register('{"username":7,"password":[],"email":{"a":1}}')
    expect(answer.body.errors?.map(({ field }) => field)).toEqual(['username', 'password', 'email'])
    expect(answer.body.message).toBe('Must be of the type string')
  })
})

describe('the size of a body', () => {
  const tooLarge = { status: 413, code: 'file_too_large', message: 'File is too large' }
  const post = async (url: string, payload: string) => {
    const { token } = await aUser(app)
    const headers = { ...json, authorization: `Bearer ${token}` }
    return app.send({ method: 'POST', url, headers, payload })
  }

  test('is limited to 1 MB', async () => {
    expect(await post('/comment', `{"a":"${'x'.repeat(1_000_000)}"}`)).toEqual({
      status: 413,
      body: tooLarge,
    })
    expect((await post('/comment', `{"a":"${'x'.repeat(999_900)}"}`)).status).toBe(400)
  })

  test('is refused as announced, before the body arrives', async () => {
    await app.http.listen({ port: 0, host: '127.0.0.1' })
    const address = app.http.server.address()
    const port = address instanceof Object ? address.port : 0
    const head = 'POST /login HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n'
    const socket = connect(port, '127.0.0.1')
    socket.write(`${head}Content-Length: 64001\r\n\r\n{`)
    const [answer] = await once(socket, 'data')
    socket.destroy()
    expect(String(answer)).toMatch(/^HTTP\/1.1 413 /)
  })

  test('is limited to 25 MB where whole exports are posted', async () => {
    expect((await post('/review', `"${'x'.repeat(25_000_000)}"`)).body).toEqual(tooLarge)
    const below = await post('/review', `"${'x'.repeat(24_000_000)}"`)
    expect(below.body.code).toBe('validation_error')
  })

  test('is answered briefly, even with millions of rows', async () => {
    const answer = await post('/review', `[${'0,'.repeat(12_000_000)}0]`)
    expect(answer.status).toBe(400)
    expect(answer.body.code).toBe('validation_error')
    expect(JSON.stringify(answer.body).length).toBeLessThan(100_000)
  })
})

describe('the shape of a body', () => {
  const post = async (url: string, payload: string) => {
    const { token } = await aUser(app)
    const headers = { ...json, authorization: `Bearer ${token}` }
    return app.send({ method: 'POST', url, headers, payload })
  }
  const nested = (depth: number) => `{"more":${'['.repeat(depth)}${']'.repeat(depth)}}`
  const tooMany = { field: 'body', message: 'Too many values' }

  test('is limited to 20 levels', async () => {
    expect((await post('/comment', nested(19))).body.code).toBe('validation_error')
    expect(await post('/comment', nested(20))).toEqual({ status: 400, body: malformed })
    expect(await post('/review', nested(1_000_000))).toEqual({ status: 400, body: malformed })
  })

  test('is limited to 20,000 values', async () => {
    const values = (count: number) => `{"more":[${'0,'.repeat(count - 2)}0]}`
    expect((await post('/comment', values(20_000))).body.errors).not.toContainEqual(tooMany)
    const { status, body } = await post('/comment', values(20_001))
    expect([status, body.errors]).toEqual([400, [tooMany]])
  })

  test('is limited to 100,000 values where whole exports are posted', async () => {
    const { status, body } = await post('/review', `[${'[],'.repeat(8_000_000)}[]]`)
    expect([status, body.errors]).toEqual([400, [tooMany]])
  })

  test('fits the largest calls', async () => {
    const user = await aUser(app)
    const work = await aWork(app)
    const rows = Array.from({ length: limits.importRowsMax }, (_, index) => ({
      workID: work.id,
      medium: work.medium,
      rating: 5,
      review: `[[{"${index}`,
      date_viewed: '2024-01-01',
      time_posted: '2024-01-01T00:00:00.000Z',
      spoiler: false,
    }))
    expect(JSON.stringify(rows).length).toBeLessThan(limits.exportBodyBytesMax)
    const answer = await app.send({
      method: 'POST',
      url: '/review',
      headers: { ...json, authorization: `Bearer ${user.token}` },
      payload: JSON.stringify(rows),
    })
    expect(answer.status).toBe(201)
  })
})

test('a body with many invalid rows reports the first hundred errors', async () => {
  const { token } = await aUser(app)
  const headers = { ...json, authorization: `Bearer ${token}` }
  const payload = JSON.stringify(Array.from({ length: 5_000 }, () => ({ workID: 0 })))
  const answer = await app.send({ method: 'POST', url: '/review', headers, payload })
  expect(answer.body.errors).toHaveLength(100)
  expect(answer.body.errors?.[0]?.field).toBe('[0].workID')
})

test.each([
  ['PATCH', '/v1/lists/1'],
  ['POST', '/v1/lists/1/bulk-edits'],
  ['POST', '/v1/lists'],
] as const)('refuses a form where JSON is expected: %s %s', async (method, url) => {
  const { token } = await aUser(app)
  const form = '--x\r\ncontent-disposition: form-data; name="title"\r\n\r\nNew\r\n--x--\r\n'
  for (const type of ['multipart/form-data; boundary=x', 'text/plain']) {
    const headers = { 'content-type': type, authorization: `Bearer ${token}` }
    const answer = await app.send({ method, url, headers, payload: form })
    expect(answer).toMatchObject({ status: 400, body: { code: 'malformed_json' } })
  }
})
