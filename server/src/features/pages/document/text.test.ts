import { describe, expect, test } from 'vitest'
import { escapeLine, escapeJson } from './head.ts'
import { oneLine, shorten, wordsOf } from './text.ts'

test('a text on one line has no control characters or lone surrogates', () => {
  expect(oneLine(' a\n\tb\u0000c\u2028d \uD83D ')).toBe('a b c d \uFFFD')
})

describe('a short text', () => {
  test('stays unchanged', () => {
    expect(shorten('Short.', 10)).toBe('Short.')
  })

  test('is cut between words', () => {
    expect(shorten('one two three four', 14)).toBe('one two three…')
  })

  test('is cut within an overlong word, but never within a character', () => {
    expect(shorten('🎬'.repeat(20), 5)).toBe('🎬🎬🎬🎬…')
  })
})

test('the text of HTML has no tags, comments or entities', () => {
  expect(wordsOf('<p>Tom &amp; <b>Jerry</b></p><!-- x --><p>run &lt;fast&gt;</p><img src="')).toBe(
    'Tom & Jerry run <fast>',
  )
})

test('no text escapes from an attribute or an element', () => {
  expect(escapeLine(`"'><script>&\n`)).toBe('&quot;&#39;&gt;&lt;script&gt;&amp;')
})

test('no value escapes from a script element, and each parses back unchanged', () => {
  const value = { text: '</script><!--&\u2028"' }
  const json = escapeJson(value)
  expect(json).not.toMatch(/[<>&\u2028]/)
  expect(JSON.parse(json)).toEqual(value)
})
