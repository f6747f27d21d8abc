import fc from 'fast-check'
import { expect, test } from 'vitest'
import { activeCell, inertCell } from './inert-cell.ts'

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', "'=1"])(
  '%j becomes no formula',
  (text) => {
    expect(inertCell(text)).toBe(`'${text}`)
  },
)

test.each(['1917', "'Round Midnight", 'a = b', ''])('%j stays as it is', (text) => {
  expect(inertCell(text)).toBe(text)
})

test('every text is read back unchanged', () => {
  const unit = fc.constantFrom("'", '=', '+', '-', '@', '\t', '\r', 'a', ' ')
  fc.assert(
    fc.property(fc.string({ unit }), (text) => {
      expect(activeCell(inertCell(text))).toBe(text)
      expect(inertCell(text)).not.toMatch(/^[=+\-@\t\r]/)
    }),
  )
})
