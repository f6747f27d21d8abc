import { expect, test } from 'vitest'
import { newestOf, notesOf } from './notes.ts'

const changelog = `# Changelog

## Unreleased

**New.** Soon.

## 0.2.0

**Lists.** They are here.

- One

## 0.1.0, 2026-09-01

First.
`

test('cuts the part of a version', () => {
  expect(notesOf(changelog, '0.2.0')).toBe('# Medley 0.2.0\n\n**Lists.** They are here.\n\n- One\n')
})

test('cuts the last part, with a date in its heading', () => {
  expect(notesOf(changelog, '0.1.0')).toBe('# Medley 0.1.0\n\nFirst.\n')
})

test('takes what is unreleased for a version without a part', () => {
  expect(notesOf(changelog, '0.3.0')).toBe('# Medley 0.3.0\n\n**New.** Soon.\n')
})

test('names the newest release as instances read it', () => {
  const notes = 'https://medley.example/0.2.0'
  expect(JSON.parse(newestOf('0.2.0', notes))).toEqual({ version: '0.2.0', notes })
})

test('refuses a changelog without either', () => {
  expect(() => notesOf('# Changelog\n', '0.3.0')).toThrow('nothing about 0.3.0')
})
