import { expect, test } from 'vitest'
import { plainReview } from '@medley/doors/parsing/plain-review'
import { asHtml, goodreadsHtml, letterboxdHtml } from './review-html.ts'

test('writes bold, italics and quotes as tags, and everything else as text', () => {
  const text = '**Wet** & *very* <i>sea</i>.\nNo 5 * 3.\n\n> She said\n> so\nEnd.'
  expect(asHtml(text, letterboxdHtml)).toBe(
    '<b>Wet</b> &amp; <i>very</i> &lt;i&gt;sea&lt;/i&gt;.\nNo 5 * 3.<blockquote>She said\nso</blockquote>End.',
  )
  expect(asHtml('one\ntwo\n\nthree', goodreadsHtml)).toBe('one<br/>two<br/><br/>three')
  expect(asHtml(null, letterboxdHtml)).toBeNull()
})

test('writes spoilers as tags where the other service has them', () => {
  const text = 'He ||dies *twice*||.'
  expect(asHtml(text, goodreadsHtml)).toBe('He <spoiler>dies <i>twice</i></spoiler>.')
  expect(asHtml(text, letterboxdHtml)).toBe('He ||dies <i>twice</i>||.')
})

test.each([
  'Plain.',
  'One\ntwo\n\nthree',
  '**Bold**, *italics* and ***both***, 5 * 3, f**k, 4 < 5 && 6 > 5',
  'Before\n\n> A quote\n> of **two** lines\n\nafter',
  '> One\n\nand\n\n> another',
  'Tags as text: <b>x</b> <spoiler>y</spoiler> &amp;',
  'He ||dies||, ||*so* sad||, a || b\n\n> ||No!||\n\nUn||kill||able',
  '👩‍🚀 “quotes” – and ümlauts',
])('%j is read back as it was', (text) => {
  for (const dialect of [letterboxdHtml, goodreadsHtml]) {
    expect(plainReview(asHtml(text, dialect) ?? '')).toBe(text)
  }
})
