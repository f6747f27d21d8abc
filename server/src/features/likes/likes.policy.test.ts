import { expect, test } from 'vitest'
import { mayKnow, mayLike } from './likes.policy.ts'

test('likes are for what others made', () => {
  expect(mayLike({ id: 3 }, { ownerId: 4 })).toBe(true)
  expect(mayLike({ id: 3 }, { ownerId: 3 })).toBe(false)
})

test('what is private is known to its owner alone', () => {
  expect(mayKnow({ id: 3 }, { ownerId: 3, isPrivate: true })).toBe(true)
  expect(mayKnow({ id: 3 }, { ownerId: 4, isPrivate: true })).toBe(false)
})
