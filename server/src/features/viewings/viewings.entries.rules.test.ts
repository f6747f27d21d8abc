import { expect, test } from 'vitest'
import { spansOf } from './viewings.entries.rules.ts'

const at = (season: number, ...numbers: (number | null)[]) =>
  numbers.map((number) => ({ season, number }))

test('numbers without a gap are one span', () => {
  expect(spansOf([...at(1, 3, 4, 5, 7), ...at(2, 8)])).toEqual([
    { season: 1, from: 3, to: 5 },
    { season: 1, from: 7, to: 7 },
    { season: 2, from: 8, to: 8 },
  ])
})

test('a whole season stands for itself, before its episodes', () => {
  expect(spansOf(at(1, null, 1))).toEqual([
    { season: 1, from: null, to: null },
    { season: 1, from: 1, to: 1 },
  ])
})

test('nothing has no span', () => {
  expect(spansOf([])).toEqual([])
})
