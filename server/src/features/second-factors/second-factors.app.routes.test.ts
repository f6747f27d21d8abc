import { beforeEach, describe, expect, test } from 'vitest'
import { anApp, codeAt } from '../../testing/factories/second-factors.ts'
import { aSession } from '../../testing/factories/sessions.ts'
import { aUser, type TestUser } from '../../testing/factories/users.ts'
import { useTestApp } from '../../testing/harness.ts'
import { readOutbox } from '../../testing/outbox.ts'

const app = useTestApp()
const minute = 60_000
let ann: TestUser

beforeEach(async () => {
  ann = await aUser(app)
})

const shown = async () => (await app.call(ann, 'GET /v1/second-factors')).body
const confirm = (code: string) =>
  app.call(ann, 'POST /v1/second-factors/app/confirmation', { body: { code } })
const prove = (code: string, token = ann.token) =>
  app.call({ token }, 'POST /v1/sessions/proof', { body: { proof: { method: 'code', code } } })
const lettersTo = async ({ email }: TestUser) => {
  await app.runJobs()
  return (await readOutbox(app)).filter((text) => text.includes(`To: ${email}`))
}

describe('an authenticator app', () => {
  test('counts once its first code has come, which answers ten recovery codes', async () => {
    const { body } = await app.call(ann, 'POST /v1/second-factors/app')
    const uri = new URL(body.uri)
    expect([uri.protocol, uri.searchParams.get('secret'), uri.searchParams.get('issuer')]).toEqual([
      'otpauth:',
      body.secret,
      'Medley',
    ])
    expect(await shown()).toEqual({ app: null, passkeys: [], recoveryCodesLeft: 0 })
    const { status, body: added } = await confirm(codeAt(body.secret, app.clock.now()))
    expect([status, new Set(added.recoveryCodes).size]).toEqual([200, 10])
    for (const code of added.recoveryCodes ?? [])
      expect(code).toMatch(/^([a-z2-7]{4}-){5}[a-z2-7]{4}$/)
    const timeAdded = app.clock.now().toISOString()
    expect(await shown()).toEqual({ app: { timeAdded }, passkeys: [], recoveryCodesLeft: 10 })
  })

  test('is not added by a wrong code, and its secret can be replaced until then', async () => {
    const first = (await app.call(ann, 'POST /v1/second-factors/app')).body.secret
    const { secret } = (await app.call(ann, 'POST /v1/second-factors/app')).body
    expect((await confirm(codeAt(first, app.clock.now()))).body.code).toBe('invalid_proof')
    expect((await confirm(codeAt(secret, app.clock.now()))).status).toBe(200)
    expect((await app.call(ann, 'POST /v1/second-factors/app')).body.code).toBe(
      'second_factor_exists',
    )
    expect((await confirm(codeAt(secret, app.clock.now()))).body.code).toBe(
      'second_factor_not_found',
    )
  })

  test('is stored encrypted, its recovery codes hashed', async () => {
    const { secret, recoveryCodes } = await anApp(app, ann)
    const row = await app.ctx.db
      .selectFrom('authenticator_apps')
      .select('secret')
      .where('user_id', '=', ann.id)
      .executeTakeFirstOrThrow()
    expect(row.secret.includes(secret)).toBe(false)
    const codes = app.ctx.db.selectFrom('recovery_codes').select('code_hash')
    const stored = (await codes.execute()).map(({ code_hash }) => code_hash.toString('hex'))
    for (const code of recoveryCodes) {
      expect(stored).not.toContain(Buffer.from(code).toString('hex'))
    }
  })

  test('is accepted one step early or late, never twice, never further away', async () => {
    const { secret } = await anApp(app, ann)
    app.clock.advance(10 * minute)
    const at = (seconds: number) =>
      codeAt(secret, new Date(app.clock.now().getTime() + seconds * 1000))
    const statuses = []
    for (const seconds of [-60, -30, -30, 30, 30, 0, 60]) {
      statuses.push((await prove(at(seconds))).status)
    }
    expect(statuses).toEqual([422, 200, 422, 200, 422, 422, 422])
  })

  test('is removed, and its codes with it', async () => {
    const { secret, recoveryCodes } = await anApp(app, ann)
    expect((await app.call(ann, 'DELETE /v1/second-factors/app')).status).toBe(200)
    expect(await shown()).toEqual({ app: null, passkeys: [], recoveryCodesLeft: 0 })
    expect((await prove(codeAt(secret, app.clock.now()))).body.code).toBe('invalid_proof')
    const proof = { method: 'recoveryCode', code: recoveryCodes[0] ?? '' } as const
    const answer = await app.call(ann, 'POST /v1/sessions/proof', { body: { proof } })
    expect(answer.body.code).toBe('invalid_proof')
  })

  test('is reported to its owner and recorded', async () => {
    await anApp(app, ann)
    await app.call(ann, 'POST /v1/second-factors/recovery-codes')
    await app.call(ann, 'DELETE /v1/second-factors/app')
    const subjects = (await lettersTo(ann)).map((text) => /Subject: (.*)/.exec(text)?.[1]?.trim())
    expect(new Set(subjects)).toEqual(
      new Set([
        'Two-factor login: a second step was removed',
        'Two-factor login: a second step was added',
        'Your recovery codes were renewed',
      ]),
    )
    const events = app.ctx.db
      .selectFrom('audit_events')
      .select(['kind', 'details'])
      .where('actor_id', '=', ann.id)
      .orderBy('id')
    const name = 'Authenticator app'
    expect(await events.execute()).toEqual([
      { kind: 'second-factor-changed', details: { change: 'second-factor-added', name } },
      { kind: 'second-factor-changed', details: { change: 'recovery-codes-renewed' } },
      { kind: 'second-factor-changed', details: { change: 'second-factor-removed', name } },
    ])
  })

  test('goes with the account', async () => {
    await anApp(app, ann)
    await app.ctx.db.deleteFrom('users').where('id', '=', ann.id).execute()
    for (const table of ['authenticator_apps', 'recovery_codes'] as const) {
      const left = app.ctx.db.selectFrom(table).select('user_id').where('user_id', '=', ann.id)
      expect(await left.execute()).toEqual([])
    }
  })
})

