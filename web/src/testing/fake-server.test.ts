import type { AnswerOf, Api } from '@medley/contract/api'
import { expect, test } from 'vitest'
import { call } from '../lib/api.ts'
import { aReview } from './factories.ts'
import { answer, callsOf, hold, lose, refuse } from './fake-server.ts'
import { takeProblems } from './problems.ts'

const posted = { work: { id: 7, medium: 'book' as const }, review: null, rating: 5, spoiler: false }

test('a call that nothing answers fails the test', async () => {
  await expect(call('POST /v1/reviews', { body: posted })).rejects.toMatchObject({
    code: 'network',
  })
  expect(takeProblems()).toEqual(['Nothing answers POST /v1/reviews (/v1/reviews)'])
})

test('a call outside the contract fails the test', async () => {
  await expect(fetch('/v2/reviews')).rejects.toThrow()
  expect(takeProblems()).toEqual(['GET /v2/reviews is not in the contract'])
})

test('an answer or a request that the contract does not allow fails the test', async () => {
  const wrong: unknown = {}
  answer('POST /v1/reviews', wrong as AnswerOf<Api['POST /v1/reviews']>)
  await expect(call('POST /v1/reviews', { body: posted })).rejects.toThrow()
  expect(takeProblems().join()).toContain('The answer of POST /v1/reviews is not of the contract')
  answer('POST /v1/reviews', aReview())
  const body = { ...posted, rating: 11 }
  await expect(call('POST /v1/reviews', { body })).rejects.toThrow()
  expect(takeProblems().join()).toContain('POST /v1/reviews was sent a body')
})

test('an endpoint refuses by the codes it declares only', () => {
  expect(() => refuse('POST /v1/reviews', 'list_not_found')).toThrow('never answers list_not_found')
})

test('answers, refusals and lost calls reach the caller, and what was sent is kept', async () => {
  answer('POST /v1/reviews', ({ body }) => aReview({ rating: body.rating }))
  expect(await call('POST /v1/reviews', { body: posted })).toMatchObject({ rating: 5 })
  refuse('POST /v1/reviews', 'work_not_found')
  const again = () => call('POST /v1/reviews', { body: posted })
  await expect(again()).rejects.toMatchObject({ code: 'work_not_found', status: 404 })
  lose('POST /v1/reviews')
  await expect(again()).rejects.toMatchObject({ code: 'network' })
  expect(callsOf('POST /v1/reviews').map(({ body }) => body)).toEqual([posted, posted, posted])
})

test('reads paths and queries as the server does, the fixed path before the one with values', async () => {
  answer('GET /v1/ratings/mine', { items: [] })
  await call('GET /v1/ratings/mine', { query: { workIds: [7, 8] } })
  expect(callsOf('GET /v1/ratings/mine')[0]?.query).toEqual({ workIds: [7, 8] })
  answer('GET /v1/ratings/mine/works', { items: [] })
  await call('GET /v1/ratings/mine/works', { query: {} })
  expect(callsOf('GET /v1/ratings/mine/works')[0]?.query).toEqual({ perRating: 9 })
})

test('a held call waits for its answer, unless it is aborted', async () => {
  const held = hold('GET /v1/ratings/mine/works')
  const first = call('GET /v1/ratings/mine/works', { query: {} })
  const abort = new AbortController()
  const second = call('GET /v1/ratings/mine/works', { query: {}, signal: abort.signal })
  held[0]?.answer({ items: [] })
  expect(await first).toEqual({ items: [] })
  abort.abort()
  await expect(second).rejects.toMatchObject({ name: 'AbortError' })
})
