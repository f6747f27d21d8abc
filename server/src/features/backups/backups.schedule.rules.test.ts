import { describe, expect, test } from 'vitest'
import { afterRun, firstRun, isStopped, nextRun } from './backups.schedule.rules.ts'

const now = new Date('2026-01-31T12:00:00.000Z')
const fine = { failure: null, detail: null, isPruned: true }
const failed = { failure: 'refused', detail: 'HTTP 401', isPruned: true } as const
const scheduled = { now, byHand: false }

test.each([
  ['weekly', '2026-01-31T12:00:00.000Z', '2026-02-07T12:00:00.000Z'],
  ['monthly', '2026-01-31T12:00:00.000Z', '2026-02-28T12:00:00.000Z'],
  ['monthly', '2026-12-15T23:59:00.000Z', '2027-01-15T23:59:00.000Z'],
] as const)('the next %s backup after %s is at %s', (frequency, last, next) => {
  expect(nextRun(frequency, new Date(last))?.toISOString()).toBe(next)
})

test('the first backup is within a day', () => {
  expect(firstRun('weekly', now, 0)).toEqual(now)
  expect(firstRun('monthly', now, 0.5)?.toISOString()).toBe('2026-02-01T00:00:00.000Z')
  expect(firstRun('off', now, 0.5)).toBeNull()
})

describe('after a run', () => {
  test('a success ends a row of failures and starts a stopped schedule again', () => {
    const stopped = { frequency: 'weekly', failures: 3, timeNext: null } as const
    const ended = afterRun(stopped, fine, { now, byHand: true })
    expect(ended).toMatchObject({ failures: 0, timeNext: new Date('2026-02-07T12:00:00.000Z') })
  })

  test('a scheduled failure is tried again the next day, and the third one stops the schedule', () => {
    const due = { frequency: 'monthly', failures: 1, timeNext: now } as const
    const second = afterRun(due, failed, scheduled)
    expect(second).toMatchObject({ failures: 2, timeNext: new Date('2026-02-01T12:00:00.000Z') })
    const third = afterRun({ ...due, failures: 2 }, failed, scheduled)
    expect(third).toMatchObject({ failures: 3, timeNext: null, failure: 'refused' })
    expect(isStopped({ ...due, ...third })).toBe(true)
  })

  test('a failure by hand changes nothing about the schedule', () => {
    const due = { frequency: 'weekly', failures: 2, timeNext: now } as const
    expect(afterRun(due, failed, { now, byHand: true })).toMatchObject({
      failures: 2,
      timeNext: now,
    })
  })
})
