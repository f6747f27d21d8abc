import { type Api, endpoints } from '@medley/contract/api'
import { errorTable } from '@medley/contract/errors'
import { promisedCalls } from '@medley/contract/promised-calls'
import { accountLimitsOf } from '@medley/contract/rate-limits'
import { beforeAll, describe, expect, test } from 'vitest'
import { answers, findUnshown, nameOf, wholeAnswer } from './answer-matrix.ts'
import type { AnswerRow } from './answer-row.ts'
import { useAppVariant } from './app-variant.ts'
import { aSession } from './factories/sessions.ts'
import { aUser, type TestUser } from './factories/users.ts'
import { useTestApp } from './harness.ts'
import { type CallerKind, type Scene, setScene } from './permission-scene.ts'
import { sendRow } from './send-row.ts'

const app = useTestApp({ undoes: true })
const limited = useAppVariant(app, { rateLimit: true })
const password = 'nobody logs in with it'
const timeOfScenes = app.clock.now().toISOString()
const scenes = new Map<CallerKind, Scene>()
let admin: TestUser

beforeAll(async () => {
  admin = await aUser(app, { id: 1 })
  for (const { by } of answers) {
    if (!scenes.has(by)) scenes.set(by, await setScene(app, by, { admin, password }))
  }
})

/** Declared, but unreachable by any request today. */
const unreachable = [
  // Settings say it; `invitations.routes.test.ts` changes them.
  'POST /create-account registration_closed',
  'POST /create-account invitation_required',
  // Films are looked up in the stored catalogue, not at a source.
  'POST /letterboxd-import provider_error',
  // A setting says it; `sessions.provider-login.test.ts` has it.
  'POST /login login_by_provider',
]

test('covers every response of the promised calls, together with the permission matrix', () => {
  const isPromised = (answer: string) =>
    promisedCalls.some(({ call }) => answer.startsWith(`${call} `))
  expect(findUnshown().filter(isPromised)).toEqual(unreachable)
})

const cases = answers.map((row, index) => ({
  ...row,
  title: `${row.endpoint} answers ${row.field ?? ''} ${row.code ?? 'a success'} (${index})`,
}))

test.each(cases)('$title', async (row) => {
  const { endpoint, by, values, code } = row
  const scene = scenes.get(by)
  if (!scene) throw new Error('There is no such scene')
  app.clock.set(timeOfScenes)
  const given = typeof values === 'function' ? await values(scene, app) : values
  const answer = await sendRow(app, scene.caller, endpoint, given)
  expect(answer.status < 400).toBe(code === undefined)
  expect(answer).toEqual(code === undefined ? wholeAnswer(endpoint, answer) : errorOf(row))
})

function errorOf({ code = 'internal_error', field, message }: AnswerRow): object {
  const { status } = errorTable[code]
  const errors = field === undefined ? {} : { errors: [{ field, message }] }
  return { status, body: { status, code, message, ...errors } }
}

const withBody = endpoints.filter(({ endpoint }) => endpoint.body && !endpoint.file)

test.each(withBody)('$endpoint.method $endpoint.path answers malformed_json', async (one) => {
  const { method, path } = one.endpoint
  const headers = {
    'content-type': 'application/json',
    // Other rows move the clock, and some calls want a fresh login.
    authorization: `Bearer ${await aSession(app, admin)}`,
  }
  const url = path.replaceAll(/\{\w+\}/g, '1')
  const answer = await app.send({ method, url, headers, payload: '{"a": ' })
  expect(answer).toEqual({
    status: 400,
    body: { status: 400, code: 'malformed_json', message: 'Malformed request body' },
  })
})

describe('with rate limits', () => {
  const writing = endpoints.filter(({ endpoint }) => endpoint.method !== 'GET')

  test.each(writing)('$endpoint.method $endpoint.path answers rate_limited', async (one) => {
    const { method, path, addressLimits } = one.endpoint
    // Some calls end sessions.
    const headers = { authorization: `Bearer ${await aSession(app, admin)}` }
    const url = path.replaceAll(/\{\w+\}/g, '1')
    const ask = async () => {
      // A letter sent a moment ago would be a reason of its own.
      await app.ctx.db.deleteFrom('account_links').execute()
      return limited().inject({ method, url, headers })
    }
    const max = Math.min(...(addressLimits ?? accountLimitsOf(one.endpoint)).map((one) => one.max))
    await app.ctx.db.deleteFrom('rate_limit_counts').execute()
    expect((await ask()).statusCode).not.toBe(429)
    await app.ctx.db
      .updateTable('rate_limit_counts')
      .set({ count: max - 1 })
      .execute()
    expect((await ask()).statusCode).not.toBe(429)
    const answer = await ask()
    expect(answer.statusCode).toBe(429)
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
    expect(answer.json()).toEqual({
      status: 429,
      code: 'rate_limited',
      message: 'Too many requests',
    })
    app.clock.advance(86_400_000)
  })
})

test('every row names an endpoint of the contract', () => {
  const known = endpoints.map(({ endpoint }) => nameOf(endpoint) as keyof Api)
  expect(answers.filter(({ endpoint }) => !known.includes(endpoint))).toEqual([])
})
