import { describe, expect, test } from 'vitest'
import { readBlocks, type Span, withoutMarks } from './marked-text.ts'

const tagged = ({ text, isBold, isItalic }: Span) => {
  const inner = isItalic ? `<i>${text}</i>` : text
  return isBold ? `<b>${inner}</b>` : inner
}

/** Blocks as short markup: `[...]` is a quote, `|` a line break. */
const drawn = (text: string) =>
  readBlocks(text).map(({ isQuote, lines }) => {
    const words = lines.map((line) => line.map(tagged).join('')).join('|')
    return isQuote ? `[${words}]` : words
  })

describe('a text with marks', () => {
  test.each([
    ['a **bold** and an *italic* word', 'a <b>bold</b> and an <i>italic</i> word'],
    [
      '***both***, **a *b***, ***b* a**',
      '<b><i>both</i></b>, <b>a </b><b><i>b</i></b>, <b><i>b</i></b><b> a</b>',
    ],
    ['*a **b** c*', '<i>a </i><b><i>b</i></b><i> c</i>'],
    ['(*Jaws*) and "*Alien*", *Heat*’s', '(<i>Jaws</i>) and "<i>Alien</i>", <i>Heat</i>’s'],
    ['*one* *two*, *drei*', '<i>one</i> <i>two</i>, <i>drei</i>'],
  ])('%j is drawn %j', (text, expected) => {
    expect(drawn(text)).toEqual([expected])
  })

  test.each([
    '5 * 3 * 2',
    '5*3*2 and 2**3**4',
    'f**k this s**t',
    '**** of *****',
    '***½ / *****, a ** film, not a ***',
    '* first point * second',
    'never *closed, a hotel*s',
    '5* hotel*s',
    '4* and 5*, both',
    'footnote* and another**',
    '** spaced ** and * spaced *',
    '*** great ***',
    'a >b, >:( and >',
    '1 > 2',
    '>nothing',
  ])('%j stays as written', (text) => {
    expect(drawn(text)).toEqual([text])
    expect(withoutMarks(text)).toBe(text)
  })

  test('has its marks within lines', () => {
    expect(drawn('*one\ntwo*')).toEqual(['*one|two*'])
  })

  test('has quotes beside paragraphs', () => {
    expect(drawn('He says:\n> We *rob*\n> banks\nYes.\n\n\n> So?\r\n\r\nOh ')).toEqual([
      'He says:',
      '[We <i>rob</i>|banks]',
      'Yes.',
      '[So?]',
      'Oh',
    ])
  })

  test('loses nothing but its marks in an excerpt', () => {
    expect(withoutMarks('> A **b**\n\n*c* d\n5 * 3')).toBe('A b\n\nc d\n5 * 3')
  })

  test('keeps markup of pages as text', () => {
    expect(drawn('<b>a</b> **<img>**')).toEqual(['<b>a</b> <b><img></b>'])
  })

  test('is read in time that grows with its length only', () => {
    for (const sign of ['*', '* ', '*a ', '**a ', 'a* ', '*a* ', '> ', '\n', '***a ']) {
      expect(readBlocks(sign.repeat(20_000)).length).toBeGreaterThan(0)
    }
  })
})
