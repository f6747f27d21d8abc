import type { BlockedMember } from '@medley/contract/people/blocks'
import { MutationObserver, type UseMutationOptions } from '@tanstack/react-query'
import { afterEach, expect, test } from 'vitest'
import { aUserItem } from '../testing/factories.ts'
import { answer, callsOf, hold, refuse } from '../testing/fake-server.ts'
import { dropBearer } from './api.ts'
import { changeItems, invalidateAllBut, mutation, optimistic } from './mutations.ts'
import { pages, query } from './queries.ts'
import { queryClient } from './query-client.ts'

afterEach(() => queryClient.clear())

const wordsQuery = query('GET /v1/filter-words')
const settingsQuery = query('GET /v1/recommendation-settings')

function run<Answer, Variables, Before>(
  options: UseMutationOptions<Answer, Error, Variables, Before>,
  variables: Variables,
): Promise<Answer> {
  return new MutationObserver(queryClient, options).mutate(variables)
}

const isStale = (read: { queryKey: readonly unknown[] }) =>
  queryClient.getQueryState(read.queryKey)?.isInvalidated

const changeWords = (onSuccess?: () => void) =>
  mutation('PUT /v1/filter-words', (words: string[]) => ({ body: { words } }), {
    ...(onSuccess && { onSuccess }),
    invalidates: ['GET /v1/filter-words'],
  })

test('a write sends its values and invalidates what it names after a success', async () => {
  answer('PUT /v1/filter-words', { words: ['shark'] })
  queryClient.setQueryData(wordsQuery.queryKey, { words: [] })
  queryClient.setQueryData(settingsQuery.queryKey, { inRecommendations: true })
  await run(changeWords(), ['shark'])
  expect(callsOf('PUT /v1/filter-words')[0]?.body).toEqual({ words: ['shark'] })
  expect([isStale(wordsQuery), isStale(settingsQuery)]).toEqual([true, false])
})

test('a write that failed invalidates nothing', async () => {
  refuse('PUT /v1/filter-words', 'internal_error')
  queryClient.setQueryData(wordsQuery.queryKey, { words: [] })
  await expect(run(changeWords(), [])).rejects.toMatchObject({ code: 'internal_error' })
  expect(isStale(wordsQuery)).toBe(false)
})

test('an answer that comes after the member has left has no effect', async () => {
  const held = hold('PUT /v1/filter-words')
  let isShown = false
  const sent = run(
    changeWords(() => {
      isShown = true
    }),
    [],
  )
  await expect.poll(() => held).toHaveLength(1)
  dropBearer()
  queryClient.setQueryData(wordsQuery.queryKey, { words: ['of the next member'] })
  held[0]?.answer({ words: [] })
  await sent
  expect(isShown).toBe(false)
  expect(isStale(wordsQuery)).toBe(false)
})

test('an optimistic change shows before it is saved', async () => {
  const held = hold('PUT /v1/recommendation-settings')
  queryClient.setQueryData(settingsQuery.queryKey, { inRecommendations: true })
  const change = mutation(
    'PUT /v1/recommendation-settings',
    (inRecommendations: boolean) => ({ body: { inRecommendations } }),
    optimistic(settingsQuery, (_, inRecommendations: boolean) => ({ inRecommendations })),
  )
  const sent = run(change, false)
  await expect.poll(() => held).toHaveLength(1)
  expect(queryClient.getQueryData(settingsQuery.queryKey)).toEqual({ inRecommendations: false })
  held[0]?.answer({ inRecommendations: false })
  await sent
})

test('everything but what is named can be invalidated', async () => {
  queryClient.setQueryData(wordsQuery.queryKey, { words: [] })
  queryClient.setQueryData(settingsQuery.queryKey, { inRecommendations: true })
  queryClient.setQueryData(['kept by hand'], 1)
  await invalidateAllBut('GET /v1/filter-words')
  const stale = [wordsQuery, settingsQuery, { queryKey: ['kept by hand'] }].map(isStale)
  expect(stale).toEqual([false, true, true])
})

test('items change on all loaded pages', () => {
  const list = pages('GET /v1/blocks', { query: { limit: 1 } })
  const page = (id: number) => ({
    items: [{ ...aUserItem({ id, username: 'before' }), timeBlocked: '2026-05-01T12:00:00.000Z' }],
    totalCount: 2,
  })
  queryClient.setQueryData(list.queryKey, { pages: [page(1), page(2)], pageParams: [{}, {}] })
  changeItems('GET /v1/blocks', (one: BlockedMember) =>
    one.id === 2 ? { ...one, username: 'changed' } : one,
  )
  const names = queryClient
    .getQueryData(list.queryKey)
    ?.pages.map(({ items }) => items[0]?.username)
  expect(names).toEqual(['before', 'changed'])
})
