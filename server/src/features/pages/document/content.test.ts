import { describe, expect, test } from 'vitest'
import {
  exploreContent,
  landingContent,
  listContent,
  listsContent,
  profileContent,
  reviewContent,
  workContent,
} from './content.ts'
import { textsIn } from './words.ts'

const texts = textsIn('en')
const hostile = `</h1></main><img src=x onerror=alert(1)>"'&$&`
const escaped = '&lt;/h1&gt;&lt;/main&gt;&lt;img src=x onerror=alert(1)&gt;&quot;&#39;&amp;$&amp;'

const work = {
  id: 7,
  medium: 'book' as const,
  title: 'The Long Tide',
  creators: ['Ida Marsh', 'Tom Fell'],
  releaseDate: '1999-04-02',
  description: '<p>Two keepers &amp; a <b>lamp</b>.</p>',
  posterSource: null,
  rating: 8.5,
  reviewCount: 2,
}
const review = {
  id: 3,
  rating: 8,
  text: 'A slow wonder.',
  spoiler: false,
  timePosted: new Date(0),
  username: 'ann',
  firstName: 'Ann',
  lastName: 'Lee',
  workId: 7,
  medium: 'book' as const,
  title: 'The Long Tide',
  creators: ['Ida Marsh'],
  releaseDate: null,
  posterSource: null,
}
const list = {
  id: 4,
  title: 'By the sea',
  description: 'For long evenings',
  username: 'ann',
  isRanked: false,
  entryCount: 1,
  works: [
    {
      id: 7,
      medium: 'book' as const,
      title: 'The Long Tide',
      creators: ['Ida Marsh'],
      releaseDate: null,
      posterSource: null,
    },
  ],
}

