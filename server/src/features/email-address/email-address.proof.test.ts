import { beforeAll, describe, expect, test } from 'vitest'
import { useAppVariant } from '../../testing/app-variant.ts'
import { givePassword } from '../../testing/factories/accounts.ts'
import { uploadImport } from '../../testing/factories/imports.ts'
import { anApp, codeAt } from '../../testing/factories/second-factors.ts'
import { aUser, type TestUser } from '../../testing/factories/users.ts'
import { useTestApp } from '../../testing/harness.ts'
import { readOutbox } from '../../testing/outbox.ts'
import { ensureAdmins } from '../accounts/accounts.service.ts'

const app = useTestApp()
const withoutMail = useAppVariant(app, {}, ({ mail }) => ({
  mail: { ...mail, confirmsAddresses: false },
}))
const day = 86_400_000
let admin: TestUser

beforeAll(async () => {
  admin = await aUser(app, { id: 1 })
})

const anUnconfirmed = () => aUser(app, { isConfirmed: false, lastOnline: app.clock.now() })

const add = (by: TestUser, title: string) =>
  app.call(by, 'POST /v1/works', { body: { medium: 'film', title } })

const suggestedTo = async (caller: TestUser) =>
  (await app.call(caller, 'GET /friend-suggestions', { query: {} })).body.map((row) =>
    typeof row === 'string' ? row : row.id,
  )

const template = '{{unsubscribeLink}}'
const letter = { subject: 'News', htmlTemplate: template, plaintextTemplate: template }
const mailTo = async (recipients: 'all' | string[]) =>
  (await app.call(admin, 'POST /v1/emails', { body: { recipients, ...letter } })).body.accepted

async function give(grace: Date, { id }: TestUser) {
  await app.ctx.db
    .updateTable('users')
    .set({ email_grace_until: grace })
    .where('id', '=', id)
    .execute()
}

const later = (days: number) => new Date(app.clock.now().getTime() + days * day)

describe('without a proven address', () => {
  test('a work cannot be added by hand', async () => {
    const ann = await anUnconfirmed()
    expect(await add(ann, 'Unproven')).toEqual({
      status: 403,
      body: {
        status: 403,
        code: 'email_unconfirmed',
        message: 'Confirm your e-mail address first',
      },
    })
    expect((await add(await aUser(app), 'Proven')).status).toBe(201)
  })

  test('a member is not suggested as a friend', async () => {
    const [ann, ben] = [await anUnconfirmed(), await aUser(app, { lastOnline: app.clock.now() })]
    const suggested = await suggestedTo(await aUser(app))
    expect(suggested).toContain(ben.id)
    expect(suggested).not.toContain(ann.id)
  })

  test('a member gets no mass mail, alone or with all', async () => {
    const [ann, ben] = [await anUnconfirmed(), await aUser(app)]
    expect(await mailTo([ann.email, ben.email, 'no-account@mail.example'])).toBe(2)
    await mailTo('all')
    await app.runJobs()
    const outbox = await readOutbox(app)
    expect(outbox.filter((text) => text.includes(`To: ${ben.email}`))).toHaveLength(2)
    expect(outbox.filter((text) => text.includes(`To: ${ann.email}`))).toEqual([])
  })

  test('an account from before has as much as ever until its grace ends', async () => {
    const ann = await anUnconfirmed()
    await give(later(90), ann)
    const { body } = await app.call(ann, 'GET /v1/email-address')
    expect(body).toMatchObject({ isConfirmed: false, graceUntil: later(90).toISOString() })
    expect((await add(ann, 'In time')).status).toBe(201)
    expect(await suggestedTo(await aUser(app))).toContain(ann.id)
    expect(await mailTo([ann.email])).toBe(1)
    await give(later(0), ann)
    expect((await add(ann, 'Too late')).body.code).toBe('email_unconfirmed')
    expect(await suggestedTo(await aUser(app))).not.toContain(ann.id)
    expect(await mailTo([ann.email])).toBe(0)
    const after = await app.call(ann, 'GET /v1/email-address')
    expect(after.body.graceUntil).toBeNull()
  })
})

