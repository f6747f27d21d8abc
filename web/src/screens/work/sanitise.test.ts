import purifier from 'dompurify'
import { describe, expect, test } from 'vitest'
import { sanitise, textOf } from './sanitise.ts'

const clean = (html: string) => sanitise(purifier, html)

describe('sanitise', () => {
  test('keeps simple markup', () => {
    const html = '<p>A <b>b</b> <i>i</i> <em>e</em> <strong>s</strong><br></p><ul><li>x</li></ul>'
    expect(clean(html)).toBe(html)
  })

  test('opens web links in a new tab', () => {
    expect(clean('<a href="https://a.example/" onclick="x()" style="color:red">a</a>')).toBe(
      '<a href="https://a.example/" rel="noopener noreferrer nofollow" target="_blank">a</a>',
    )
  })

  test.each([
    '<script>steal()</script>',
    '<img src=x onerror=steal()>',
    '<svg onload=steal()></svg>',
    '<iframe src="https://a.example"></iframe>',
    '<style>body{display:none}</style>',
    '<form action="https://a.example"><input name="password"></form>',
  ])('removes %s', (html) => {
    expect(clean(html)).toBe('')
  })

  test.each(['javascript:steal()', 'data:text/html,x', '//a.example', '/delete'])(
    'removes the address %s from its link',
    (address) => {
      expect(clean(`<a href="${address}">a</a>`)).not.toContain('href')
    },
  )
})

test('textOf returns the text without markup', () => {
  expect(textOf('<p>One &amp; <b>two</b></p><script>x()</script>')).toContain('One & two')
})
