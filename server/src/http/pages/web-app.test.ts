import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib'
import fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createApp } from '../../app.ts'
import { siteOfTests, useTestApp } from '../../testing/harness.ts'
import { serveWebApp } from './web-app.ts'

const app = useTestApp()
const page = '<!doctype html><head><title>Medley</title></head><body><div id="root"></div></body>'
const script = 'console.log("medley")'
let folder: string
let http: FastifyInstance

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'medley-web-'))
  await mkdir(join(folder, 'assets'))
  await writeFile(join(folder, 'index.html'), page)
  await writeFile(join(folder, 'index.de.html'), page.replace('<head>', '<head lang="de">'))
  await writeFile(join(folder, 'assets/app-1a2b.js'), script)
  await writeFile(join(folder, 'assets/app-1a2b.js.br'), brotliCompressSync(script))
  await writeFile(join(folder, 'assets/app-1a2b.js.map'), '{}')
  await writeFile(join(folder, 'icon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  await writeFile(join(tmpdir(), 'medley-secret.txt'), 'outside')
  http = await createApp(app.ctx, {
    checkAnswers: true,
    rateLimit: false,
    trustedProxies: null,
    site: siteOfTests,
    webOrigins: [],
    webFolder: pathToFileURL(`${folder}/`),
  })
})

afterAll(async () => {
  await http.close()
  await rm(folder, { recursive: true, force: true })
  await rm(join(tmpdir(), 'medley-secret.txt'), { force: true })
})

const browser = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8'
const get = (url: string, accept: string, more: Record<string, string> = {}) =>
  http.inject({ method: 'GET', url, headers: { accept, ...more } })

test('a redirect begins no page beside it', async () => {
  const warnings: string[] = []
  const stream = { write: (line: string) => warnings.push(line) }
  const bare = fastify({ logger: { level: 'warn', stream } })
  bare.addHook('onSend', async (_request, _reply, payload) => payload)
  const findDetour = () => Promise.resolve(null)
  const describe = () => Promise.resolve(null)
  await serveWebApp(bare, {
    folder: pathToFileURL(`${folder}/`),
    everywhere: '',
    findDetour,
    describe,
  })
  for (const url of ['/explore', '/explore/film?language=de']) {
    expect((await bare.inject({ url, headers: { accept: browser } })).statusCode).toBe(302)
  }
  await bare.close()
  expect(warnings).toEqual([])
})

describe('a browser', () => {
  test.each([
    ['/explore', '/explore/film'],
    ['/explore/?sort=rating', '/explore/film?sort=rating'],
    ['/charts/book?genre=Drama', '/explore/book?sort=rating&genre=Drama'],
    ['/FILM/5?from=mail', '/film/5?from=mail'],
    ['/U/Nora/Lists/5', '/u/Nora/lists/5'],
    ['/Profile/Nora', '/profile/Nora'],
    ['/.well-known/change-password', '/settings/security'],
  ])('is redirected from %s to %s', async (url, location) => {
    const response = await get(url, browser)
    expect(response.statusCode).toBe(302)
    expect(response.headers).toMatchObject({ location, vary: expect.stringContaining('Accept') })
  })

  test.each([
    ['/', 200],
    ['/explore/film', 200],
    ['/feedback', 200],
    ['/login?from=/', 200],
    ['/film/999999', 404],
    ['/profile?user=ann', 404],
    ['/v1/reviews', 404],
    ['/nothing', 404],
    ['/profile/%', 404],
    ['/profile/%E0%A4%A?x=1', 404],
    ['/film/5-100%', 404],
    ['/v1/lists/%zz', 404],
    ['/%', 404],
    ['/search?q=%', 200],
    [`/profile/${'x'.repeat(1_500)}`, 404],
  ])('gets the app at %s, with status %i', async (url, status) => {
    const response = await get(url, browser)
    expect(response.statusCode).toBe(status)
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(response.headers['cache-control']).toBe('no-cache')
    expect(response.body).toContain('<div id="root"></div>')
  })

  test.each([
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['gzip, br;q=0', 'gzip', gunzipSync],
  ])('accepting %s gets the page compressed with %s', async (accepted, encoding, open) => {
    const response = await get('/login', browser, { 'accept-encoding': accepted })
    expect(response.headers['content-encoding']).toBe(encoding)
    expect(response.headers['vary']).toContain('Accept-Encoding')
    expect(open(response.rawPayload).toString()).toContain('<div id="root"></div>')
  })

  test('accepting no compression gets the page uncompressed', async () => {
    const response = await get('/login', browser)
    expect(response.headers['content-encoding']).toBeUndefined()
    expect(response.body).toContain('<div id="root"></div>')
  })

  test('a browser of a member gets the page as built, without content', async () => {
    const response = await get('/film/999999', browser, {
      cookie: 'theme=dark; authorization=x.y.z',
    })
    expect(response.statusCode).toBe(200)
    expect(response.body).toContain('<title>Medley</title>')
    expect(response.body).not.toContain('robots')
    expect(response.headers['vary']).toContain('Cookie')
  })

  test('gets the page with a policy against foreign scripts', async () => {
    const { headers } = await get('/', browser)
    expect(headers['content-security-policy']).toContain("default-src 'self'")
    expect(headers['content-security-policy']).not.toContain('unsafe')
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['x-request-id']).toBeDefined()
  })

  test('gets operator responses at operator paths', async () => {
    expect((await get('/healthz', browser)).json()).toEqual({ status: 'ok' })
    expect((await get('/openapi.json', browser)).json()).toMatchObject({ openapi: '3.1.0' })
    const docs = await get('/docs', browser)
    expect(docs.body).not.toContain('id="root"')
    expect(docs.statusCode).toBeLessThan(400)
  })

  test('gets only headers for a HEAD request', async () => {
    const response = await http.inject({
      method: 'HEAD',
      url: '/login',
      headers: { accept: browser },
    })
    expect(response.statusCode).toBe(200)
    expect(response.body).toBe('')
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8')
  })
})

