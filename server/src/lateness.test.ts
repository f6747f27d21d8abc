import { afterEach, expect, test } from 'vitest'
import { Lateness } from './lateness.ts'

let delay = 0
let lateness: Lateness | undefined
afterEach(() => lateness?.stop())

/** The level after so many readings of a delay. The test takes the readings, in one turn of the event loop. */
function levelAfter(count: number, ms: number): number {
  delay = ms
  lateness ??= new Lateness(() => delay)
  for (let n = 0; n < count; n += 1) lateness.note()
  return lateness.level
}

test('rises as the delay stays, and falls step by step once it is far lower', () => {
  expect(levelAfter(9, 5_000)).toBe(0)
  expect(levelAfter(1, 0)).toBe(0)
  expect(levelAfter(9, 120)).toBe(0)
  expect(levelAfter(1, 120)).toBe(1)
  expect(levelAfter(10, 450)).toBe(3)
  expect(levelAfter(30, 250)).toBe(3)
  expect(levelAfter(10, 2_000)).toBe(4)
  expect(levelAfter(1, 0)).toBe(3)
  expect(levelAfter(9, 0)).toBe(3)
  expect(levelAfter(1, 0)).toBe(2)
  expect(levelAfter(20, 0)).toBe(0)
  expect(levelAfter(50, 60)).toBe(0)
})
