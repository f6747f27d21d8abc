import { describe, expect, test } from 'vitest'
import { escapeHtml, escapeJson } from './head.ts'
import { enumerate, oneLine, shorten, wordsOf } from './text.ts'

test('a text on one line has no control signs and no broken ones', () => {
  expect(oneLine(' a\n\tb\u0000c\u2028d \uD83D ')).toBe('a b c d \uFFFD')
})

describe('a short text', () => {
  test('stays', () => {
    expect(shorten('Short.', 10)).toBe('Short.')
  })

  test('is cut between words', () => {
    expect(shorten('one two three four', 14)).toBe('one two three…')
  })

  test('is cut within a word that has no end, never within a sign', () => {
    expect(shorten('🎬'.repeat(20), 5)).toBe('🎬🎬🎬🎬…')
  })
})

test('the words of HTML are without tags, comments and entities', () => {
  expect(wordsOf('<p>Tom &amp; <b>Jerry</b></p><!-- x --><p>run &lt;fast&gt;</p><img src="')).toBe(
    'Tom & Jerry run <fast>',
  )
})

test.each([
  [['Ann'], 'Ann'],
  [['Ann', 'Ben'], 'Ann and Ben'],
  [['Ann', 'Ben', 'Cleo'], 'Ann, Ben and Cleo'],
])('%j reads %s', (names, expected) => {
  expect(enumerate(names)).toBe(expected)
})

test('no text gets out of an attribute or an element', () => {
  expect(escapeHtml(`"'><script>&\n`)).toBe('&quot;&#39;&gt;&lt;script&gt;&amp;')
})

test('no value gets out of a script element, and it stays the same value', () => {
  const value = { text: '</script><!--&\u2028"' }
  const json = escapeJson(value)
  expect(json).not.toMatch(/[<>&\u2028]/)
  expect(JSON.parse(json)).toEqual(value)
})
