import { afterEach, expect, test } from 'vitest'
import { Lateness } from './lateness.ts'

let delay = 0
let lateness: Lateness | undefined
afterEach(() => {
  lateness?.stop()
  lateness = undefined
})

/** The level after so many readings of a delay. The test takes the readings, in one turn of the event loop. */
function levelAfter(count: number, ms: number): number {
  delay = ms
  lateness ??= new Lateness(() => delay)
  for (let n = 0; n < count; n += 1) lateness.note()
  return lateness.level
}

test('a single long turn of the event loop passes by itself', () => {
  expect(levelAfter(10, 0)).toBe(0)
  expect(levelAfter(3, 5_000)).toBe(0)
  expect(levelAfter(10, 0)).toBe(0)
})

test('rises at once with a delay that grows, and on as long as it stays above the limit', () => {
  expect(levelAfter(10, 0)).toBe(0)
  const first = levelAfter(4, 150)
  expect(first).toBeGreaterThan(0.4)
  expect(first).toBeLessThan(0.6)
  expect(levelAfter(20, 150)).toBeGreaterThan(first)
})

test.each([
  [60, 1],
  [120, 2],
  [250, 3],
  [5_000, 4],
])('a delay of %i ms that stays comes to level %i', (ms, level) => {
  expect(levelAfter(2_000, ms)).toBeCloseTo(level, 0)
})

test('falls to 0 when the delay is gone', () => {
  expect(levelAfter(100, 5_000)).toBe(4)
  expect(levelAfter(40, 0)).toBeLessThan(2)
  expect(levelAfter(40, 0)).toBe(0)
})
