import { expect, test } from 'vitest'
import { authorizeChange, mayChangeReview } from './reviews.policy.ts'

const review = { id: 5, authorId: 3 }

test('only the author may change a review', () => {
  expect(mayChangeReview({ id: 3 }, review)).toBe(true)
  expect(mayChangeReview({ id: 4 }, review)).toBe(false)
  expect(authorizeChange({ id: 3 }, review)).toEqual(review)
  expect(authorizeChange({ id: 1 }, review)).toBeNull()
})
