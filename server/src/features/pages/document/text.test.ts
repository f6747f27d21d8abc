import { expect, test } from 'vitest'
import { escapeLine, escapeJson } from './head.ts'
import { wordsOf } from './text.ts'

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
