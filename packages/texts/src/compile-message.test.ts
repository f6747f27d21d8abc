import { runInNewContext } from 'node:vm'
import { describe, expect, test } from 'vitest'
import { compileMessage } from './compile-message.ts'
import { formatsOf } from './formats.ts'

const signs = { group: ' ', decimal: ',', groupsFrom: 5 }

/** A message in a language, with values. */
function read(message: string, language: string, values: object): unknown {
  const formats = formatsOf({ language, ...signs })
  // The types are for the compiler; here only the expression is run.
  const code = compileMessage(message).code.replace(/^\((\{.*?\}): \{.*?\}\)/, '($1)')
  const text: unknown = runInNewContext(`(${code})`, { ...formats })
  return typeof text === 'function' ? Reflect.apply(text, undefined, [values]) : text
}

describe('a text', () => {
  test.each([
    ['Ann\'s "list" \\ `of` ${works}\n', 'Ann\'s "list" \\ `of` $works\n'],
    ['<b>bold</b> stays', '<b>bold</b> stays'],
    ["'{'no value'}'", '{no value}'],
    ['', ''],
  ])('%j is written as %j', (message, expected) => {
    expect(read(message, 'en', { works: 'works' })).toBe(expected)
  })

  test('names its values, which keep signs that mean something in code', () => {
    const values = { name: '`${1}` #\'"\\', count: 2 }
    const message = '{name}: {count, plural, one {# of {name}} other {# of `{name}`}} #1'
    expect(read(message, 'en', values)).toBe(`${values.name}: 2 of \`${values.name}\` #1`)
  })

  test.each([
    ['{a', 'EXPECT_ARGUMENT_CLOSING_BRACE'],
    ['{count, plural, one {#}}', 'MISSING_OTHER_CLAUSE'],
    ['{day, date, short}', 'dates come formatted'],
  ])('%s is broken', (message, reason) => {
    expect(() => compileMessage(message)).toThrow(reason)
  })
})

describe('the values of a text', () => {
  test.each([
    ['{name}', 'string | number'],
    ['{name, number}', 'number'],
    ['{name, plural, other {#}}', 'number'],
    ['{name} {name, plural, other {#}}', 'number'],
    ['{name, select, true {yes} other {no}}', 'boolean'],
    ['{name, select, film {a film} other {a book}}', 'string'],
    ['{name, select, null {none} other {{name}}}', 'string | number | null'],
    ['{name, select, null {none} other {{name, number}}}', 'number | null'],
  ])('%s takes a %s', (message, type) => {
    expect(compileMessage(message).values.get('name')).toBe(type)
  })
})

describe('counts', () => {
  const polish = '{count, plural, one {# film} few {# filmy} many {# filmów} other {# filmu}}'
  test.each([
    [1, '1 film'],
    [3, '3 filmy'],
    [5, '5 filmów'],
    [22, '22 filmy'],
    [12_000, '12 000 filmów'],
    [1.5, '1,5 filmu'],
  ])('of %f in Polish read %s', (count, expected) => {
    expect(read(polish, 'pl', { count })).toBe(expected)
  })

  const arabic =
    '{count, plural, zero {لا أفلام} one {فيلم واحد} two {فيلمان} few {# أفلام} many {# فيلمًا} other {# فيلم}}'
  test.each([
    [0, 'لا أفلام'],
    [1, 'فيلم واحد'],
    [2, 'فيلمان'],
    [7, '7 أفلام'],
    [11, '11 فيلمًا'],
    [100, '100 فيلم'],
  ])('of %i in Arabic read %s', (count, expected) => {
    expect(read(arabic, 'ar', { count })).toBe(expected)
  })

  test('have a text of their own for an exact number', () => {
    const message = '{count, plural, =0 {none} other {#}}'
    expect([0, 1].map((count) => read(message, 'en', { count }))).toEqual(['none', '1'])
  })
})

test('a choice by a value that is no key is the other one', () => {
  const message = '{medium, select, film {a film} other {a work}}'
  const texts = ['film', 'constructor', ''].map((medium) => read(message, 'en', { medium }))
  expect(texts).toEqual(['a film', 'a work', 'a work'])
})

test('numbers are grouped as the language does, with one decimal at most', () => {
  const { number } = formatsOf({ language: 'pl', ...signs })
  expect([1000, 12_345.67, -12_345, 0, null].map(number)).toEqual([
    '1000',
    '12 345,7',
    '-12 345',
    '0',
    '',
  ])
})
