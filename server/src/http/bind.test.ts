import multipart from '@fastify/multipart'
import { createList } from '@medley/contract/library/lists'
import { postReview } from '@medley/contract/reviews/reviews'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { otherUsers } from '../features.ts'
import { AppError, notFound } from '../app-error.ts'
import type { Handle } from '../db/transaction.ts'
import { useAppVariant } from '../testing/app-variant.ts'
import { siteOfTests, useTestApp } from '../testing/harness.ts'
import { aUser, type TestUser } from '../testing/factories/users.ts'
import { aWork } from '../testing/factories/works.ts'
import { recordAdminAct } from '../features/audit-log/audit-log.service.ts'
import { requireFreshProof } from '../features/sessions/sessions.proof.service.ts'
import { touchSession } from '../features/sessions/sessions.start.service.ts'
import { runOnce } from '../features/idempotency/idempotency.service.ts'
import { bind } from './bind.ts'
import { Reads } from './reads.ts'
import { parseBodies } from './bodies/body-parser.ts'
import { answerError } from './error-handler.ts'
import { UploadFolder } from './bodies/upload-folder.ts'
import { UploadSlots } from './bodies/upload-slots.ts'

const app = useTestApp()
const common = {
  uploads: { folder: new UploadFolder('never-used'), slots: new UploadSlots() },
  otherUsers,
  runOnce,
  recordAdminAct,
  touchSession,
  requireFreshProof,
  requireAdminSecondFactor: false,
  hasSecondFactor: async () => false,
  findTitles: async () => new Map(),
  countRequest: null,
  site: siteOfTests,
  webOrigins: [],
}

let actor: TestUser
beforeEach(async () => {
  actor = await aUser(app)
})

describe('a failing handler runs once', () => {
  const deadlock = Object.assign(new Error('deadlock detected'), { code: '40P01' })
  const missing = Object.assign(new Error('violates'), {
    code: '23503',
    constraint: 'lists_owner_id_fkey',
  })

  test.each([
    ['an error that it does not declare', () => notFound('review'), 404],
    ['a deadlock', () => deadlock, 500],
    ['a row that is gone', () => missing, 401],
  ])('a failing handler runs once with %s', async (_, failure, status) => {
    let runs = 0
    const run = async () => {
      runs += 1
      throw failure()
    }
    const http: FastifyInstance = Fastify()
    afterAll(() => http.close())
    http.setErrorHandler(answerError)
    parseBodies(http)
    await http.register(multipart)
    const options = { ...common, checkAnswers: false }
    bind(http, new Reads(app.ctx), { endpoint: createList, run }, options)
    bind(http, new Reads(app.ctx), { endpoint: postReview, run }, options)
    const headers = { authorization: `Bearer ${actor.token}` }
    const list = { title: 'One' }
    const review = { work: { id: 1, medium: 'film' }, rating: 5 }
    const made = await http.inject({ method: 'POST', url: '/v1/lists', headers, payload: list })
    expect([made.statusCode, runs]).toEqual([status, 1])
    const url = '/v1/reviews'
    const posted = await http.inject({ method: 'POST', url, headers, payload: review })
    expect([posted.statusCode, runs]).toEqual([status, 2])
  })
})

/** The handle, with a step that runs as soon as a transaction has committed. */
function withStepAfterCommit(db: Handle, step: () => Promise<void>): Handle {
  return new Proxy(db, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name)
      if (name === 'transaction') {
        return () => ({
          execute: async <T>(work: Parameters<ReturnType<Handle['transaction']>['execute']>[0]) => {
            const result = await target.transaction().execute(work)
            await step()
            return result as T
          },
        })
      }
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
}

describe('a row that is deleted right after the write', () => {
  const written: number[] = []
  const deleteAll = async (table: 'reviews' | 'lists') => {
    const rows = await app.ctx.db.deleteFrom(table).returning('id').execute()
    written.push(...rows.map(({ id }) => id))
  }
  const deleting = useAppVariant(app, {}, (ctx) => ({
    db: withStepAfterCommit(ctx.db, async () => {
      await deleteAll('reviews')
      await deleteAll('lists')
    }),
  }))
  beforeEach(async () => {
    await deleteAll('reviews')
    await deleteAll('lists')
    written.length = 0
  })
  const send = async (method: 'POST' | 'PATCH', url: string, payload: object) => {
    const headers = { authorization: `Bearer ${actor.token}` }
    const { statusCode, body } = await deleting().inject({ method, url, headers, payload })
    return { status: statusCode, body: JSON.parse(body) as { id: number } }
  }

  test('a review is written once and returned', async () => {
    const { id, medium } = await aWork(app)
    const first = await send('POST', '/v1/reviews', { work: { id, medium }, rating: 5 })
    expect(first).toMatchObject({ status: 201, body: { rating: 5 } })
    const second = await send('POST', '/review', { workID: id, medium, rating: 6 })
    expect(second).toMatchObject({ status: 201, body: { rating: 6 } })
    expect(written).toEqual([first.body.id, second.body.id])
  })

  test('a list is written once and returned, an edited one with its edits', async () => {
    const made = await send('POST', '/v1/lists', { title: 'Gone' })
    expect(made).toMatchObject({ status: 201, body: { title: 'Gone' } })
    expect(written).toEqual([made.body.id])
    const mine = { title: 'Mine', isRanked: false, isPrivate: false }
    const { body } = await app.call(actor, 'POST /v1/lists', { body: mine })
    const changed = await send('PATCH', `/v1/lists/${body.id}`, { title: 'Changed' })
    expect(changed).toMatchObject({ status: 200, body: { id: body.id, title: 'Changed' } })
  })
})

test('an undeclared error is a 500 when responses are checked', async () => {
  const http = Fastify()
  await http.register(multipart)
  afterAll(() => http.close())
  http.setErrorHandler(answerError)
  const run = async () => {
    throw new AppError('provider_error')
  }
  const options = { ...common, checkAnswers: true }
  bind(http, new Reads(app.ctx), { endpoint: createList, run }, options)
  const answer = await http.inject({
    method: 'POST',
    url: '/v1/lists',
    headers: { authorization: `Bearer ${actor.token}` },
    payload: { title: 'One' },
  })
  expect(answer.statusCode).toBe(500)
})
