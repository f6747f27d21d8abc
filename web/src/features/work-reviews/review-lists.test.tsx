import { QueryClientProvider, useInfiniteQuery } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { queryClient } from '../../lib/query-client.ts'
import { aReview, aWorkRef } from '../../testing/factories.ts'
import { answer, callsOf } from '../../testing/fake-server.ts'
import { feedQuery, idsOf, profileReviewsQuery } from '../reviews/reviews.calls.ts'
import { workReviewsQuery } from './work-reviews.calls.ts'

const path = 'GET /v1/reviews'
const idsAtStart = Array.from({ length: 50 }, (_, index) => 50 - index)

/** Review ids on the server, newest (highest) first. */
let stored: number[]

/** The fake cursor is the id of the last review on a page. */
beforeEach(() => {
  stored = idsAtStart
  answer(path, ({ query: { limit, offset, before } }) => {
    const later = stored.filter((id) => before === undefined || id < Number(before))
    const ids = later.slice(offset, offset + limit)
    const last = ids[limit - 1]
    return {
      items: ids.map((id) => aReview({ id })),
      before: last === undefined ? null : String(last),
    }
  })
})

const lists = {
  'home feed': () => feedQuery(null),
  'list of a work': () =>
    workReviewsQuery(aWorkRef(), 'any', null, { order: 'newest', rating: null }),
  'list of a profile': () => profileReviewsQuery(3, { hasText: true }),
  'list of a profile by rating': () => profileReviewsQuery(3, { hasText: false, sort: 'rating' }),
}

function Client({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
}

test.each(Object.entries(lists))(
  'the %s neither repeats nor loses a review while others are posted and deleted',
  async (_, queryOf) => {
    const { result } = renderHook(() => useInfiniteQuery(queryOf()), { wrapper: Client })
    await waitFor(() => expect(result.current.isSuccess).toBe(true))
    while (result.current.hasNextPage) {
      const newest = stored[0] ?? 0
      const shown = 51 - callsOf(path).length
      // Posts two reviews and deletes one that is on screen.
      stored = [newest + 2, newest + 1, ...stored.filter((id) => id !== shown)]
      await act(() => result.current.fetchNextPage())
    }
    expect(idsOf(result.current.data)).toEqual(idsAtStart)
    expect(callsOf(path).length).toBeGreaterThan(2)
  },
)
