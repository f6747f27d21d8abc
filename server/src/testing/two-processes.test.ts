import type { FastifyInstance, InjectOptions } from 'fastify'
import { beforeEach, expect, test } from 'vitest'
import { createTokens } from '../http/caller/tokens.ts'
import { useAppVariant } from './app-variant.ts'
import { aReview } from './factories/reviews.ts'
import { aUser, type TestUser } from './factories/users.ts'
import { aWork } from './factories/works.ts'
import { useTestApp } from './harness.ts'
import { testSecret } from './test-secret.ts'

const app = useTestApp()
const process = () =>
  useAppVariant(app, {}, () => ({ tokens: createTokens(testSecret, app.clock) }))
/** Two web processes on one database, each with its own memory. */
const one = process()
const other = process()

let ann: TestUser
let ben: TestUser
let review: { id: number }
beforeEach(async () => {
  ann = await aUser(app)
  ben = await aUser(app)
  review = await aReview(app, { by: ann, of: await aWork(app) })
})

const send = (http: () => FastifyInstance, by: TestUser, request: InjectOptions) =>
  http().inject({
    ...request,
    headers: { ...request.headers, authorization: `Bearer ${by.token}` },
  })
const read = (http: () => FastifyInstance, by: TestUser) =>
  send(http, by, { url: `/v1/reviews/${review.id}` })

test('a block in one process holds in the other at once', async () => {
  expect((await read(other, ben)).statusCode).toBe(200)
  const body = { blocked_username: ben.username }
  await send(one, ann, { method: 'POST', url: '/block-user', payload: body })
  expect((await read(other, ben)).statusCode).toBe(404)
})

test('a like in one process is counted and notified in the other at once', async () => {
  const notifications = async () =>
    (await send(other, ann, { url: '/v1/notifications' })).json<{ items: unknown[] }>().items
  expect(await notifications()).toEqual([])
  const before = (await read(other, ann)).body
  const payload = { reviewId: review.id }
  await send(one, ben, { method: 'PUT', url: '/v1/review-likes', payload })
  expect((await read(other, ann)).body).not.toBe(before)
  expect(await notifications()).toHaveLength(1)
})

test('a request sent to both with one Idempotency-Key is carried out once', async () => {
  const headers = { 'idempotency-key': '0b9c1f5e-6a4b-4bb0-9f5e-0e9f5f0a7c11' }
  const request = { method: 'POST', url: '/v1/lists', headers, payload: { title: 'Once' } } as const
  const answers = await Promise.all([send(one, ann, request), send(other, ann, request)])
  const [first, second] = answers.map(({ statusCode, body }) => [statusCode, body])
  expect(first).toEqual(second)
  const lists = await app.ctx.db.selectFrom('lists').select('id').execute()
  expect(lists).toHaveLength(1)
})
