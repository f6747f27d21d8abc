import { beforeAll, describe, expect, test } from 'vitest'
import { useAppVariant } from '../../testing/app-variant.ts'
import { aSubmission } from '../../testing/factories/feedback.ts'
import { aUser, type TestUser } from '../../testing/factories/users.ts'
import { useTestApp } from '../../testing/harness.ts'

const app = useTestApp()
let admin: TestUser

beforeAll(async () => {
  admin = await aUser(app, { id: 1 })
})

const adminOnly = { status: 403, code: 'admin_only', message: 'Admins only' }
const unauthenticated = {
  status: 401,
  code: 'unauthenticated',
  message: 'Authentication required',
}
const openIds = async () => (await app.call(admin, 'GET /feedback')).body.map(({ id }) => id)

describe('POST /feedback', () => {
  const limited = useAppVariant(app, { rateLimit: true })

  test('accepts feedback from visitors and members, trimmed', async () => {
    for (const caller of [null, await aUser(app)]) {
      const answer = await app.call(caller, 'POST /feedback', {
        body: { category: 'Bug Report', comment: '  The page is blank.\n' },
      })
      expect(answer).toEqual({
        status: 201,
        body: {
          id: expect.any(Number),
          category: 'Bug Report',
          content: 'The page is blank.',
          time_posted: app.clock.now().toISOString(),
        },
      })
      expect(await openIds()).toContain(answer.body.id)
    }
  })

  test('accepts 5000 characters, regardless of their bytes', async () => {
    const comment = '🎬'.repeat(5000)
    const answer = await app.call(null, 'POST /feedback', {
      body: { category: 'Suggestion', comment },
    })
    expect([answer.status, answer.body.content === comment]).toEqual([201, true])
  })

  test.each([
    [{ comment: 'a' }, 'category', 'Required'],
    [{ category: 'Praise', comment: 'a' }, 'category', 'Invalid value'],
    [{ category: 'Suggestion' }, 'comment', 'Required'],
    [{ category: 'Suggestion', comment: ' \n' }, 'comment', 'Required'],
    [
      { category: 'Suggestion', comment: 'x'.repeat(5001) },
      'comment',
      'Must be at most 5000 characters',
    ],
    [{ category: 'Suggestion', comment: 'a\0' }, 'comment', 'Contains invalid characters'],
  ])('refuses %j', async (payload, field, message) => {
    const answer = await app.send({ method: 'POST', url: '/feedback', payload })
    expect(answer.body).toEqual({
      status: 400,
      code: 'validation_error',
      message,
      errors: [{ field, message }],
    })
  })

  test('refuses the eleventh within a minute', async () => {
    const send = () => limited().inject({ method: 'POST', url: '/feedback', payload: {} })
    for (let count = 0; count < 10; count += 1) expect((await send()).statusCode).toBe(400)
    const answer = await send()
    expect(answer.json()).toEqual({
      status: 429,
      code: 'rate_limited',
      message: 'Too many requests',
    })
  })
})

describe('GET /feedback', () => {
  test('shows unresolved feedback, newest first, without names', async () => {
    await app.ctx.db.deleteFrom('feedback').execute()
    const first = await aSubmission(app, { category: 'Bug Report', content: 'One.' })
    const second = await aSubmission(app)
    app.clock.advance(1000)
    const third = await aSubmission(app)
    await app.call(admin, 'POST /resolve-feedback', { body: { id: third.id } })
    const { status, body } = await app.call(admin, 'GET /feedback')
    expect([status, body.map(({ id }) => id)]).toEqual([200, [second.id, first.id]])
    expect(body[1]).toEqual({
      id: first.id,
      category: 'Bug Report',
      content: 'One.',
      time_posted: new Date(app.clock.now().getTime() - 1000).toISOString(),
    })
  })

  test('is for admins', async () => {
    expect((await app.call(await aUser(app), 'GET /feedback')).body).toEqual(adminOnly)
    expect((await app.call(null, 'GET /feedback')).body).toEqual(unauthenticated)
  })
})

describe('POST /resolve-feedback', () => {
  test('resolves feedback, even repeatedly and concurrently', async () => {
    const [{ id }, other] = [await aSubmission(app), await aSubmission(app)]
    const answers = await Promise.all(
      [1, 2, 3].map(() => app.call(admin, 'POST /resolve-feedback', { body: { id } })),
    )
    expect(answers).toEqual([1, 2, 3].map(() => ({ status: 200, body: { id, resolved: true } })))
    const open = await openIds()
    expect([open.includes(id), open.includes(other.id)]).toEqual([false, true])
  })

  test('refuses an unknown id, no id, members and visitors', async () => {
    const { id } = await aSubmission(app)
    const resolve = (caller: TestUser | null, payload: object) =>
      app.send({
        method: 'POST',
        url: '/resolve-feedback',
        headers: caller ? { authorization: `Bearer ${caller.token}` } : {},
        payload,
      })
    expect((await resolve(admin, { id: 2_147_483_647 })).body).toEqual({
      status: 404,
      code: 'feedback_not_found',
      message: 'Feedback not found',
    })
    expect((await resolve(admin, {})).body).toMatchObject({
      code: 'validation_error',
      errors: [{ field: 'id' }],
    })
    expect((await resolve(await aUser(app), { id })).body).toEqual(adminOnly)
    expect((await resolve(null, { id })).body).toEqual(unauthenticated)
    expect(await openIds()).toContain(id)
  })
})
