import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib'
import { beforeAll, describe, expect, test } from 'vitest'
import { aWork } from '../testing/factories/works.ts'
import { useTestApp } from '../testing/harness.ts'

const app = useTestApp()
const page = '/v1/works/film?limit=100'

const answerTo = (encoding: string | undefined, url = page, method: 'GET' | 'HEAD' = 'GET') =>
  app.http.inject({ method, url, headers: encoding ? { 'accept-encoding': encoding } : {} })

beforeAll(async () => {
  for (let n = 0; n < 20; n += 1) await aWork(app, { medium: 'film' })
})

describe('an answer of some kilobytes', () => {
  test.each([
    ['gzip, deflate, br, zstd', 'zstd', zstdDecompressSync],
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['gzip, deflate', 'gzip', gunzipSync],
    ['zstd;q=0, br;q=0, gzip', 'gzip', gunzipSync],
  ])(
    'an answer of some kilobytes to a client that accepts %s is compressed with %s',
    async (accepted, encoding, open) => {
      const plain = await answerTo(undefined)
      const { headers, rawPayload } = await answerTo(accepted)
      expect(open(rawPayload).equals(plain.rawPayload)).toBe(true)
      expect(rawPayload.length).toBeLessThan(plain.rawPayload.length / 2)
      expect(headers).toMatchObject({
        'content-encoding': encoding,
        'content-length': String(rawPayload.length),
      })
      expect(headers['vary']).toMatch(/accept-encoding/i)
    },
  )

  test.each([undefined, 'identity', 'deflate'])(
    'an answer of some kilobytes to a client that accepts %s is not compressed',
    async (accepted) => {
      const { headers, rawPayload } = await answerTo(accepted)
      expect(headers['content-encoding']).toBeUndefined()
      expect(headers['content-length']).toBe(String(rawPayload.length))
    },
  )

  test('an answer of some kilobytes to HEAD is announced uncompressed', async () => {
    const plain = await answerTo(undefined)
    const { headers, rawPayload } = await answerTo('br', page, 'HEAD')
    expect(rawPayload).toHaveLength(0)
    expect(headers['content-encoding']).toBeUndefined()
    expect(headers['content-length']).toBe(plain.headers['content-length'])
  })
})

test('an answer that one packet holds is not compressed', async () => {
  const { headers, rawPayload } = await answerTo('br', '/v1/works/film?limit=1')
  expect(rawPayload.length).toBeLessThan(1400)
  expect(headers['content-encoding']).toBeUndefined()
})

test('a long answer is compressed in pieces', async () => {
  const plain = await answerTo(undefined, '/openapi.json')
  expect(plain.rawPayload.length).toBeGreaterThan(131_072)
  const { headers, rawPayload } = await answerTo('br', '/openapi.json')
  expect(headers['content-encoding']).toBe('br')
  expect(headers['content-length']).toBeUndefined()
  expect(brotliDecompressSync(rawPayload).equals(plain.rawPayload)).toBe(true)
})
