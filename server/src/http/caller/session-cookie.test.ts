import { decodeJwt } from 'jose'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createApp } from '../../app.ts'
import { useAppVariant } from '../../testing/app-variant.ts'
import { aSession } from '../../testing/factories/sessions.ts'
import { aUser } from '../../testing/factories/users.ts'
import { siteOfTests, useTestApp } from '../../testing/harness.ts'

const app = useTestApp()
const plainSite = { ...siteOfTests, url: 'http://nas.lan:3000' }
const withoutReplicas = useAppVariant(app, { webOrigins: ['https://web.example'] })
const onPlainHttp = useAppVariant(app, { site: plainSite, webOrigins: ['http://web.lan'] })
const password = 'a long password'
const name = '__Host-authorization'
const attributes = 'Path=/; HttpOnly; SameSite=Strict; Secure'
const ownPage = {
  host: 'medley.example',
  origin: 'https://medley.example',
  'sec-fetch-site': 'same-origin',
  'x-medley-session': 'resume',
}
let username = ''
let folder = ''

beforeAll(async () => {
  username = 'ann'
  const body = { username, email: 'ann@mail.example', password }
  await app.call(null, 'POST /create-account', { body })
  folder = await mkdtemp(join(tmpdir(), 'medley-web-'))
  await writeFile(join(folder, 'index.html'), '<head></head><div id="root"></div>')
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const logIn = (lifetime: string, http = withoutReplicas(), host = 'medley.example') =>
  http.inject({
    method: 'POST',
    url: '/login',
    headers: { host },
    payload: { username, password, lifetime },
  })

const resume = (headers: Record<string, string>, http = withoutReplicas()) =>
  http.inject({ method: 'POST', url: '/v1/sessions/token', headers })

describe('a login', () => {
  test.each([
    ['ordinary', `; Max-Age=${7 * 86_400}`],
    ['browser', ''],
    ['remembered', `; Max-Age=${3650 * 86_400}`],
  ])('sets a cookie that scripts cannot read (%s)', async (lifetime, end) => {
    const { body, headers } = await logIn(lifetime)
    expect(headers['set-cookie']).toBe(`${name}=${body}; ${attributes}${end}`)
  })

  test('sets a plain cookie on a host that browsers do not trust without TLS', async () => {
    const { body, headers } = await logIn('browser', onPlainHttp(), 'nas.lan:3000')
    expect(headers['set-cookie']).toBe(`authorization=${body}; Path=/; HttpOnly; SameSite=Strict`)
  })

  test.each(['localhost:3000', '127.0.0.1:3000', '[::1]:3000', 'medley.localhost'])(
    'sets a secure cookie on this machine: %s',
    async (host) => {
      const { headers } = await logIn('browser', onPlainHttp(), host)
      expect(headers['set-cookie']).toMatch(/^__Host-authorization=.*; Secure$/)
    },
  )
})

describe('a start of the web app', () => {
  test('trades the cookie for a token of the same session, and prolongs the cookie', async () => {
    const token = await aSession(app, await aUser(app), { lifetime: 'ordinary' })
    const { statusCode, headers, json } = await resume({ ...ownPage, cookie: `${name}=${token}` })
    const fresh = json<{ token: string }>().token
    expect([statusCode, decodeJwt(fresh).jti]).toEqual([200, decodeJwt(token).jti])
    expect(headers['set-cookie']).toBe(`${name}=${fresh}; ${attributes}; Max-Age=604800`)
  })

  test.each<[string, Record<string, string>]>([
    ['of another site', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
    ['of another host of the site', { 'sec-fetch-site': 'same-site' }],
    ['of another site by its own origin', { 'sec-fetch-site': 'cross-site' }],
    ['that was typed as an address', { 'sec-fetch-site': 'none' }],
    ['of a host that begins like ours', { origin: 'https://medley.example.evil.example' }],
    [
      'of another site in an older browser',
      { origin: 'https://evil.example', 'sec-fetch-site': '' },
    ],
    ['without an origin', { origin: '' }],
    ['with an opaque origin', { origin: 'null' }],
    ['without the header', { 'x-medley-session': '' }],
  ])('is refused for a page %s', async (_, change) => {
    const { token } = await aUser(app)
    const given = { ...ownPage, ...change, cookie: `${name}=${token}` }
    const headers = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== ''))
    const answer = await resume(headers)
    expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([401, undefined])
  })

  test('works on plain http, and for a web app on another permitted origin', async () => {
    const { token } = await aUser(app)
    const cookie = `authorization=${token}`
    const page = { 'x-medley-session': 'resume', host: 'nas.lan:3000', cookie }
    for (const origin of ['http://nas.lan:3000', 'http://web.lan']) {
      expect((await resume({ ...page, origin }, onPlainHttp())).statusCode).toBe(200)
    }
    const foreign = await resume({ ...page, origin: 'http://evil.lan' }, onPlainHttp())
    expect(foreign.statusCode).toBe(401)
  })

  test('refuses a page without TLS on a host that is reached by TLS, but on this machine', async () => {
    const { token } = await aUser(app)
    const cookie = `${name}=${token}`
    const plain = { ...ownPage, origin: 'http://medley.example', cookie }
    expect((await resume(plain)).statusCode).toBe(401)
    const { 'sec-fetch-site': _, ...withoutFetchSite } = plain
    expect((await resume(withoutFetchSite)).statusCode).toBe(401)
    const here = { ...ownPage, host: 'localhost:3000', origin: 'http://localhost:3000', cookie }
    expect((await resume(here)).statusCode).toBe(200)
  })

  test('removes the cookie of an ended session', async () => {
    const user = await aUser(app)
    await app.call(user, 'POST /logout')
    const answer = await resume({ ...ownPage, cookie: `${name}=${user.token}` })
    expect(answer.statusCode).toBe(401)
    expect(answer.headers['set-cookie']).toBe(`${name}=; ${attributes}; Max-Age=0`)
  })
})

test('the cookie admits to no other call', async () => {
  const { token } = await aUser(app)
  const headers = { ...ownPage, cookie: `${name}=${token}; authorization=${token}` }
  const calls = [
    ['GET', '/v1/sessions'],
    ['GET', '/v1/notifications'],
    ['DELETE', '/v1/sessions'],
    ['POST', '/name'],
    ['POST', '/v1/lists'],
    ['POST', '/v1/exports'],
    ['DELETE', '/account'],
  ] as const
  for (const [method, url] of calls) {
    const { statusCode } = await withoutReplicas().inject({ method, url, headers })
    expect([method, url, statusCode]).toEqual([method, url, 401])
  }
})

test('a logout removes the cookie', async () => {
  const headers = { host: 'medley.example' }
  const answer = await withoutReplicas().inject({ method: 'POST', url: '/logout', headers })
  expect(answer.headers['set-cookie']).toBe(`${name}=; ${attributes}; Max-Age=0`)
})

test('deleting the account removes the cookie, a refused deletion leaves it', async () => {
  const eve = { username: 'eve', password }
  await app.call(null, 'POST /create-account', { body: { ...eve, email: 'eve@mail.example' } })
  const { body: token } = await app.call(null, 'POST /login', { body: eve })
  const deletion = (given: string) =>
    withoutReplicas().inject({
      method: 'DELETE',
      url: '/account',
      headers: { host: 'medley.example', authorization: `Bearer ${token}` },
      payload: { password: given },
    })
  const refused = await deletion('another password')
  expect([refused.statusCode, refused.headers['set-cookie']]).toEqual([422, undefined])
  const deleted = await deletion(password)
  expect(deleted.statusCode).toBe(200)
  expect(deleted.headers['set-cookie']).toBe(`${name}=; ${attributes}; Max-Age=0`)
})

describe('a served page', () => {
  const pageWith = async (cookie: string) => {
    const webFolder = pathToFileURL(`${folder}/`)
    const options = { checkAnswers: true, rateLimit: false, trustedProxies: null }
    const http = await createApp(app.ctx, {
      ...options,
      site: siteOfTests,
      webOrigins: [],
      webFolder,
    })
    const { body } = await http.inject({ url: '/', headers: { accept: 'text/html', cookie } })
    await http.close()
    return body
  }

  test.each(['', 'theme=dark', `${name}=`])('says that there is no session: %j', async (cookie) => {
    expect(await pageWith(cookie)).toContain('<meta name="session" content="none">')
  })

  test.each([`${name}=x`, 'authorization=x', `theme=dark; ${name}=x`])(
    'leaves it to the app where there is one: %j',
    async (cookie) => {
      expect(await pageWith(cookie)).not.toContain('name="session"')
    },
  )
})

describe('the cookie of a session in use', () => {
  const feed = (headers: Record<string, string>) =>
    withoutReplicas().inject({ method: 'GET', url: '/v1/notifications', headers })

  test('lasts as long again, so that a tab that stays open is still logged in when it is loaded again', async () => {
    const { body: token } = await logIn('ordinary')
    const headers = { ...ownPage, authorization: `Bearer ${token}`, cookie: `${name}=${token}` }
    expect((await feed(headers)).headers['set-cookie']).toBeUndefined()
    for (let day = 0; day < 9; day += 1) {
      app.clock.advance(86_400_000)
      const answer = await feed(headers)
      expect(answer.statusCode).toBe(200)
      expect(answer.headers['set-cookie']).toBe(
        `${name}=${token}; ${attributes}; Max-Age=${7 * 86_400}`,
      )
    }
    expect((await feed(headers)).headers['set-cookie']).toBeUndefined()
  })

  test('is left alone if it holds another session, or none', async () => {
    const { body: token } = await logIn('ordinary')
    const { body: other } = await logIn('ordinary')
    for (const cookie of [`${name}=${other}`, `${name}=x`, 'theme=dark']) {
      app.clock.advance(3_600_000)
      const answer = await feed({ ...ownPage, authorization: `Bearer ${token}`, cookie })
      expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([200, undefined])
    }
  })
})
