import { expect, test } from 'vitest'
import { fromEither, fromHtml, fromText } from './description.ts'

test('keeps simple marks and links to the web', () => {
  const html =
    '<p>A <b>bold</b> <em>film</em>,<br>see <a href="https://example.org/a?b=1">here</a>.</p><ul><li>One</li></ul>'
  expect(fromHtml(html)).toBe(
    '<p>A <b>bold</b> <em>film</em>,<br />see <a href="https://example.org/a?b=1" rel="noopener noreferrer nofollow">here</a>.</p><ul><li>One</li></ul>',
  )
})

test.each([
  ['<script>alert(1)</script>Text', 'Text'],
  ['<img src=x onerror=alert(1)>Text', 'Text'],
  ['<p onclick="alert(1)" style="position:fixed">Text</p>', '<p>Text</p>'],
  ['<iframe src="https://example.org"></iframe>Text', 'Text'],
  ['<svg><script>alert(1)</script></svg>Text', 'Text'],
  ['<h1>Text</h1>', 'Text'],
  ['<style>p{display:none}</style>Text', 'Text'],
  ['Text<form action="https://example.org"><input name=password></form>', 'Text'],
])('of %s leaves %s', (html, left) => {
  expect(fromHtml(html)).toBe(left)
})

test.each(['javascript:alert(1)', 'data:text/html,x', '//example.org', ' java\nscript:alert(1)'])(
  'takes the address %j off a link',
  (href) => {
    expect(fromHtml(`<a href="${href}">x</a>`)).toBe('<a rel="noopener noreferrer nofollow">x</a>')
  },
)

test.each([null, undefined, '', ' \n', '<p> </p>', '<p>&nbsp;</p>', '<img src=x>'])(
  'of %j is nothing left',
  (html) => {
    expect(fromHtml(html)).toBeNull()
  },
)

test('makes paragraphs of bare text and shows its signs as they are', () => {
  expect(fromText('Tom & Jerry <3\r\n\r\nSecond\nline')).toBe(
    '<p>Tom &amp; Jerry &lt;3</p><p>Second<br />line</p>',
  )
})

test('tells text and HTML apart by a tag', () => {
  expect(fromEither('1 < 2 &amp; 3')).toBe('<p>1 &lt; 2 &amp; 3</p>')
  expect(fromEither('<p>1</p>')).toBe('<p>1</p>')
})

test.each([
  [
    'Caf&eacute; &mdash; it&#8217;s &#x27;open&#x27;&nbsp;now',
    "<p>Café — it’s 'open'\u00a0now</p>",
  ],
  ['Tom & Jerry &amp; AT&T &lt;3', '<p>Tom &amp; Jerry &amp; AT&amp;T &lt;3</p>'],
])('decodes the character references of a bare text: %s', (text, html) => {
  expect(fromEither(text)).toBe(html)
})

test('cuts a text without end and closes its marks', () => {
  const cut = fromHtml(`<p><b>${'x'.repeat(100_000)}</b></p>`) ?? ''
  expect(cut.length).toBeLessThan(20_100)
  expect(cut.endsWith('</b></p>')).toBe(true)
})
