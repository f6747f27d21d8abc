import { describe, expect, test } from 'vitest'
import type { z } from 'zod'
import {
  anyText,
  calendarDate,
  filledLine,
  filledText,
  flag,
  id,
  inputTime,
  limit,
  line,
  medium,
  mediumList,
  offset,
  pathId,
  rating,
  text,
} from './values.ts'

const accepts = (schema: z.ZodType, value: unknown) => schema.safeParse(value).success

describe('id', () => {
  test.each([
    [1, 1],
    ['7', 7],
    ['0012', 12],
    [2_147_483_647, 2_147_483_647],
  ])('reads %j as %j', (given, read) => {
    expect(id.parse(given)).toBe(read)
  })

  test.each([
    0,
    -1,
    1.5,
    '1.0',
    ' 1',
    '1e3',
    '',
    '0x10',
    '１',
    2_147_483_648,
    '2147483648',
    '99999999999999',
    NaN,
    Infinity,
    true,
    null,
    undefined,
    [],
    [1],
    {},
  ])('refuses %j', (given) => {
    expect(accepts(id, given)).toBe(false)
  })
})

describe('pathId', () => {
  test.each(['0', '-1', 'a', '', '1.5', '2147483648', '١'])('names its code for %j', (given) => {
    const result = pathId('work_not_found').safeParse(given)
    expect(result.error?.issues[0]?.message).toBe('work_not_found')
  })
})

describe('text', () => {
  test('counts code points after trimming', () => {
    expect(text(2).parse(' 🎬🎬 ')).toBe('🎬🎬')
    expect(accepts(text(2), '🎬🎬🎬')).toBe(false)
  })

  test.each(['\0', 'a\0b', '\uD800', '\uDC00a'])('refuses %j, which cannot be stored', (given) => {
    expect(accepts(anyText, given)).toBe(false)
    expect(accepts(text(10), given)).toBe(false)
    expect(accepts(filledText(10), given)).toBe(false)
  })

  test.each(['', ' ', '\n\t', '\u00A0', '\u3000'])('%j counts as empty', (given) => {
    expect(accepts(filledText(10), given)).toBe(false)
  })
})

/** Signs of which a text has nothing to show, alone or many. */
const unseen = {
  'a zero width space': '\u200B',
  'a word joiner': '\u2060',
  'a byte order mark': '\uFEFF',
  'a soft hyphen': '\u00AD',
  'a grapheme joiner': '\u034F',
  'a Hangul filler': '\u3164',
  'a half-width Hangul filler': '\uFFA0',
  'a blank of Braille': '\u2800',
  'a mark of direction': '\u200E',
  'a joiner': '\u200D',
  'a variation selector': '\uFE0F',
  'signs of a tag': '\u{E0067}\u{E007F}',
  'a bell': '\u0007',
  'an accent without a letter': '\u0301',
  'a place of an object': '\uFFFC',
  'an unassigned sign': '\u0378',
  'a sign of private use': '\uE000',
}

describe.each(Object.entries(unseen))('%s', (_, sign) => {
  test.each([text(9), line(9), filledText(9), filledLine(9)])('is no text alone (%#)', (value) => {
    expect(accepts(value, sign)).toBe(false)
    expect(accepts(value, ` ${sign} ${sign}`)).toBe(false)
    expect(accepts(value, `${sign}a`)).toBe(true)
  })
})

describe('line', () => {
  test('is one line', () => {
    expect(line(20).parse('Ann\nMarie\r\nLee\u2028X\tY\n')).toBe('Ann Marie Lee X Y')
    expect(filledText(20).parse('Ann\r\nMarie\n')).toBe('Ann\nMarie')
  })

  test('counts what is left', () => {
    expect(line(3).parse('\u200BA\u00ADn\u0007n\u2060')).toBe('Ann')
    expect(accepts(line(3), 'Anna')).toBe(false)
  })

  test.each(['\u202Enna', 'A\u2066nn'])('refuses %j, which turns what follows', (given) => {
    expect(accepts(line(20), given)).toBe(false)
    expect(accepts(text(20), given)).toBe(true)
  })
})

describe('flag', () => {
  test.each([true, 1, 'true', '1'])('reads %j as true', (given) => {
    expect(flag.parse(given)).toBe(true)
  })

  test.each([false, 0, 'false', '0'])('reads %j as false', (given) => {
    expect(flag.parse(given)).toBe(false)
  })

  test.each(['yes', '', 2, null, [], 'TRUE'])('refuses %j', (given) => {
    expect(accepts(flag, given)).toBe(false)
  })
})

describe('medium', () => {
  test.each(['Film', 'tvshow', '', null, 3, {}])('names its code for %j', (given) => {
    expect(medium.safeParse(given).error?.issues[0]?.message).toBe('invalid_medium')
  })

  test('a missing medium gets the usual required error', () => {
    expect(medium.safeParse(undefined).error?.issues[0]?.message).toBe('Required')
  })

  test('a list may be one bare value', () => {
    expect(mediumList.parse('film')).toEqual(['film'])
    expect(mediumList.parse(['film', 'book'])).toEqual(['film', 'book'])
    expect(accepts(mediumList, ['film', 'radio'])).toBe(false)
  })
})

describe('dates', () => {
  test.each(['2024-02-29', '0001-01-01', '9999-12-31'])('%j is a date', (given) => {
    expect(accepts(calendarDate, given)).toBe(true)
  })

  test.each([
    '2023-02-29',
    '2024-13-01',
    '0000-01-01',
    '2024-1-1',
    '',
    '2024-05-01T00:00:00Z',
    20240501,
  ])('%j is no date', (given) => {
    expect(accepts(calendarDate, given)).toBe(false)
  })

  test.each([
    ['2024-05-01', '2024-05-01T00:00:00.000Z'],
    ['2024-05-01T12:00:00Z', '2024-05-01T12:00:00.000Z'],
    ['2024-05-01T12:00:00.5+02:00', '2024-05-01T10:00:00.500Z'],
  ])('reads the time %j as %j', (given, read) => {
    expect(inputTime.parse(given)).toBe(read)
  })

  test.each([
    '',
    'now',
    '2024-05-01T25:00:00Z',
    '2024-05-01T12:00:00',
    0,
    '0000-01-01',
    '0000-01-01T00:00:00Z',
    '0001-01-01T00:00:00+14:00',
    '9999-12-31T23:00:00-14:00',
  ])('%j is no time', (given) => {
    expect(accepts(inputTime, given)).toBe(false)
  })
})

describe('numbers', () => {
  test.each([-1, 11, 1.5, '7', null])('%j is not a rating', (given) => {
    expect(accepts(rating, given)).toBe(false)
  })

  test('limit and offset have bounds and defaults', () => {
    expect(limit(100, 20).parse(undefined)).toBe(20)
    expect(limit(100, 20).parse('100')).toBe(100)
    expect(accepts(limit(100, 20), 101)).toBe(false)
    expect(accepts(limit(100, 20), 0)).toBe(false)
    expect(offset.parse(undefined)).toBe(0)
    expect(accepts(offset, -1)).toBe(false)
    expect(accepts(offset, '1000001')).toBe(false)
  })
})
