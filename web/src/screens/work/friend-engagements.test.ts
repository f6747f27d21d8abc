import { expect, test } from 'vitest'
import { avatarsThatFit } from './friend-engagements.tsx'

test.each([
  { width: 350, total: 7, shown: 7, because: 'seven of 38 px with six gaps of 8 px fit 314 px' },
  { width: 350, total: 8, shown: 6, because: 'the last slot shows the count of the others' },
  { width: 314, total: 7, shown: 7, because: 'they fit exactly' },
  { width: 313, total: 7, shown: 5, because: 'one px is missing' },
  { width: 0, total: 3, shown: 1, because: 'one shows before the row is measured' },
])('$total friends in $width px: $because', ({ width, total, shown }) => {
  expect(avatarsThatFit(width, total)).toBe(shown)
})
