import { describe, expect, test } from 'vitest'
import { exceededBound } from './json-bounds.ts'

const bounds = { depthMax: 3, valuesMax: 6 }
const exceeded = (text: string) => exceededBound(Buffer.from(text), bounds)

describe('a JSON text', () => {
  test.each(['', 'null', '[[[]]]', '{"a":{"b":[1]}}', '[[],[],[]]', '[1,2,3,4,5,6]'])(
    'within the bounds: %s',
    (text) => expect(exceeded(text)).toBeNull(),
  )

  test.each(['[[[[]]]]', '{"a":{"b":{"c":{}}}}', '[[[['])('that is nested too deeply: %s', (text) =>
    expect(exceeded(text)).toBe('depth'),
  )

  test.each(['[[],[],[],[]]', '[1,2,3,4,5,6,7]', ',,,,,,,'])('with too many values: %s', (text) =>
    expect(exceeded(text)).toBe('values'),
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
})
