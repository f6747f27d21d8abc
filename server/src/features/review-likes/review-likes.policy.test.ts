import { expect, test } from 'vitest'
import { mayLikeReview } from './review-likes.policy.ts'

test("likes are for others' reviews", () => {
  expect(mayLikeReview({ id: 3 }, { authorId: 4 })).toBe(true)
  expect(mayLikeReview({ id: 3 }, { authorId: 3 })).toBe(false)
})
