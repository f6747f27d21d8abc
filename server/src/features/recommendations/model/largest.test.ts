import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cutoffOf, firstOf } from './largest.ts'

const scores = fc.array(fc.integer({ min: -3, max: 12 }), { maxLength: 40 })

test('the cutoff is that of all values in order', () => {
  fc.assert(
    fc.property(scores, fc.integer({ min: 1, max: 12 }), (values, count) => {
      const inOrder = values.filter((value) => value > 0).toSorted((a, b) => a - b)
      const wanted = inOrder[Math.max(0, inOrder.length - count)] ?? Infinity
      expect(cutoffOf(Float64Array.from(values), count)).toBe(wanted)
    }),
  )
})

test('the first are the highest, equal ones by their number', () => {
  expect(firstOf(Float64Array.from([0, 5, -1, 7, 5, 5]), 3)).toEqual([3, 1, 4])
  expect(firstOf(Float64Array.from([0, -1]), 3)).toEqual([])
})
