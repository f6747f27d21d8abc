import { describe, expect, test } from 'vitest'
import { aUser } from '../../testing/factories/users.ts'
import { useTestApp } from '../../testing/harness.ts'

const app = useTestApp()
const good = { username: 'Ann.Lee', email: 'ann@mail.example', password: 'long enough' }

describe('POST /create-account', () => {
  test('returns the new id, which is never that of an admin', async () => {
    const answer = await app.call(null, 'POST /create-account', { body: good })
    expect(answer.status).toBe(201)
    expect(answer.body.username).toBe('Ann.Lee')
    expect(answer.body.id).toBeGreaterThanOrEqual(3)
  })

  test.each([
    ['Willow_10', 'WilIow_lO'],
    ['burner', 'bumer'],
    ['wolf.vale', 'vvolf.vale'],
  ])('refuses a name that looks like the existing %s', async (username, lookAlike) => {
    await aUser(app, { username })
    const body = { ...good, username: lookAlike, email: `${lookAlike}@mail.example` }
    const answer = await app.call(null, 'POST /create-account', { body })
    expect([answer.status, answer.body.code]).toEqual([409, 'username_taken'])
  })

  test('accepts names that differ by a separator or by i and l', async () => {
    await aUser(app, { username: 'calla' })
    for (const username of ['caila', 'cal.la']) {
      const body = { ...good, username, email: `${username}@mail.example` }
      expect((await app.call(null, 'POST /create-account', { body })).status).toBe(201)
    }
  })

  test.each([
    'support',
    'Medley',
    'admin',
    'm3dley',
    'Med.ley',
    '_support_',
    'adm1n',
    'rnoderator',
    'Medley-Support',
    'medley_admin',
    'official.medley',
    'admin1',
    '1admin',
    'Adm1n_2024',
    'medley-team',
    'The.Medley.Team',
    'support-desk-7',
    'moderators',
    'team-support',
    'helphelphelphelphelphelphelphelp',
  ])('refuses %s, which reads like the operator', async (username) => {
    const body = { ...good, username, email: 'reserved@mail.example' }
    const answer = await app.call(null, 'POST /create-account', { body })
    expect([answer.status, answer.body]).toMatchObject([409, { code: 'username_taken' }])
  })

  test.each([
    'supporter',
    'medleyfan',
    'adminton',
    'moderato',
    'the-team',
    'site.app',
    'info-ann',
    '2024',
  ])('accepts %s, which only resembles a reserved name', async (username) => {
    const body = { ...good, username, email: `${username}@mail.example` }
    expect((await app.call(null, 'POST /create-account', { body })).status).toBe(201)
  })

  test('refuses a taken name, ignoring case', async () => {
    const body = { ...good, username: 'ann.lee', email: 'other@mail.example' }
    const answer = await app.call(null, 'POST /create-account', { body })
    expect(answer.status).toBe(409)
    expect(answer.body).toEqual({
      status: 409,
      code: 'username_taken',
      message: 'Username is already taken',
    })
  })

  test.each([
    '<ann@mail.example',
    'other,ann@mail.example',
    'ann(x)@mail.example',
    '"ann"@mail.example',
    'group:ann@mail.example',
    'x;ann@mail.example',
    'ann@[127.0.0.1].example',
    'ann@[127.0.0.1]',
    'ann@mail.example>',
    '"ann lee"@mail.example',
    'ann lee@mail.example',
    'ann@mail.example\r\nBcc: other@mail.example',
    'ann@mail.example\nBcc: other@mail.example',
    'ann@mail.example\0',
    'ann@mail',
    'ann@other@mail.example',
    'Ann <ann@mail.example>',
  ])('refuses an address that mail programs read as another: %j', async (address) => {
    const refused = { code: 'validation_error', message: 'Invalid Email' }
    const body = { ...good, username: 'sly', email: address }
    expect((await app.call(null, 'POST /create-account', { body })).body).toMatchObject(refused)
    const reset = await app.call(null, 'POST /forgot-password', { body: { email: address } })
    expect(reset.body).toMatchObject(refused)
  })

  test('refuses a taken address, ignoring case', async () => {
    const body = { ...good, username: 'other', email: ' ANN@mail.example ' }
    const answer = await app.call(null, 'POST /create-account', { body })
    expect(answer.status).toBe(409)
    expect(answer.body).toMatchObject({
      code: 'email_taken',
      message: 'E-mail is already registered',
    })
  })

  test.each([
    ['username', '', 'Required'],
    ['username', 'ann lee', 'Username contains invalid characters'],
    ['username', '..', 'Username contains invalid characters'],
    ['username', 'ä', 'Username contains invalid characters'],
    ['username', 'a\0', 'Username contains invalid characters'],
    ['username', 'a'.repeat(33), 'Username must be 32 characters or less'],
    ['password', '', 'Required'],
    ['password', '1234567', 'Password must be 8 chars or more'],
    ['password', '🎬'.repeat(7), 'Password must be 8 chars or more'],
    ['password', 'x'.repeat(129), 'Password too long. Max 128 characters'],
    ['email', '', 'Required'],
    ['email', 'ann@mail', 'Invalid Email'],
    ['email', 'a\0@mail.example', 'Invalid Email'],
  ])('refuses %s %j', async (field, value, message) => {
    const answer = await app.call(null, 'POST /create-account', {
      body: { username: 'new', email: 'new@mail.example', password: 'long enough', [field]: value },
    })
    expect(answer.status).toBe(400)
    expect(answer.body).toMatchObject({ code: 'validation_error', message })
    expect(answer.body.errors?.[0]).toEqual({ field, message })
  })

  test.each([
    ['12345678', /most common/],
    ['Medley-2026', /easily guessed/],
    ['weakling99', /easily guessed/],
  ])('refuses the weak password %s', async (password, message) => {
    const body = { username: 'weakling', email: 'weak@mail.example', password }
    const answer = await app.call(null, 'POST /create-account', { body })
    expect(answer.body).toMatchObject({ status: 400, code: 'validation_error' })
    expect(answer.body.errors).toEqual([
      { field: 'password', message: expect.stringMatching(message) },
    ])
  })

  test('reports every missing field', async () => {
    const answer = await app.send({ method: 'POST', url: '/create-account' })
    expect(answer.body.errors?.map(({ field }) => field)).toEqual(['username', 'password', 'email'])
  })

  test('accepts one of several concurrent identical registrations', async () => {
    const body = { username: 'twin', email: 'twin@mail.example', password: 'long enough' }
    const answers = await Promise.all(
      [1, 2, 3].map(() => app.call(null, 'POST /create-account', { body })),
    )
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409])
  })
})
