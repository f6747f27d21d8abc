import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../lib/query-client.ts'
import { enter, leave } from '../sessions/session.ts'
import { OwnRating } from './own-rating.tsx'
import { refreshOwnRatings, setOwnRating } from './ratings.calls.ts'

const asked: number[][] = []
let ratings: { workId: number; rating: number }[]

beforeEach(() => {
  asked.length = 0
  ratings = [{ workId: 7, rating: 9 }]
  vi.stubGlobal('fetch', async (path: string) => {
    const { pathname, searchParams } = new URL(path, 'http://here')
    if (pathname !== '/v1/ratings/mine') return Response.json({ roles: [] })
    asked.push(searchParams.getAll('workIds[]').map(Number))
    return Response.json({ items: ratings })
  })
})

afterEach(() => {
  leave()
  queryClient.clear()
  vi.unstubAllGlobals()
})

function show(ids: readonly number[]) {
  render(
    <QueryClientProvider client={queryClient}>
      {ids.map((id, place) => (
        <OwnRating key={place} workId={id} />
      ))}
    </QueryClientProvider>,
  )
}

const logIn = () => enter(`x.${btoa(JSON.stringify({ userId: 3, username: 'ann' }))}.y`, 'session')
const shown = () => screen.queryAllByRole('img').map((rating) => rating.getAttribute('aria-label'))

test('many posters ask in one call, and only works with a rating show one', async () => {
  logIn()
  show([7, 8, 7, 9])
  await waitFor(() => expect(shown()).toEqual(['Your rating: 9 of 10', 'Your rating: 9 of 10']))
  expect(asked).toEqual([[7, 8, 9]])
})

test('more than a hundred works are asked for in parts', async () => {
  logIn()
  show(Array.from({ length: 130 }, (_, place) => place + 1))
  await waitFor(() => expect(asked.map((ids) => ids.length)).toEqual([100, 30]))
  await waitFor(() => expect(shown()).toEqual(['Your rating: 9 of 10']))
})

test('a new rating shows at once, and a changed one after it was asked for again', async () => {
  logIn()
  show([7, 8])
  await waitFor(() => expect(shown()).toHaveLength(1))
  setOwnRating(8, 4)
  await waitFor(() => expect(shown()).toEqual(['Your rating: 9 of 10', 'Your rating: 4 of 10']))
  ratings = []
  await refreshOwnRatings(7)
  await waitFor(() => expect(shown()).toEqual(['Your rating: 4 of 10']))
  expect(asked).toEqual([[7, 8], [7]])
})

test('visitors ask for nothing', async () => {
  show([7])
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))
  expect(asked).toEqual([])
  expect(shown()).toEqual([])
})
