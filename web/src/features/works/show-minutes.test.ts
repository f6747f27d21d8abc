import { expect, test } from 'vitest'
import { showMinutes } from './show-minutes.ts'

test.each([
  [124, '2 h 4 min'],
  [45, '45 min'],
  [180, '3 h'],
])('shows %i minutes as %j', (minutes, shown) => {
  expect(showMinutes(minutes)).toBe(shown)
})
