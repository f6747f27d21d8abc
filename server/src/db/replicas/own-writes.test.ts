import { beforeEach, expect, test } from 'vitest'
import { OwnWrites } from './own-writes.ts'
import { WrittenPositions } from './written-positions.ts'

let writes: OwnWrites
let written: WrittenPositions
beforeEach(() => {
  writes = new OwnWrites()
  written = new WrittenPositions()
})

test('a write is kept until every replica that is used has it', () => {
  writes.note(7, 100)
  writes.forgetUpTo(99)
  expect(writes.of(7)).toBe(100)
  writes.forgetUpTo(100)
  expect(writes.of(7)).toBeUndefined()
})

test('a write whose position was not told lies before the return of the primary', () => {
  writes.note(7, null)
  expect(writes.of(7)).toBe(0)
  writes.noteReturn(120)
  expect(writes.of(7)).toBe(120)
})

test('a write that was lost with the primary is not waited for', () => {
  writes.note(7, 200)
  writes.noteReturn(150)
  expect(writes.of(7)).toBe(150)
})

test('the floor stays where it was a second before the last answer while the primary is lost', () => {
  for (const [time, position] of [
    [0, 10],
    [1_000, 20],
    [2_000, 30],
  ] as const)
    written.note(position, time)
  written.noteFailure()
  expect(written.floor(60_000)).toBe(20)
})

test('after its return it rises when what the primary told then is a second old', () => {
  written.note(20, 0)
  written.note(30, 1_000)
  written.noteFailure()
  written.note(90, 5_000)
  expect(written.floor(5_500)).toBe(20)
  expect(written.floor(6_000)).toBe(90)
})

test('another primary with a shorter log needs no more than it has', () => {
  written.note(500, 0)
  written.noteFailure()
  written.note(90, 5_000)
  expect(written.floor(5_000)).toBe(90)
})
