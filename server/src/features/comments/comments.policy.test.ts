import { expect, test } from 'vitest'
import { mayDeleteComment } from './comments.policy.ts'

test.each([
  ['its author', 3, true],
  ["the review's author", 4, true],
  ['somebody else', 5, false],
  ['an admin', 1, false],
])('a comment can be deleted by %s: %s', (_, id, allowed) => {
  const comment = { id: 9, authorId: 3, reviewAuthorId: 4 }
  expect(mayDeleteComment({ id }, comment)).toBe(allowed)
})
