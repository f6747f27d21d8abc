import { afterEach, expect, test } from 'vitest'
import { queryClient } from '../../lib/query-client.ts'
import { aReview, aWork, aWorkRef } from '../../testing/factories.ts'
import { findKnownWork } from './known-work.ts'

afterEach(() => queryClient.clear())

test('finds a work in pages of works and in reviews, and prefers the fuller facts', () => {
  queryClient.setQueryData(['review', 4], aReview({ work: { ...aWorkRef(), creators: [] } }))
  expect(findKnownWork('film', 7)).toMatchObject({ title: 'Alien', creators: [] })
  queryClient.setQueryData(['explore'], { pages: [[aWork({ rating: 8.5 })]], pageParams: [0] })
  expect(findKnownWork('film', 7)).toMatchObject({ title: 'Alien', rating: 8.5 })
})

test('refuses a work of another medium or id', () => {
  queryClient.setQueryData(['explore'], { pages: [[aWork({ medium: 'book' }), aWork({ id: 8 })]] })
  expect(findKnownWork('film', 7)).toBeUndefined()
})