describe('recovery codes', () => {
  const spend = (code = '') =>
    app.call(ann, 'POST /v1/sessions/proof', { body: { proof: { method: 'recoveryCode', code } } })

  test('work once each, however they are typed, and each use is reported', async () => {
    const { recoveryCodes } = await anApp(app, ann)
    const [first, second = ''] = recoveryCodes
    expect((await spend(first)).status).toBe(200)
    expect((await spend(first)).body.code).toBe('invalid_proof')
    expect((await spend(` ${second.toUpperCase().replaceAll('-', ' ')}`)).status).toBe(200)
    expect((await shown()).recoveryCodesLeft).toBe(8)
    const used = 'Subject: A recovery code of your account was used'
    expect((await lettersTo(ann)).filter((text) => text.includes(used))).toHaveLength(2)
  })

  test('recovery codes of someone else do not work', async () => {
    await anApp(app, ann)
    const { recoveryCodes } = await anApp(app, await aUser(app))
    expect((await spend(recoveryCodes[0])).body.code).toBe('invalid_proof')
  })

  test('recovery codes can be renewed, which ends the earlier ones', async () => {
    const { recoveryCodes } = await anApp(app, ann)
    await spend(recoveryCodes[0])
    const renewed = (await app.call(ann, 'POST /v1/second-factors/recovery-codes')).body
    expect((await shown()).recoveryCodesLeft).toBe(10)
    expect((await spend(recoveryCodes[1])).body.code).toBe('invalid_proof')
    expect((await spend(renewed.recoveryCodes[0])).status).toBe(200)
  })
})

describe('the settings of second factors', () => {
  test('the settings of second factors are shown only, unless the session has proved within ten minutes that the member is there', async () => {
    app.clock.advance(10 * minute)
    const refused = await app.call(ann, 'POST /v1/second-factors/app')
    expect([refused.status, refused.body.code, refused.body.proof]).toEqual([
      403,
      'proof_required',
      { methods: ['password'] },
    ])
    expect((await app.call(ann, 'GET /v1/second-factors')).status).toBe(200)
  })

  test('ask for the second factor once there is one, in each session', async () => {
    const { secret } = await anApp(app, ann)
    app.clock.advance(10 * minute)
    const other = await aSession(app, ann)
    app.clock.advance(10 * minute)
    const renew = (token: string) => app.call({ token }, 'POST /v1/second-factors/recovery-codes')
    expect((await renew(ann.token)).body.proof).toEqual({ methods: ['code', 'recoveryCode'] })
    const proved = await prove(codeAt(secret, app.clock.now()))
    const timeExpires = new Date(app.clock.now().getTime() + 10 * minute).toISOString()
    expect(proved.body).toEqual({ timeExpires })
    expect([(await renew(ann.token)).status, (await renew(other)).status]).toEqual([200, 403])
    app.clock.advance(10 * minute)
    expect((await renew(ann.token)).status).toBe(403)
  })
})
