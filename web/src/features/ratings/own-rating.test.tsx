import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { queryClient } from '../../lib/query-client.ts'
import { answer, callsOf } from '../../testing/fake-server.ts'
import { ann, type TestMember } from '../../testing/members.ts'
import { renderPart } from '../../testing/render-app.tsx'
import { OwnRating } from './own-rating.tsx'
import { refreshOwnRatings, setOwnRating } from './ratings.calls.ts'

beforeEach(() => answer('GET /v1/ratings/mine', { items: [{ workId: 7, rating: 9, reviewId: 4 }] }))

const asked = () => callsOf('GET /v1/ratings/mine').map(({ query }) => query.workIds)

function show(ids: readonly number[], as?: TestMember) {
  renderPart(
    ids.map((id, index) => <OwnRating key={index} workId={id} />),
    as && { as },
  )
}

const shown = () => screen.queryAllByRole('img').map((rating) => rating.getAttribute('aria-label'))

test('loads the ratings of many posters in one call, and shows only existing ones', async () => {
  show([7, 8, 7, 9], ann)
  await waitFor(() => expect(shown()).toEqual(['Your rating: 9 of 10', 'Your rating: 9 of 10']))
  expect(asked()).toEqual([[7, 8, 9]])
})

test('splits requests for more than a hundred works', async () => {
  show(
    Array.from({ length: 130 }, (_, index) => index + 1),
    ann,
  )
  await waitFor(() => expect(asked().map((ids) => ids.length)).toEqual([100, 30]))
  await waitFor(() => expect(shown()).toEqual(['Your rating: 9 of 10']))
})

test('shows a new rating immediately, and refetches after a refresh', async () => {
  show([7, 8], ann)
  await waitFor(() => expect(shown()).toHaveLength(1))
  setOwnRating(8, { rating: 4, reviewId: 5 })
  await waitFor(() => expect(shown()).toEqual(['Your rating: 9 of 10', 'Your rating: 4 of 10']))
  answer('GET /v1/ratings/mine', { items: [] })
  await refreshOwnRatings(7)
  await waitFor(() => expect(shown()).toEqual(['Your rating: 4 of 10']))
  expect(asked()).toEqual([[7, 8], [7]])
})

test('sends no request for visitors', async () => {
  show([7])
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))
  expect(asked()).toEqual([])
  expect(shown()).toEqual([])
})
