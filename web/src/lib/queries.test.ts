import { afterEach, expect, test } from 'vitest'
import { aUserItem } from '../testing/factories.ts'
import { answer, callsOf, hold } from '../testing/fake-server.ts'
import { invalidate } from './mutations.ts'
import { keyOf, pages, query } from './queries.ts'
import { queryClient } from './query-client.ts'

afterEach(() => queryClient.clear())

const timeBlocked = '2026-05-01T12:00:00.000Z'
const goals = 'GET /v1/goals/{userId}'
const goalsOf = (userId: string) =>
  query(goals, { params: { userId }, query: { isCurrent: true } }, { staleTime: Infinity })

test('reads with the same values share one answer, others do not', async () => {
  answer(goals, { items: [], before: null })
  await queryClient.query(goalsOf('1'))
  await queryClient.query(goalsOf('1'))
  await queryClient.query(goalsOf('2'))
  expect(callsOf(goals).map(({ params }) => params.userId)).toEqual([1, 2])
})

test('a part of the values invalidates the reads that have it', async () => {
  answer(goals, { items: [], before: null })
  await queryClient.query(goalsOf('1'))
  await queryClient.query(goalsOf('2'))
  await invalidate(keyOf(goals, { params: { userId: '1' } }))
  const isStale = (userId: string) =>
    queryClient.getQueryState(goalsOf(userId).queryKey)?.isInvalidated
  expect([isStale('1'), isStale('2')]).toEqual([true, false])
  await invalidate(goals)
  expect([isStale('1'), isStale('2')]).toEqual([true, true])
})

test('a value that is undefined is no part of the key', async () => {
  answer('GET /v1/statistics/{userId}/works', { items: [], before: null })
  const params = { userId: '1' }
  const read = (query: { year?: number | undefined }) =>
    pages('GET /v1/statistics/{userId}/works', { params, query })
  await queryClient.infiniteQuery(read({ year: undefined }))
  expect(queryClient.getQueryData(read({}).queryKey)).toBeDefined()
})

test('pages are called one after another, and kept apart from a single read of the values', async () => {
  const people = ['ann', 'ben'].map((username) => ({ ...aUserItem({ username }), timeBlocked }))
  answer('GET /v1/blocks', ({ query: { offset } }) => ({
    items: people.slice(offset, offset + 1),
    totalCount: 2,
  }))
  const values = { query: { limit: 1 } }
  const list = { ...pages('GET /v1/blocks', values), pages: 2 }
  const { pages: loaded } = await queryClient.infiniteQuery(list)
  expect(loaded.map(({ items }) => items[0]?.username)).toEqual(['ann', 'ben'])
  expect(callsOf('GET /v1/blocks').map((call) => call.query.offset)).toEqual([0, 1])
  const single = query('GET /v1/blocks', values)
  expect(queryClient.getQueryData(single.queryKey)).toBeUndefined()
})

test('a transform is what is kept', async () => {
  answer('GET /v1/filter-words', { words: ['shark'] })
  const words = query('GET /v1/filter-words', {}, { transform: (found) => found.words })
  expect(await queryClient.query(words)).toEqual(['shark'])
  expect(queryClient.getQueryData(words.queryKey)).toEqual(['shark'])
})

test('an answer that comes after the cache was emptied is not transformed', async () => {
  const held = hold('GET /v1/filter-words')
  let isTransformed = false
  const words = query(
    'GET /v1/filter-words',
    {},
    {
      transform: () => {
        isTransformed = true
      },
    },
  )
  const asked = queryClient.query(words).catch(() => 'cancelled')
  await expect.poll(() => held).toHaveLength(1)
  queryClient.clear()
  held[0]?.answer({ words: [] })
  expect(await asked).toBe('cancelled')
  expect(isTransformed).toBe(false)
})
