import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { tableOwners } from '../../server/src/features.ts'

test('the page about privacy names every table, and no other', () => {
  const page = readFileSync(new URL('../../docs/privacy.md', import.meta.url), 'utf8')
  const named = [...page.matchAll(/`([a-z]+(?:_[a-z]+)*)`/g)].map((match) => match[1])
  const places = new Set(['outbox'])
  const tables = new Set(named.filter((name) => name !== undefined && !places.has(name)))
  expect(tables).toEqual(new Set(Object.keys(tableOwners)))
})
