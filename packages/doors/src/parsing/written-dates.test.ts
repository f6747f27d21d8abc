import { describe, expect, test } from 'vitest'
import { provenOrderOf, rangesIn, readWrittenDate } from './written-dates.ts'

const reading = {
  usualOrder: 'unknown',
  today: '2026-05-02',
  timeZone: 'America/Los_Angeles',
} as const
const dateOf = (text: string, facts: object = {}) => {
  const written = readWrittenDate(text, { ...reading, ...facts })
  return written && 'date' in written ? written.date : undefined
}

describe('a date', () => {
  test.each([
    ['2024-02-29', '2024-02-29'],
    ['2024/2/9', '2024-02-09'],
    ['2024.02.09', '2024-02-09'],
    ['20240209', '2024-02-09'],
    ['2012', '2012'],
    ['2012.0', '2012'],
    ['2013/00/00', '2013'],
    ['2013-00-00', '2013'],
    ['00/00/2013', '2013'],
    ['2012/05', '2012-05'],
    ['2012-05-00', '2012-05'],
    ['05/2012', '2012-05'],
    ['5.2012', '2012-05'],
    ['06/13/2021', '2021-06-13'],
    ['13.06.2021', '2021-06-13'],
    ['13. 6. 2021', '2021-06-13'],
    ['05.06.2021', '2021-06-05'],
    ['13-06-2021', '2021-06-13'],
    ['05/05/2021', '2021-05-05'],
    ['13/6/20', '2020-06-13'],
    ['6/13/99', '1999-06-13'],
    ['Jun 13, 2021', '2021-06-13'],
    ['June 13th, 2021', '2021-06-13'],
    ['13 June 2021', '2021-06-13'],
    ['13. März 2021', '2021-03-13'],
    ['13 août 2021', '2021-08-13'],
    ['Sunday, June 13, 2021', '2021-06-13'],
    ['Wed May  1 00:00:00 2024', '2024-05-01'],
    ['13-Jun-21', '2021-06-13'],
    ['Sept 2021', '2021-09'],
    ['Jun-21', '2021-06'],
    ['44360', '2021-06-13'],
    ['44360.75', '2021-06-13'],
    ['2023-12-31 00:00:00', '2023-12-31'],
    ['2023-12-31T23:59', '2023-12-31'],
    ['6/13/2021 10:22:33 PM', '2021-06-13'],
    ['Jun 13, 2021 4:05 pm', '2021-06-13'],
  ])('%j is %s', (text, date) => {
    expect(dateOf(text)).toBe(date)
  })

  test.each([
    ['2024-05-02T02:30:00Z', '2024-05-01'],
    ['2024-05-02T02:30:00.000+02:00', '2024-05-01'],
    ['2024-05-02 02:30:00 UTC', '2024-05-01'],
    ['2024-05-02T23:30:00-0700', '2024-05-02'],
    ['2024-05-02T00:00:00Z', '2024-05-02'],
    ['2024-05-02T00:00:00.000Z', '2024-05-02'],
  ])('%j is the day of the time zone, %s', (text, day) => {
    expect(dateOf(text)).toBe(day)
  })

  test.each([
    '2023-02-29',
    '2024-13-01',
    '31/31/2024',
    '0999-01-01',
    '0000',
    'yesterday',
    'Marvel 2021',
    'Jun 13',
    '13 Jun Jul 2021',
    '20211',
    '5',
    '2024-05-01-',
    '2024-01-01T99:99:99Z',
  ])('%j is none', (text) => {
    expect(readWrittenDate(text, reading)).toBeUndefined()
  })

  test.each(['2031-01-01', '2027', '2026-06', '12/30/2026'])('%s is in the future', (text) => {
    expect(readWrittenDate(text, reading)).toEqual({ isFuture: true })
  })
})

describe('the order of day and month', () => {
  const order = (...texts: string[]) => provenOrderOf(texts, reading.today)

  test('is proven by a part above 12, or by a day that has not been', () => {
    expect(order('2/3/2022', '6/30/2022 10:00', '')).toBe('month first')
    expect(order('2/3/2022', '30-6-22')).toBe('day first')
    expect(order('3/12/2026')).toBe('month first')
    expect(order('01/06/2021-13/06/2021')).toBe('day first')
  })

  test('is not proven by other dates, and unknown where they contradict each other', () => {
    expect(order('2/3/2022', '5/5/2022', '2021-06-13-2021-07-14', '2012')).toBeUndefined()
    expect(order('13/3/2022', '3/13/2022')).toBe('unknown')
  })

  test('decides which day is meant; without it only the year is known', () => {
    expect(dateOf('2/3/2022', { provenOrder: 'month first' })).toBe('2022-02-03')
    expect(dateOf('2/3/2022', { provenOrder: 'day first' })).toBe('2022-03-02')
    expect(dateOf('2/3/2022', { usualOrder: 'month first' })).toBe('2022-02-03')
    expect(readWrittenDate('2/3/2022', reading)).toEqual({ date: '2022', isAmbiguous: true })
    const contradicted = { ...reading, provenOrder: 'unknown', usualOrder: 'month first' } as const
    expect(readWrittenDate('2/3/2022', contradicted)).toEqual({ date: '2022', isAmbiguous: true })
  })

  test('the order of day and month of numbers with full stops is that of those who write them', () => {
    expect(dateOf('02.03.2022', { usualOrder: 'month first' })).toBe('2022-03-02')
    expect(dateOf('02.03.2022', { provenOrder: 'month first' })).toBe('2022-02-03')
  })
})

describe('the ranges of a text', () => {
  test.each([
    ['2021/05/01-2021/05/13', ['2021/05/13']],
    ['2021-06-03', ['2021-06-03']],
    ['2021-06-01-2021-06-13, 2022', ['2021-06-13', '2022']],
    ['2021/05-2021/06; 2020', ['2021/06', '2020']],
    ['06/01/2021 - 06/13/2021', ['06/13/2021']],
    ['1.6.2021–13.6.2021', ['13.6.2021']],
    ['Jun 1, 2021 - Jun 13, 2021, Jan 2, 2022', ['Jun 13, 2021', 'Jan 2, 2022']],
    ['2019-2020', ['2020']],
    ['2021-06-01 00:00:00 to 2021-06-13 00:00:00', ['2021-06-13 00:00:00']],
    ['2021/05/01-', ['2021/05/01']],
    ['-2021/05/13', ['2021/05/13']],
  ])('%j end on %j', (text, ends) => {
    expect(rangesIn(text)).toMatchObject({ ends, rest: '' })
  })

  test.each([
    ['2021/05/01-2021/05/13', '2021/05/01', false],
    ['2020, 2021/05/01-', '2021/05/01', true],
    ['2021/05/01-2021/05/13, 2022', null, false],
    ['2021/05/13', null, false],
    ['', null, false],
  ])('the last of %j starts on %j', (text, lastStart, isOpen) => {
    expect(rangesIn(text)).toMatchObject({ lastStart, isOpen })
  })

  test('leave what is no date', () => {
    expect(rangesIn('2021/05/01-soon')).toMatchObject({ ends: ['2021/05/01'], rest: 'soon' })
  })
})
