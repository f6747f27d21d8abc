import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createJsonScanner } from './json-bounds.ts'

const bounds = { depthMax: 3, valuesMax: 6 }
const exceeded = (text: string) => createJsonScanner(bounds).scan(Buffer.from(text))

/** The result of reading the text byte by byte. */
function exceededInBytes(text: string) {
  const scanner = createJsonScanner(bounds)
  const results = [...Buffer.from(text)].map((byte) => scanner.scan(Buffer.of(byte)))
  return results.find((result) => result !== null) ?? null
}

describe('a JSON text', () => {
  test.each(['', 'null', '[[[]]]', '{"a":{"b":[1]}}', '[[],[],[]]', '[1,2,3,4,5,6]'])(
    'a JSON text within the bounds: %s',
    (text) => expect(exceeded(text)).toBeNull(),
  )

  test.each(['[[[[]]]]', '{"a":{"b":{"c":{}}}}', '[[[['])(
    'a JSON text that is nested too deeply: %s',
    (text) => expect(exceeded(text)).toBe('depth'),
  )

  test.each(['[[],[],[],[]]', '[1,2,3,4,5,6,7]', ',,,,,,,'])(
    'a JSON text with too many values: %s',
    (text) => expect(exceeded(text)).toBe('values'),
  )

  test.each([
    String.raw`"[[[[,,,,,,,,"`,
    String.raw`["\"[[[[,,,,,,,,"]`,
    String.raw`["\\\"[[[[", "{{{{\\"]`,
    String.raw`"[[[[`,
    '"\\',
  ])('counts nothing inside strings: %s', (text) => expect(exceeded(text)).toBeNull())

  test('goes on after a string that ends in a backslash', () => {
    expect(exceeded(String.raw`["\\",[[[[`)).toBe('depth')
  })

  test('is counted alike in one chunk and in many', () => {
    const unit = fc.constantFrom('[', ']', '{', '}', ',', '"', '\\', 'a', '1', ':')
    fc.assert(
      fc.property(fc.string({ unit }), (text) => {
        expect(exceededInBytes(text)).toBe(exceeded(text))
      }),
    )
  })

  test('tells where the elements of an array end', () => {
    const scanner = createJsonScanner({ depthMax: 9, valuesMax: 99 })
    for (const chunk of ['[1,{"a":[2,', '3]},",,"', ',4]']) scanner.scan(Buffer.from(chunk))
    expect(scanner.commas).toEqual([2, 14, 19])
  })
})
