import { expect, test } from 'vitest'
import { nameTypedWork, readTypedWork } from './add-work.rules.ts'

const now = new Date('2026-11-22T12:00:00Z')

test.each([
  ['Notting Hill', 'Notting Hill', null],
  ['Notting Hill (1999)', 'Notting Hill', 1999],
  ['Notting Hill [1999]', 'Notting Hill', 1999],
  ['  notting   hill 1999 ', 'notting hill', 1999],
  ['1984', '1984', null],
  ['1984 1949', '1984', 1949],
  ['Blade Runner 2049', 'Blade Runner 2049', null],
  ['Blade Runner 2049 (2017)', 'Blade Runner 2049', 2017],
  ['Apollo 13', 'Apollo 13', null],
  ['Area 1234', 'Area 1234', null],
  ['The Aeneid (0019)', 'The Aeneid', 19],
  ['(1999)', '(1999)', null],
])('%j is %j of %j', (typed, title, year) => {
  expect(readTypedWork(typed, now)).toEqual({ title, year })
})

test('names the year where it is known', () => {
  expect(nameTypedWork({ title: 'Notting Hill', year: 1999 })).toBe('Notting Hill (1999)')
  expect(nameTypedWork({ title: 'Notting Hill', year: null })).toBe('Notting Hill')
})
