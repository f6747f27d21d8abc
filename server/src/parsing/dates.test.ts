import { describe, expect, test } from 'vitest'
import { latestToday, readDate, slashOrderOf } from './dates.ts'

describe('dates of an export', () => {
  test('are calendar dates', () => {
    expect(readDate('2024-02-29', 'unknown')).toBe('2024-02-29')
    const wrong = ['2023-02-29', '2024-13-01', '2024-1-1', '0000-01-01', 'yesterday', '']
    expect(wrong.map((text) => readDate(text, 'unknown'))).toEqual(wrong.map(() => undefined))
  })

  test('with slashes are read once a day above 12 proves their order', () => {
    expect(slashOrderOf(['2/3/2022', '6/30/2022'])).toBe('month first')
    expect(slashOrderOf(['2/3/2022', '30/6/2022'])).toBe('day first')
    expect(readDate('2/3/2022', 'month first')).toBe('2022-02-03')
    expect(readDate('2/3/2022', 'day first')).toBe('2022-03-02')
  })

  test('with slashes stay unread while their order is unknown or contradicted', () => {
    expect(slashOrderOf(['2/3/2022'])).toBe('unknown')
    expect(slashOrderOf(['13/3/2022', '3/13/2022'])).toBe('unknown')
    expect(readDate('2/3/2022', 'unknown')).toBeUndefined()
  })

  test('may be those of a day that has begun anywhere on earth', () => {
    expect(latestToday(new Date('2026-05-01T09:59:00Z'))).toBe('2026-05-01')
    expect(latestToday(new Date('2026-05-01T10:00:00Z'))).toBe('2026-05-02')
  })
})