test('files add works without a proven address', async () => {
  const ann = await anUnconfirmed()
  const title = 'Nowhere but here'
  const csv = `Date,Name,Year,Letterboxd URI\n2024-05-02,${title},1999,https://boxd.it/a1\n`
  const { body: plan } = await uploadImport(app, ann, [{ name: 'watched.csv', content: csv }])
  await app.runJobs()
  const path = { params: { id: String(plan.id) } }
  await app.call(ann, 'POST /v1/imports/{id}/confirm', { ...path, body: { keepUnknown: true } })
  await app.runJobs()
  const works = app.ctx.db.selectFrom('works').select('standing').where('title', '=', title)
  expect(await works.execute()).toEqual([{ standing: 'added' }])
})

test('admins of the settings have a proven address', async () => {
  const boss = { id: 2, username: 'boss', email: 'boss@mail.example', password: 'long enough!' }
  await ensureAdmins(app.ctx, [boss])
  const admins = app.ctx.db.selectFrom('users').select('time_email_confirmed as time')
  expect(await admins.where('id', '=', 2).execute()).toEqual([{ time: app.clock.now() }])
})

test('a member with a second factor proves to be there before a change of address', async () => {
  const ann = await aUser(app)
  await givePassword(app, 'long enough')
  await app.call(ann, 'POST /v1/sessions/proof', {
    body: { proof: { method: 'password', password: 'long enough' } },
  })
  const { secret } = await anApp(app, ann)
  app.clock.advance(11 * 60_000)
  const body = { email: `new-${ann.email}`, password: 'long enough' }
  expect((await app.call(ann, 'PUT /v1/email-address', { body })).body.code).toBe('proof_required')
  const code = codeAt(secret, app.clock.now())
  await app.call(ann, 'POST /v1/sessions/proof', { body: { proof: { method: 'code', code } } })
  expect((await app.call(ann, 'PUT /v1/email-address', { body })).status).toBe(200)
})

describe('where no mail is sent', () => {
  const send = async (
    by: TestUser | null,
    method: 'GET' | 'POST' | 'PUT',
    url: string,
    payload?: object,
  ) => {
    const answer = await withoutMail().inject({
      method,
      url,
      headers: by ? { authorization: `Bearer ${by.token}` } : {},
      ...(payload ? { payload } : {}),
    })
    const body: unknown = answer.json()
    return { status: answer.statusCode, body }
  }

  test('every address counts as proven', async () => {
    const ann = await anUnconfirmed()
    const { body } = await send(ann, 'GET', '/v1/email-address')
    expect(body).toMatchObject({ isConfirmed: false, isRequired: false })
    const added = await send(ann, 'POST', '/v1/works', { medium: 'film', title: 'At home' })
    expect(added.status).toBe(201)
    const viewer = await aUser(app)
    const suggested = await send(viewer, 'GET', '/friend-suggestions')
    expect(suggested.body).toContainEqual(expect.objectContaining({ id: ann.id }))
  })

  test('a registration sends no letter', async () => {
    const person = { username: 'at-home', email: 'at-home@mail.example', password: 'long enough!' }
    expect((await send(null, 'POST', '/create-account', person)).status).toBe(201)
    await app.runJobs()
    const letters = (await readOutbox(app)).filter((text) => text.includes(person.email))
    expect(letters).toEqual([])
  })

  test('a change of address is made at once, with the password, and reported to the old one', async () => {
    const ann = await aUser(app)
    await givePassword(app, 'long enough')
    const email = `new-${ann.email}`
    const wrong = await send(ann, 'PUT', '/v1/email-address', { email, password: 'wrong' })
    expect(wrong.status).toBe(422)
    const body = { email, password: 'long enough' }
    const changed = await send(ann, 'PUT', '/v1/email-address', body)
    expect(changed.body).toMatchObject({ email, isConfirmed: false, change: null })
    await app.runJobs()
    const letters = (await readOutbox(app)).filter((text) => text.includes(`To: ${ann.email}\n`))
    expect(letters).toEqual([expect.stringContaining('Subject: Your e-mail address was changed')])
  })
})
