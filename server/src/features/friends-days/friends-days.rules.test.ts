import { expect, test } from 'vitest'
import { weekBefore } from './friends-days.rules.ts'

const now = new Date('2026-03-04T23:30:00.000Z')

test('is the week up to today in the time zone', () => {
  const week = weekBefore(now, { timeZone: 'Europe/Berlin' })
  expect(week?.days.map(({ day }) => day)).toEqual([
    '2026-02-27',
    '2026-02-28',
    '2026-03-01',
    '2026-03-02',
    '2026-03-03',
    '2026-03-04',
    '2026-03-05',
  ])
  expect(week?.end).toEqual(new Date('2026-03-05T23:00:00.000Z'))
  expect(week?.next).toBe('2026-02-27')
})

test.each([
  ['UTC', '2026-03-04T00:00:00.000Z'],
  ['America/Los_Angeles', '2026-03-04T08:00:00.000Z'],
  ['Asia/Kathmandu', '2026-03-04T18:15:00.000Z'],
  ['Pacific/Kiritimati', '2026-03-04T10:00:00.000Z'],
])('the last day begins at midnight in %s', (timeZone, start) => {
  expect(weekBefore(now, { timeZone })?.days.at(-1)?.start).toEqual(new Date(start))
})

test('days on which the clocks change are an hour shorter or longer', () => {
  const hoursOf = (before: string) => {
    const week = weekBefore(new Date('2026-11-05T12:00:00.000Z'), {
      timeZone: 'Europe/Berlin',
      before,
    })
    const [day] = week?.days.slice(-1) ?? []
    return (Number(week?.end) - Number(day?.start)) / 3_600_000
  }
  expect(hoursOf('2026-10-26')).toBe(25)
  expect(hoursOf('2026-10-25')).toBe(24)
})

test('ends after four weeks', () => {
  const at = (before: string) => weekBefore(now, { timeZone: 'UTC', before })
  expect(at('2026-02-26')?.next).toBe('2026-02-19')
  expect(at('2026-02-12')?.next).toBeNull()
  expect(at('2026-02-05')).toBeUndefined()
  expect(at('0001-01-01')).toBeUndefined()
})
