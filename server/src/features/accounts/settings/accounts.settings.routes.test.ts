import { beforeEach, describe, expect, test } from 'vitest'
import { aReview } from '../../../testing/factories/reviews.ts'
import { aUser } from '../../../testing/factories/users.ts'
import { aWork } from '../../../testing/factories/works.ts'
import { useTestApp } from '../../../testing/harness.ts'

const app = useTestApp()
const password = 'the old password'
let serial = 0
let username = ''
let token = ''

beforeEach(async () => {
  serial += 1
  username = `ann-${serial}`
  const body = { username, email: `${username}@mail.example`, password }
  await app.call(null, 'POST /create-account', { body })
  const answer = await app.call(null, 'POST /login', { body: { username, password } })
  token = String(answer.body)
})

describe('POST /name', () => {
  test.each(['\u202Enna', 'A\u2066nn', 'Ann\u202C'])(
    'refuses a name that reverses the text around it: %j',
    async (name) => {
      const user = await aUser(app)
      for (const body of [
        { first_name: name, last_name: '' },
        { first_name: '', last_name: name },
      ]) {
        const answer = await app.call(user, 'POST /name', { body })
        expect(answer.body).toMatchObject({ message: 'Contains invalid characters' })
      }
      const rightToLeft = { first_name: 'دانا\u200F', last_name: '\u200Fכהן' }
      expect((await app.call(user, 'POST /name', { body: rightToLeft })).status).toBe(200)
    },
  )

  test('shows names on the profile, and clears empty ones', async () => {
    const first = { first_name: ' Ann ', last_name: '李' }
    const answer = await app.call({ token }, 'POST /name', { body: first })
    expect(answer).toEqual({ status: 200, body: { first_name: 'Ann', last_name: '李' } })
    const profile = await app.call(null, 'GET /profile', { query: { user: username } })
    expect(profile.body).toMatchObject({ first_name: 'Ann', lastName: '李' })
    await app.call({ token }, 'POST /name', { body: { first_name: '', last_name: '' } })
    const emptied = await app.call(null, 'GET /profile', { query: { user: username } })
    expect(emptied.body).toMatchObject({ first_name: null, lastName: null })
  })

  test('accepts at most 255 characters', async () => {
    const body = { first_name: '🎬'.repeat(255), last_name: '' }
    expect((await app.call({ token }, 'POST /name', { body })).status).toBe(200)
    const longer = { ...body, last_name: 'x'.repeat(256) }
    const answer = await app.call({ token }, 'POST /name', { body: longer })
    expect(answer.body).toMatchObject({
      status: 400,
      code: 'validation_error',
      message: 'Name is too long - 255 characters max',
    })
  })
})

describe('POST /password', () => {
  const change = (old_password: string, new_password: string) =>
    app.call({ token }, 'POST /password', { body: { old_password, new_password } })

  test('sets the new password and keeps the session', async () => {
    expect(await change(password, 'a new password')).toMatchObject({
      status: 200,
      body: { updated: true },
    })
    expect((await app.call({ token }, 'POST /analytics/last-online')).status).toBe(200)
    const logIn = (given: string) =>
      app.call(null, 'POST /login', { body: { username, password: given } })
    expect((await logIn(password)).status).toBe(422)
    expect((await logIn('a new password')).status).toBe(200)
  })

  test('refuses a weak new password', async () => {
    const account = { username: 'strong', email: 'strong@mail.example', password: 'long enough' }
    await app.call(null, 'POST /create-account', { body: account })
    const login = await app.call(null, 'POST /login', { body: account })
    const body = { old_password: 'long enough', new_password: 'iloveyou' }
    const answer = await app.call({ token: String(login.body) }, 'POST /password', { body })
    expect(answer.status).toBe(400)
    expect(answer.body.errors?.[0]).toMatchObject({ field: 'new_password' })
  })

  test('POST /password of six changes at once from the same password, makes one', async () => {
    const passwords = Array.from({ length: 6 }, (_, index) => `a new password ${index}`)
    const answers = await Promise.all(passwords.map((given) => change(password, given)))
    const made = passwords.filter((_, index) => answers[index]?.status === 200)
    expect(made).toHaveLength(1)
    const refused = answers.filter(({ status }) => status !== 200)
    // The change ends other sessions, and with it calls that come to their turn afterwards.
    expect(refused.every(({ status }) => status === 422 || status === 401)).toBe(true)
    const body = { username, password: made[0] ?? '' }
    expect((await app.call(null, 'POST /login', { body })).status).toBe(200)
  })

  test('refuses a wrong old password', async () => {
    expect(await change('wrong', 'a new password')).toEqual({
      status: 422,
      body: { status: 422, code: 'invalid_credentials', message: 'Password is incorrect' },
    })
  })

  test.each([
    ['', 'Required'],
    ['1234567', 'Password Too Short - Must be 8+ chars'],
    ['x'.repeat(129), 'Password too long - 128 chars max'],
  ])('refuses the new password %j', async (given, message) => {
    expect((await change(password, given)).body).toMatchObject({
      code: 'validation_error',
      message,
    })
  })
})

describe('DELETE /account', () => {
  test('needs the password', async () => {
    const answer = await app.call({ token }, 'DELETE /account', { body: { password: 'wrong' } })
    expect(answer.body).toMatchObject({ status: 422, message: 'Password is incorrect' })
    expect((await app.call({ token }, 'POST /analytics/last-online')).status).toBe(200)
  })

  test('reads the password from the query too', async () => {
    const answer = await app.send({
      method: 'DELETE',
      url: `/account?password=${encodeURIComponent(password)}`,
      headers: { authorization: `Bearer ${token}` },
    })
    expect(answer).toEqual({ status: 200, body: { deleted: true } })
  })

  test('ends the session and updates the counts immediately', async () => {
    const work = await aWork(app)
    const review = await aReview(app, { of: work })
    const path = 'GET /v1/works/{medium}/{workId}'
    const params = { medium: work.medium, workId: String(work.id) }
    const own = { work: { id: work.id, medium: work.medium }, rating: 1 }
    await app.call({ token }, 'POST /v1/reviews', { body: own })
    await app.call({ token }, 'PUT /v1/review-likes', { body: { reviewId: review.id } })
    expect((await app.call(null, path, { params })).body).toMatchObject({
      reviewCount: 2,
      audienceSize: 1,
    })

    await app.call({ token }, 'DELETE /account', { body: { password } })

    expect((await app.call({ token }, 'POST /analytics/last-online')).status).toBe(401)
    expect((await app.call(null, path, { params })).body).toMatchObject({
      reviewCount: 1,
      audienceSize: 0,
      rating: 7,
    })
    const liked = await app.call(null, 'GET /v1/reviews/{id}', {
      params: { id: String(review.id) },
    })
    expect(liked.body.likes).toEqual({ totalCount: 0 })
    const profile = await app.call(null, 'GET /profile', { query: { user: username } })
    expect(profile.body.code).toBe('user_not_found')
  })
})
