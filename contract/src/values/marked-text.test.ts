import { describe, expect, test } from 'vitest'
import { readBlocks, type Span, spoilerBar, withoutMarks } from './marked-text.ts'

const tagged = ({ text, isBold, isItalic, isSpoiler }: Span) => {
  const inner = isItalic ? `<i>${text}</i>` : text
  const words = isBold ? `<b>${inner}</b>` : inner
  return isSpoiler ? `<s>${words}</s>` : words
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
    ['He ||dies||, (||she|| not).', 'He <s>dies</s>, (<s>she</s> not).'],
    ['||Vader||s son, un||kill||able', '<s>Vader</s>s son, un<s>kill</s>able'],
    ['||a || b, ||c|d||', '<s>a </s> b, <s>c|d</s>'],
    ['||*a* b **c**||', '<s><i>a</i></s><s> b </s><s><b>c</b></s>'],
    ['*a ||b|| c*, **||d||**', '<i>a </i><s><i>b</i></s><i> c</i>, <s><b>d</b></s>'],
    ['*a ||b* c||', '<i>a </i><s><i>b</i></s><s> c</s>'],
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
    'Plot: 7 || Acting: 8 || Fun: 9',
    'never ||closed, ends',
    '|one|, |||three|||, ||||, || spaced ||',
    '1 > 2',
    '>nothing',
  ])('%j stays as written', (text) => {
    expect(drawn(text)).toEqual([text])
    expect(withoutMarks(text)).toBe(text)
  })

  test('has its marks within lines', () => {
    expect(drawn('*one\ntwo*')).toEqual(['*one|two*'])
    expect(drawn('He ||dies\nand|| so')).toEqual(['He ||dies|and|| so'])
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

  test('shows a bar of one length for each spoiler in an excerpt, unless it is asked for', () => {
    const text = '> He ||*dies* **twice**||.\n||So|| ||what||, ||said'
    const bar = spoilerBar
    expect(withoutMarks(text)).toBe(`He ${bar}.\n${bar} ${bar}, ||said`)
    expect(withoutMarks(text, { spoilers: true })).toBe('He dies twice.\nSo what, ||said')
  })

  test('keeps markup of pages as text', () => {
    expect(drawn('<b>a</b> **<img>**')).toEqual(['<b>a</b> <b><img></b>'])
  })

  test('is read in time that grows with its length only', () => {
    for (const sign of [
      '*',
      '* ',
      '*a ',
      '**a ',
      'a* ',
      '*a* ',
      '> ',
      '\n',
      '***a ',
      '||',
      '||a ',
      '||a||',
      '||*',
    ]) {
      expect(readBlocks(sign.repeat(20_000)).length).toBeGreaterThan(0)
    }
  })
})
