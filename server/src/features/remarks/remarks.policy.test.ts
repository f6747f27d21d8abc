import { expect, test } from 'vitest'
import { mayDelete, mayEdit } from './remarks.policy.ts'

const reply = { id: 9, authorId: 3, parentAuthorId: 4 }

test.each([
  ['its author', 3, true, true],
  ['the author of the remark', 4, false, true],
  ['somebody else', 5, false, false],
  ['an admin', 1, false, false],
])('a reply is changed and deleted by %s', (_, id, isEdited, isDeleted) => {
  expect(mayEdit({ id }, reply)).toBe(isEdited)
  expect(mayDelete({ id }, reply)).toBe(isDeleted)
})
