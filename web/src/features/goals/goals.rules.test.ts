import type { Goal } from '@medley/contract/library/goals'
import { expect, test } from 'vitest'
import { paceOf, shareOf, shownAmount } from './goals.rules.ts'

const goal: Goal = {
  id: 1,
  kind: 'works',
  year: 2026,
  medium: 'book',
  list: null,
  until: null,
  target: 24,
  done: 12,
  isPrivate: false,
  timeCreated: '2026-01-05T10:00:00.000Z',
}

test.each([
  ['2026-03-31', 8, { state: 'going', left: 16 }],
  ['2026-03-31', 6, { state: 'going', left: 18 }],
  ['2026-12-31', 1, { state: 'going', left: 23 }],
  ['2025-12-31', 0, { state: 'coming' }],
  ['2027-01-01', 20, { state: 'ended' }],
  ['2026-06-01', 24, { state: 'reached', beyond: 0 }],
  ['2027-01-01', 27, { state: 'reached', beyond: 3 }],
] as const)('on %s with %i of 24: %j', (today, done, pace) => {
  expect(paceOf({ ...goal, done }, today)).toEqual(pace)
})

test('a list counts to its own day', () => {
  const list = { ...goal, kind: 'list' as const, until: '2026-01-14', target: 10, done: 5 }
  expect(paceOf(list, '2026-01-14')).toEqual({ state: 'going', left: 5 })
  expect(paceOf(list, '2026-01-15')).toEqual({ state: 'ended' })
  expect(paceOf({ ...list, target: 0, done: 0 }, '2026-01-06')).toEqual({ state: 'going', left: 0 })
})

test('minutes are shown as hours, and a share ends at the whole', () => {
  const hours = { ...goal, kind: 'minutes' as const, target: 6_000, done: 6_125 }
  expect(shownAmount(hours, hours.done)).toBe(102)
  expect(paceOf(hours, '2026-06-01')).toEqual({ state: 'reached', beyond: 2 })
  expect(paceOf({ ...hours, done: 5_950 }, '2026-06-01')).toEqual({ state: 'going', left: 1 })
  expect([shareOf(hours), shareOf({ done: 0, target: 0 })]).toEqual([1, 0])
})