describe('the page content before the app runs', () => {
  test('the content of the landing page links to login and registration', () => {
    const html = landingContent(texts)
    expect(html).toContain('<h1>The films, shows, books, albums and podcasts of your life')
    expect(html).toMatch(/<a [^>]*href="\/create-account">Create Account<\/a>/)
    expect(html).toMatch(/<a [^>]*href="\/login">Login<\/a>/)
  })

  test('the content of a work has title, creators, date and description', () => {
    const html = workContent(texts, work)
    expect(html).toContain('<h1>The Long Tide</h1>')
    expect(html).toContain('<dt>Authors</dt><dd>Ida Marsh, Tom Fell</dd>')
    expect(html).toContain('<dt>Released</dt><dd>April 2, 1999</dd>')
    expect(html).toContain('>Two keepers &amp; a lamp .</p>')
  })

  test('the content of a work leaves out unknown facts', () => {
    const html = workContent(texts, { ...work, creators: [], releaseDate: null, description: null })
    expect(html).toContain('<dl></dl>')
  })

  test('the content of explore links the works in order, with their creators', () => {
    const second = { ...work, id: 9, title: 'Élan', creators: [] }
    const html = exploreContent(texts, 'book', [
      { ...work, creators: ['Ida Marsh', 'Tom Fell'] },
      second,
    ])
    expect(html).toContain('<span>Ida Marsh, Tom Fell</span>')
    expect(html).toContain('>Books</h1>')
    expect([...html.matchAll(/href="([^"]+)"/g)].map(([, path]) => path)).toEqual([
      '/book/7-the-long-tide',
      '/book/9-elan',
    ])
  })

  test('the content of a review has work, author and text', () => {
    const html = reviewContent(texts, review)
    expect(html).toContain('<a href="/book/7-the-long-tide">The Long Tide</a>')
    expect(html).toContain('<p>Author: Ida Marsh</p>')
    expect(html).toContain('<a href="/profile/ann">Ann Lee</a><br />@ann')
    expect(html).toContain('8 of 10')
    expect(html).toContain('>A slow wonder.</p>')
  })

  test("the content of a review keeps the author's line breaks", () => {
    const html = reviewContent(texts, { ...review, text: 'One.\r\n\n\nTwo <b>.\nThree. ' })
    expect(html).toContain('<p>One.</p><p>Two &lt;b&gt;.<br />Three.</p>')
  })

  test('the content of a review draws its marks and keeps other signs', () => {
    const text = 'A **bold *end*** of 5 * 3 * 2.\n> *Alien*\n> <i>\n\nNever *closed'
    const html = reviewContent(texts, { ...review, text })
    expect(html).toContain(
      '<p>A <strong>bold </strong><strong><em>end</em></strong> of 5 * 3 * 2.</p>' +
        '<blockquote><em>Alien</em><br />&lt;i&gt;</blockquote><p>Never *closed</p>',
    )
  })

  test('the content of a long review is cut between its words, outside of marks', () => {
    const html = reviewContent(texts, { ...review, text: `**${'word '.repeat(200)}end** and more` })
    expect(html).toMatch(/<strong>word [^*<]{600,690}word…<\/strong><\/p><\/div>/)
    expect(html).not.toContain('*')
  })

  test("reserves the space of a cover in its medium's shape", () => {
    const album = { ...work, medium: 'album' as const }
    expect(workContent(texts, work)).not.toContain('boot-square')
    expect(workContent(texts, album)).toContain('boot-square')
    expect(exploreContent(texts, 'album', [album])).toContain('boot-square')
    expect(reviewContent(texts, { ...review, medium: 'podcast' })).toContain('boot-square')
    expect(listContent(texts, { ...list, works: [album] })).toContain('boot-square')
  })

  test('draws the covers that the app draws, with escaped words', () => {
    const html = workContent(textsIn('de'), { ...work, creators: [`R&B "Tom" <i>`] })
    expect(html).toContain('<svg viewBox="0 0 100 150" aria-hidden="true"><path fill="#')
    expect(html).toMatch(/<text [^>]*>BUCH<\/text>/)
    expect(html).toMatch(/<text [^>]*font-family="var\(--serif\)"[^>]*>Tide<\/text>/)
    expect(html).toMatch(/<text [^>]*>R&amp;B &quot;Tom&quot; &lt;i&gt;<\/text>/)
  })

  test('leaves the place of a picture from elsewhere empty', () => {
    const pictured = { ...work, posterSource: 'https://pictures.example/1.jpg' }
    expect(workContent(texts, pictured)).toContain('<i class=""></i>')
  })

  test('draws the covers that are seen without scrolling', () => {
    const works = Array.from({ length: 30 }, (_, at) => ({ ...work, id: at + 1 }))
    const html = exploreContent(texts, 'book', works)
    // The others come with the app.
    expect(html.split('<svg viewBox="0 0 100 150"')).toHaveLength(15)
  })

  test('the content of a review never contains a spoiler, even if the row does', () => {
    const html = reviewContent(texts, { ...review, spoiler: true, text: 'The butler did it.' })
    expect(html).not.toContain('butler')
    expect(html).toContain('contains spoilers')
  })

  test('the content of a profile has name and username', () => {
    const html = profileContent({ username: 'ann', firstName: 'Ann', lastName: null })
    expect(html).toContain('<h1>Ann</h1><p>@ann</p>')
  })

  test('the content of lists names their owner', () => {
    const html = listsContent(texts, { username: 'ann', firstName: 'Ann', lastName: null })
    expect(html).toContain('<h1>Ann&#39;s Lists</h1>')
    expect(html).toContain('<a href="/profile/ann">@ann</a>')
  })

  test('the content of a list links its owner and its entries', () => {
    const html = listContent(texts, list)
    expect(html).toContain('<a href="/u/ann/lists">All lists of @ann</a>')
    expect(html).toContain('<a href="/profile/ann">@ann</a>')
    expect(html).toContain('<a href="/book/7-the-long-tide">The Long Tide</a></li>')
  })

  test.each([
    ['a title', workContent(texts, { ...work, title: hostile })],
    ['a creator', workContent(texts, { ...work, creators: [hostile] })],
    ['a work in explore', exploreContent(texts, 'book', [{ ...work, title: hostile }])],
    ['who made it', exploreContent(texts, 'book', [{ ...work, creators: [hostile] }])],
    ['a review', reviewContent(texts, { ...review, text: hostile })],
    ['a name', profileContent({ username: 'ann', firstName: hostile, lastName: null })],
    [
      'whose lists they are',
      listsContent(texts, { username: 'ann', firstName: hostile, lastName: null }),
    ],
    ['a list', listContent(texts, { ...list, description: hostile })],
  ])('escapes %s as text', (_, html) => {
    expect(html).toContain(escaped)
    expect(html).not.toContain('<img')
    expect(html.match(/<h1/g)).toHaveLength(1)
  })
})