describe('a client', () => {
  test.each(['application/json', '*/*'])(
    'a client that accepts %s gets JSON from the same path',
    async (accept) => {
      const response = await get('/profile?user=nobody', accept)
      expect(response.json()).toMatchObject({ status: 404, code: 'user_not_found' })
    },
  )

  test('without an Accept header gets JSON', async () => {
    const response = await http.inject({ method: 'GET', url: '/profile?user=nobody' })
    expect(response.json()).toMatchObject({ code: 'user_not_found' })
  })

  test('gets an error at an unknown path', async () => {
    expect((await get('/nothing', '*/*')).json()).toMatchObject({ status: 404, code: 'not_found' })
    expect((await get('/x', '*/*')).json()).toMatchObject({ code: 'not_found' })
  })

  test.each(['GET', 'HEAD'] as const)(
    'gets the start page for %s unless it asks for JSON',
    async (method) => {
      for (const accept of ['*/*', 'text/plain', 'Text/HTML, application/json']) {
        const headers = { accept }
        const response = await http.inject({ method, url: '/', headers })
        expect([response.statusCode, response.headers['content-type']]).toEqual([
          200,
          'text/html; charset=utf-8',
        ])
      }
    },
  )

  test.each(['GET', 'HEAD'] as const)(
    'a client that accepts anything gets a page for %s',
    async (method) => {
      for (const url of ['/login', '/explore/film', '/terms-and-conditions']) {
        for (const headers of [{}, { accept: '*/*' }, { accept: 'image/webp, */*;q=0.5' }]) {
          const { statusCode, headers: sent } = await http.inject({ method, url, headers })
          expect([url, statusCode, sent['content-type']]).toEqual([
            url,
            200,
            'text/html; charset=utf-8',
          ])
        }
      }
    },
  )

  test.each([
    ['/', 'application/json'],
    ['/', 'Application/JSON, */*;q=0.1'],
    ['/profile/%', 'application/json'],
    ['/profile/%', '*/*'],
    ['/v1/lists/%zz', 'application/json'],
  ])('gets an error at %s for %s', async (url, accept) => {
    const response = await get(url, accept)
    expect(response.json()).toMatchObject({ status: 404, code: 'not_found' })
  })

  test('is redirected to the address of a link, unless it asks for JSON', async () => {
    expect((await get('/.well-known/change-password', '*/*')).headers.location).toBe(
      '/settings/security',
    )
    expect((await get('/FILM/5', 'application/json')).json()).toMatchObject({ code: 'not_found' })
  })

  test.each([
    ['asks for JSON', { accept: 'application/json, */*' }],
    ['carries a token', { accept: '*/*', authorization: 'Bearer none' }],
  ])('a client that %s gets an API response at the path of a page', async (_, headers) => {
    const response = await http.inject({ url: '/login', headers })
    expect(response.statusCode).toBeGreaterThanOrEqual(400)
    expect(response.headers['content-type']).toContain('application/json')
  })

  test('a client never gets the page for a write', async () => {
    const response = await http.inject({
      method: 'POST',
      url: '/login',
      headers: { accept: browser },
    })
    expect(response.json()).toMatchObject({ code: 'validation_error' })
  })
})

