import { expect, test } from 'vitest'
import { isNewer } from './upgrades.rules.ts'

test.each([
  ['1.2.1', '1.2.0', true],
  ['1.10.0', '1.9.3', true],
  ['2.0.0', '1.99.99', true],
  ['1.2.0', '1.2.0', false],
  ['1.2.9', '1.3.0', false],
  ['0.9.9', '1.0.0', false],
])('%s after %s: %s', (version, running, expected) => {
  expect(isNewer(version, running)).toBe(expected)
})
