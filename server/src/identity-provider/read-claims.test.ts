import { expect, test } from 'vitest'
import { isTrue, readAddress, readGroups, readSubject } from './read-claims.ts'

test.each([
  [
    ['guests', 'keepers'],
    ['guests', 'keepers'],
  ],
  ['keepers', ['keepers', 'keepers']],
  ['["guests", "keepers"]', ['guests', 'keepers']],
  ['[guests, keepers]', ['guests', 'keepers']],
  ['guests, keepers', ['guests, keepers', 'guests', 'keepers']],
  ['cn=keepers,dc=house', ['cn=keepers,dc=house', 'cn=keepers', 'dc=house']],
  [[{ name: 'keepers' }, { id: 1 }], ['keepers']],
  [{ keepers: { house: 'x' } }, ['keepers']],
  [undefined, []],
  [null, []],
  [7, []],
])('reads groups sent as %j', (groups, names) => {
  expect(readGroups({ groups }, 'groups')).toEqual(names)
})

test('a group whose name contains that of another is another', () => {
  for (const groups of ['former keepers', 'keepers-of-bees', ['former keepers']]) {
    expect(readGroups({ groups }, 'groups')).not.toContain('keepers')
  }
})

test.each(['roles', 'https://house.example/roles', 'realm_access.roles'])(
  'reads the claim %s',
  (name) => {
    expect(readGroups({ [name]: ['keepers'] }, name)).toEqual(['keepers'])
  },
)

test('reads a claim inside another', () => {
  const claims = { realm_access: { roles: ['keepers'] } }
  expect(readGroups(claims, 'realm_access.roles')).toEqual(['keepers'])
  expect(readGroups(claims, 'realm_access.toString.name')).toEqual([])
})

test('reads truth as a word or a number', () => {
  expect([true, 'true', 'True', 'TRUE', ' true ', 1, '1'].map(isTrue)).not.toContain(false)
  expect([false, 'false', 'no', '', 0, null, undefined, {}, 'untrue'].map(isTrue)).not.toContain(
    true,
  )
})

test('an address is one, or none, or refused', () => {
  expect(readAddress({ email: ' ann@house.example ' })).toBe('ann@house.example')
  for (const email of [undefined, null, '', ' ', 7]) expect(readAddress({ email })).toBeNull()
  for (const email of [`${'a'.repeat(300)}@house.example`, 'a\0@house.example', 'ann', 'a@b@c.d']) {
    expect(() => readAddress({ email })).toThrow('unusable')
  }
})

test('a subject that cannot be stored is refused', () => {
  expect(readSubject('a'.repeat(255))).toHaveLength(255)
  for (const subject of ['a'.repeat(256), 'a\0', '\ud800']) {
    expect(() => readSubject(subject)).toThrow('unusable')
  }
})
