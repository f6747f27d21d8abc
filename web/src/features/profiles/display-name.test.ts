import { expect, test } from 'vitest'
import { displayName } from './display-name.ts'

test.each([
  ['Ann', 'Lee', 'Ann Lee'],
  ['Ann', null, 'Ann'],
  ['', 'Lee', 'Lee'],
  [' ', '', 'ann'],
  [null, null, 'ann'],
])('%j and %j read %j', (firstName, lastName, expected) => {
  expect(displayName({ username: 'ann', firstName, lastName })).toBe(expected)
})
