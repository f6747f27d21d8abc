import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createApp } from '../app.ts'
import { siteOfTests, useTestApp } from '../testing/harness.ts'

const app = useTestApp()
let folder: string
let overHttps: FastifyInstance
let overHttp: FastifyInstance

const openApp = (url: string) =>
  createApp(app.ctx, {
    checkAnswers: true,
    rateLimit: false,
    trustedProxies: null,
    site: { ...siteOfTests, url },
    webOrigins: [],
    webFolder: pathToFileURL(`${folder}/`),
  })

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'medley-headers-'))
  await writeFile(join(folder, 'index.html'), '<head><title>Medley</title></head>')
  overHttps = await openApp('https://medley.example')
  overHttp = await openApp('http://localhost:3000')
})

afterAll(async () => {
  await Promise.all([overHttps.close(), overHttp.close()])
  await rm(folder, { recursive: true, force: true })
})

const get = (http: FastifyInstance, url: string, accept = 'text/html') =>
  http.inject({ method: 'GET', url, headers: { accept } })

/** The directives of a policy by name. */
function directivesOf(policy: unknown): Map<string, string> {
  const parts = String(policy).split(';')
  return new Map(
    parts.map((part) => {
      const [name = '', ...values] = part.trim().split(' ')
      return [name, values.join(' ')]
    }),
  )
}

const answers = [
  ['/', 'text/html'],
  ['/nowhere', 'text/html'],
  ['/v1/works/film', 'application/json'],
  ['/v1/reviews/999999', 'application/json'],
  ['/robots.txt', '*/*'],
  ['/healthz', '*/*'],
] as const

test.each(answers)('%s as %s runs no foreign script', async (url, accept) => {
  const { headers } = await get(overHttps, url, accept)
  const policy = directivesOf(headers['content-security-policy'])
  const own = ['default-src', 'script-src', 'worker-src', 'manifest-src']
  expect(own.filter((name) => policy.get(name) !== "'self'")).toEqual([])
  const pictures = "'self' https://medley.example data: blob:"
  expect(policy.get('img-src')).toBe(pictures)
  expect(policy.get('base-uri')).toBe("'none'")
  expect(policy.get('object-src')).toBe("'none'")
  expect(policy.get('form-action')).toBe("'self'")
  expect(String(headers['content-security-policy'])).not.toContain('unsafe')
})

const pathsOfOthers = [
  '/v1/nowhere',
  '/files/x',
  '/pictures/x',
  '/assets/x',
  '/og/film/0.png',
  '/docs/',
  '/openapi.json',
].map((path) => [path, 'text/html'] as const)

test.each([...answers, ...pathsOfOthers])(
  '%s as %s forbids framing and content sniffing',
  async (url, accept) => {
    const { headers } = await get(overHttps, url, accept)
    const policy = directivesOf(headers['content-security-policy'])
    expect(policy.get('frame-ancestors')).toBe("'none'")
    expect(policy.get('script-src') ?? '').not.toMatch(/unsafe|\*|http/)
    expect(headers).toMatchObject({
      'x-frame-options': 'DENY',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
    })
    expect(headers['permissions-policy']).toContain('geolocation=()')
    expect(headers).not.toHaveProperty('x-powered-by')
    expect(headers).not.toHaveProperty('server')
  },
)

test('sends a policy with the answer to a path that cannot be decoded', async () => {
  const { statusCode, headers } = await get(overHttps, '/%')
  expect(statusCode).toBe(404)
  expect(headers).toMatchObject({
    'content-security-policy': expect.stringContaining("default-src 'self'"),
    'x-content-type-options': 'nosniff',
  })
})

test('lets the page about the API load nothing from elsewhere', async () => {
  const { headers } = await get(overHttps, '/docs/')
  const policy = directivesOf(headers['content-security-policy'])
  expect(policy.get('frame-ancestors')).toBe("'none'")
  expect(policy.get('base-uri')).toBe("'none'")
  expect(String(headers['content-security-policy'])).not.toMatch(/https?:|unsafe|\*|swagger/)
})

test('sends HSTS if the site is served over HTTPS', async () => {
  const { headers } = await get(overHttps, '/')
  expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains')
})

test('sends no HSTS otherwise', async () => {
  const { headers } = await get(overHttp, '/')
  expect(headers['strict-transport-security']).toBeUndefined()
})
