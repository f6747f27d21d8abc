import { expect, test } from 'vitest'
import { mediaListsEnabled } from './lists-enabled.ts'

const ann = { id: 3, username: 'ann', roles: [], isAdmin: false }

test.each([
  ['a visitor', null],
  ['a member', ann],
  ['an admin', { ...ann, id: 1, roles: ['admin'], isAdmin: true }],
])('lets %s use lists', (_, member) => {
  expect(mediaListsEnabled(member)).toBe(true)
})
