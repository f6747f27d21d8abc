import { expect, test } from 'vitest'
import { placeDays } from './place-days.rules.ts'

const dayOn = (day: string) => ({ day, people: [], peopleCount: 1, workCount: 1, works: [] })
const days = ['2026-03-05', '2026-03-04', '2026-03-02'].map(dayOn)

function placesOf(dayOf: readonly string[], isAtEnd: boolean) {
  const placed = placeDays(dayOf, days, isAtEnd)
  return [...placed].map(([place, those]) => [place, those.map(({ day }) => day)])
}

test('a day follows the posts of the day, and never comes before the second', () => {
  expect(placesOf(['2026-03-04', '2026-03-04', '2026-03-03', '2026-03-01'], false)).toEqual([
    [1, ['2026-03-05', '2026-03-04']],
    [2, ['2026-03-02']],
  ])
})

test('a day waits while posts of it may follow', () => {
  expect(placesOf(['2026-03-05', '2026-03-04'], false)).toEqual([[1, ['2026-03-05']]])
  expect(placesOf(['2026-03-05', '2026-03-04'], true)).toEqual([
    [1, ['2026-03-05', '2026-03-04', '2026-03-02']],
  ])
  expect(placesOf(['2026-03-04'], true)).toEqual([[0, ['2026-03-05', '2026-03-04', '2026-03-02']]])
})

test('days without any posts stand alone', () => {
  expect(placesOf([], true)).toEqual([[-1, days.map(({ day }) => day)]])
})
