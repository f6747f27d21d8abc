import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cleanLine, cleanText } from './clean-text.ts'
import { hasVisibleSign } from './visible-sign.ts'

const anySign = fc
  .oneof(
    fc.integer({ min: 0, max: 0x10ffff }),
    fc.integer({ min: 0, max: 0xffff }),
    fc.constantFrom(
      0x200c,
      0x200d,
      0xfe0f,
      0x1f469,
      0x2764,
      0x6cc,
      0x94d,
      0x0a,
      0x0d,
      0x1f3f4,
      0xe0067,
    ),
  )
  .filter((code) => code < 0xd800 || code > 0xdfff)
  .map((code) => String.fromCodePoint(code))

const anyText = fc.array(anySign, { maxLength: 12 }).map((signs) => signs.join(''))

describe('any text', () => {
  test('any text has no control character left, and blanks at neither end', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(cleanText(text)).not.toMatch(/[^\P{Cc}\n\t]/u)
        expect(cleanLine(text)).not.toMatch(/[\p{Cc}\u2028\u2029]/u)
        expect(cleanText(text)).not.toMatch(/^[\s\u2800]|[\s\u2800]$/)
      }),
    )
  })

  test('stays as it is the second time', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(cleanText(cleanText(text))).toBe(cleanText(text))
        expect(cleanLine(cleanLine(text))).toBe(cleanLine(text))
      }),
    )
  })

  test('keeps every sign that shows', () => {
    const shown = (text: string) => [...text].filter((sign) => hasVisibleSign(sign))
    fc.assert(
      fc.property(anyText, (text) => {
        expect(shown(cleanText(text))).toEqual(shown(text))
        expect(hasVisibleSign(text)).toBe(shown(text).length > 0)
      }),
    )
  })

  test('shows nothing with signs of these categories alone', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const signs = [...text].filter((sign) => /[\p{C}\p{Z}\p{M}]/u.test(sign))
        expect(hasVisibleSign(signs.join(''))).toBe(false)
      }),
    )
  })
})

test.each([
  ['an astronaut', '\u{1F468}\u{1F3FD}\u200D\u{1F680}'],
  ['a heart on fire', '\u2764\uFE0F\u200D\u{1F525}'],
  ['a kiss', '\u{1F469}\u200D\u2764\uFE0F\u200D\u{1F48B}\u200D\u{1F468}'],
  ['the flag of Wales', '\u{1F3F4}\u{E0067}\u{E0062}\u{E0077}\u{E006C}\u{E0073}\u{E007F}'],
  ['a keycap', '1\uFE0F\u20E3'],
  ['a Persian word', '\u0645\u06CC\u200C\u062E\u0648\u0627\u0647\u0645'],
  ['a Hindi syllable', '\u0915\u094D\u200D\u0937'],
  ['a Malayalam ending', '\u0D28\u0D4D\u200D'],
  ['a variant of a Chinese character', '\u845B\u{E0100}'],
  ['a mark of direction between words', 'C++\u200E \u05E9\u05DC\u05D5\u05DD'],
  ['lines and an indent', 'one\n\n\ttwo'],
])('keeps %s', (_, text) => {
  expect(cleanText(text)).toBe(text)
})

test.each([
  ['joiners of Latin letters', 'no\u200Dr\u200Ca'],
  ['joiners in a row', 'nor\u200D\u200D\u200Ca'],
  ['variations of letters', 'n\uFE0Fora\uFE00'],
  ['tags of no flag', 'nora\u{E0067}\u{E0062}'],
  ['fillers', '\u3164nor\u3164a\uFFA0'],
  ['soft hyphens and zero width spaces', 'no\u00ADr\u200Ba\uFEFF'],
  ['controls', '\0no\u0007r\u009Fa\u001B'],
  ['marks of direction at the ends', '\u200Fnora\u200E\u2069'],
])('takes out %s', (_, text) => {
  expect(cleanText(text)).toBe('nora')
})

test('takes no longer per sign for many blanks', () => {
  const text = `a${' '.repeat(1_000_000)}b`
  expect(cleanText(text)).toBe(text)
})
