import { type Language, languageCookie } from '@medley/contract/values/languages'
import { expect, test } from 'vitest'
import { aUser } from '../../../testing/factories/users.ts'
import { useTestApp } from '../../../testing/harness.ts'

const app = useTestApp()
const password = 'a long password'
let serial = 0

/** Registers and returns the name. */
async function register(language?: Language): Promise<string> {
  serial += 1
  const username = `ann-${serial}`
  const email = `${username}@mail.example`
  const body = { username, email, password, ...(language && { language }) }
  expect((await app.call(null, 'POST /create-account', { body })).status).toBe(201)
  return username
}

/** Logs in; returns the token and the language that the browser is to keep. */
async function logIn(username: string) {
  const payload = { username, password }
  const { body, cookies } = await app.http.inject({ method: 'POST', url: '/login', payload })
  return { token: body, kept: cookies.find(({ name }) => name === languageCookie)?.value }
}

test('a member has no language until one is chosen, and then that', async () => {
  const member = await aUser(app)
  const read = async () => (await app.call(member, 'GET /v1/language')).body
  expect(await read()).toEqual({ language: null })
  for (const language of ['de', 'en', 'en'] as const) {
    const answer = await app.call(member, 'PUT /v1/language', { body: { language } })
    expect(answer).toEqual({ status: 200, body: { language } })
    expect(await read()).toEqual({ language })
  }
})

test('a registration keeps the language that it names', async () => {
  const { token } = await logIn(await register('de'))
  expect((await app.call({ token }, 'GET /v1/language')).body).toEqual({ language: 'de' })
})

test('a login brings the language to the browser', async () => {
  expect((await logIn(await register('de'))).kept).toBe('de')
})

test('a login without a language leaves that of the browser', async () => {
  expect((await logIn(await register())).kept).toBeUndefined()
})

test('a change reaches other browsers when they resume their session', async () => {
  const { token } = await logIn(await register('de'))
  await app.call({ token }, 'PUT /v1/language', { body: { language: 'en' } })
  const { cookies } = await app.http.inject({
    method: 'POST',
    url: '/v1/sessions/token',
    headers: { authorization: `Bearer ${token}` },
  })
  expect(cookies).toContainEqual(expect.objectContaining({ name: languageCookie, value: 'en' }))
})

test('refuses a language that the product does not have', async () => {
  const headers = { authorization: `Bearer ${(await aUser(app)).token}` }
  const payload = { language: 'xx' }
  const { statusCode } = await app.http.inject({
    method: 'PUT',
    url: '/v1/language',
    headers,
    payload,
  })
  expect(statusCode).toBe(400)
})
