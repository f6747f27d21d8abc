import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { limitRows, withLimits } from './rate-limits.ts'

const document = readFileSync(new URL('../../docs/operations.md', import.meta.url), 'utf8')

test('the document lists the limits of the contract', () => {
  expect(withLimits(document)).toBe(document)
})

test('a changed or missing row is put right', () => {
  const [shared = '', login = ''] = limitRows().split('\n')
  expect(withLimits(document.replace(shared, shared.replace('60', '6')))).toBe(document)
  expect(withLimits(document.replace(`${login}\n`, ''))).toBe(document)
})
