import { expect, test } from 'vitest'
import type { Letter } from './letter.ts'
import { writeLetter } from './write-letter.ts'

const sender = {
  link: (path: string) => `https://medley.example${path}`,
  supportAddress: 'support@medley.example',
  operatorAddress: 'Medley, 1 Main Street',
}

const letter: Letter = {
  language: 'en',
  subject: 'News',
  username: 'ann',
  parts: [
    'Something happened:',
    { button: 'Have a look', url: 'https://medley.example/here' },
    { heading: 'Friends' },
    { entries: [{ title: 'Paterson', url: 'https://medley.example/film/1', detail: '9 by ben' }] },
  ],
  why: 'You get this because you asked.',
  unsubscribeLink: 'https://medley.example/unsubscribe/abc',
}

test('makes the text from the same parts as the HTML', () => {
  expect(writeLetter(sender, letter).text).toBe(
    [
      'Hello ann,',
      '',
      'Something happened:',
      '',
      'https://medley.example/here',
      '',
      'FRIENDS',
      '',
      'Paterson',
      '9 by ben',
      'https://medley.example/film/1',
      '',
      '-- ',
      'You get this because you asked.',
      'Unsubscribe: https://medley.example/unsubscribe/abc',
      'Contact: support@medley.example',
      'Medley, 1 Main Street',
      '',
    ].join('\n'),
  )
})

test('writes the frame in the language of the letter', () => {
  const { text, html } = writeLetter(sender, { ...letter, language: 'de' })
  expect(text).toContain('Hallo ann,\n')
  expect(text).toContain('\nAbbestellen: https://medley.example/unsubscribe/abc\nKontakt: support@')
  expect(html).toContain('<html lang="de">')
})

test('escapes every value in the HTML', () => {
  const evil = `"><img src=x onerror='alert(1)'>&`
  const { html } = writeLetter(sender, {
    language: 'en',
    subject: evil,
    username: evil,
    parts: [
      evil,
      { button: evil, url: evil },
      { heading: evil },
      { entries: [{ title: evil, url: evil, detail: evil }] },
    ],
    why: evil,
    unsubscribeLink: evil,
  })
  expect(html).not.toContain('<img')
  expect(html).not.toContain(evil)
  const written = '&quot;&gt;&lt;img src=x onerror=&#39;alert(1)&#39;&gt;&amp;'
  expect(html.split(written)).toHaveLength(13)
})

test('says in its headers how to end letters like it', () => {
  expect(writeLetter(sender, letter).headers).toEqual({
    'list-unsubscribe': '<https://medley.example/unsubscribe/abc>',
    'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
  })
})

test('has neither headers nor a link where such letters cannot be ended', () => {
  const { unsubscribeLink: _, ...lasting } = letter
  const { headers, html, text } = writeLetter(sender, lasting)
  expect(headers).toBeUndefined()
  expect(html + text).not.toMatch(/unsubscribe/i)
})

test('needs no table, picture, script or outside file', () => {
  expect(writeLetter(sender, letter).html).not.toMatch(/<(table|img|script|link|form)\b|url\(/)
})

test('lets each text run in its own direction', () => {
  const { html } = writeLetter(sender, {
    ...letter,
    parts: [
      'שלום!',
      { entries: [{ title: 'שלום', url: 'https://medley.example/', detail: 'Ann' }] },
    ],
  })
  expect(html).toMatch(/<p dir="auto"[^>]*>שלום!</)
  expect(html).toMatch(/<p dir="auto"[^>]*>\s*<a[^>]*>שלום<\/a><br \/><bdi[^>]*>Ann</)
})