test.each(['text/html', 'application/json'])(
  'the response for %s varies by Accept',
  async (accept) => {
    const { headers } = await get('/profile?user=nobody', accept)
    expect(String(headers['vary'])).toContain('Accept')
  },
)

describe('files', () => {
  test('files with a hash in their name are cached forever', async () => {
    const response = await get('/assets/app-1a2b.js', '*/*')
    expect(response.body).toBe(script)
    expect(response.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(response.headers['content-type']).toMatch(/javascript; charset=utf-8$/)
  })

  test('files are served compressed if a compressed copy exists and the client accepts it', async () => {
    const response = await get('/assets/app-1a2b.js', '*/*', { 'accept-encoding': 'gzip, br' })
    expect(response.headers['content-encoding']).toBe('br')
    expect(String(response.headers['vary']).toLowerCase()).toContain('accept-encoding')
    expect(brotliDecompressSync(response.rawPayload).toString()).toBe(script)
    expect(response.headers['cache-control']).toContain('immutable')
  })

  test('without one are revalidated each time', async () => {
    const response = await get('/icon.svg', 'image/svg+xml')
    expect(response.headers['cache-control']).toBe('no-cache')
    expect(response.headers['etag']).toBeDefined()
    const again = await get('/icon.svg', 'image/svg+xml', {
      'if-none-match': String(response.headers['etag']),
    })
    expect(again.statusCode).toBe(304)
  })

  test.each([
    '/assets/app-1a2b.js.map',
    '/assets/gone.js',
    '/assets/',
    '/assets',
    '/assets/../../medley-secret.txt',
    '/..%2fmedley-secret.txt',
    '/assets/..%5c..%5cmedley-secret.txt',
    '/.vite/manifest.json',
  ])('files that are not public are not found: %s', async (url) => {
    const response = await get(url, '*/*')
    expect(response.json()).toMatchObject({ status: 404, code: 'not_found' })
  })
})

describe('the language of a page', () => {
  const isGerman = async (headers: Record<string, string>) => {
    const response = await get('/login', browser, headers)
    expect(response.headers['vary']).toMatch(/Cookie.*Accept-Language/)
    const german = response.body.includes('<head lang="de">')
    expect(response.headers['content-language']).toBe(german ? 'de' : 'en')
    return german
  }

  test.each([
    ['', false],
    ['de', true],
    ['de-AT,en;q=0.8', true],
    ['fr, de;q=0.5, en;q=0.9', false],
    ['xx,de;q=0.5', true],
    ['de;q=0,en;q=0.1', false],
    ['x'.repeat(500), false],
  ])('follows the browser that accepts "%s"', async (accepted, german) => {
    expect(await isGerman({ 'accept-language': accepted })).toBe(german)
  })

  test.each([
    ['language=de', 'en', true],
    ['a=b; language=en', 'de', false],
    ['language=xx', 'en', false],
  ])('is the one kept in the cookie "%s"', async (cookie, accepted, german) => {
    expect(await isGerman({ cookie, 'accept-language': accepted })).toBe(german)
  })

  test.each([
    ['/film/1?language=de', '/film/1', 'de'],
    ['/search?term=a%26b&language=en&medium=book', '/search?term=a%26b&medium=book', 'en'],
    ['//evil.example?language=de', '/evil.example', 'de'],
  ])('is chosen by the link %s', async (url, location, language) => {
    const response = await get(url, browser)
    expect(response.statusCode).toBe(302)
    expect(response.headers).toMatchObject({
      location,
      'cache-control': 'no-store',
      'set-cookie': expect.stringContaining(`language=${language}; Path=/; Max-Age=31536000`),
    })
  })

  test('is not chosen by an unknown name', async () => {
    const response = await get('/login?language=xx', browser)
    expect(response.statusCode).toBe(200)
    expect(response.headers['set-cookie']).toBeUndefined()
  })
})
