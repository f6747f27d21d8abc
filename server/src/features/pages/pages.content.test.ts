import { describe, expect, test } from 'vitest'
import {
  exploreContent,
  landingContent,
  listContent,
  profileContent,
  reviewContent,
  workContent,
} from './pages.content.ts'

const hostile = `</h1></main><img src=x onerror=alert(1)>"'&$&`
const escaped = '&lt;/h1&gt;&lt;/main&gt;&lt;img src=x onerror=alert(1)&gt;&quot;&#39;&amp;$&amp;'

const work = {
  id: 7,
  medium: 'book' as const,
  title: 'The Long Tide',
  creators: ['Ida Marsh', 'Tom Fell'],
  release_date: '1999-04-02',
  description: '<p>Two keepers &amp; a <b>lamp</b>.</p>',
  poster_source: null,
  rating: 8.5,
  review_count: 2,
}
const review = {
  id: 3,
  rating: 8,
  text: 'A slow wonder.',
  spoiler: false,
  time_posted: new Date(0),
  username: 'ann',
  first_name: 'Ann',
  last_name: 'Lee',
  work_id: 7,
  medium: 'book' as const,
  title: 'The Long Tide',
  creators: ['Ida Marsh'],
  release_date: null,
  poster_source: null,
}
const list = {
  id: 4,
  title: 'By the sea',
  description: 'For long evenings',
  username: 'ann',
  entry_count: 1,
  works: [{ id: 7, medium: 'book' as const, title: 'The Long Tide' }],
}

describe('the content of a page before the app', () => {
  test('of the landing page leads to both ways in', () => {
    const html = landingContent()
    expect(html).toContain('<h1>The films, shows, books, albums and podcasts of your life')
    expect(html).toMatch(/<a [^>]*href="\/create-account">Create Account<\/a>/)
    expect(html).toMatch(/<a [^>]*href="\/login">Login<\/a>/)
  })

  test('of a work says title, creators, date and description', () => {
    const html = workContent(work)
    expect(html).toContain('<h1>The Long Tide</h1>')
    expect(html).toContain('<dt>Authors</dt><dd>Ida Marsh, Tom Fell</dd>')
    expect(html).toContain('<dt>Released</dt><dd>April 2, 1999</dd>')
    expect(html).toContain('>Two keepers &amp; a lamp .</p>')
  })

  test('of a work leaves out what is not known', () => {
    const html = workContent({ ...work, creators: [], release_date: null, description: null })
    expect(html).toContain('<dl></dl>')
  })

  test('of explore links the works, in their order', () => {
    const second = { id: 9, medium: 'book' as const, title: 'Élan' }
    const html = exploreContent('book', [...list.works, second])
    expect(html).toContain('>Books</h1>')
    expect([...html.matchAll(/href="([^"]+)"/g)].map(([, path]) => path)).toEqual([
      '/book/7-the-long-tide',
      '/book/9-elan',
    ])
  })

  test('of a review says work, author and text', () => {
    const html = reviewContent(review)
    expect(html).toContain('<a href="/book/7-the-long-tide">The Long Tide</a>')
    expect(html).toContain('<a href="/profile/ann">Ann Lee</a>: 8 of 10')
    expect(html).toContain('>A slow wonder.</p>')
  })

  test('of a review never gives a spoiler away, whatever the row holds', () => {
    const html = reviewContent({ ...review, spoiler: true, text: 'The butler did it.' })
    expect(html).not.toContain('butler')
    expect(html).toContain('contains spoilers')
  })

  test('of a profile says name and username', () => {
    const html = profileContent({ username: 'ann', first_name: 'Ann', last_name: null })
    expect(html).toContain('<h1>Ann</h1><p>@ann</p>')
  })

  test('of a list links its owner and its entries', () => {
    const html = listContent(list)
    expect(html).toContain('<a href="/u/ann/lists">ann</a>')
    expect(html).toContain('<li><a href="/book/7-the-long-tide">The Long Tide</a></li>')
  })

  test.each([
    ['a title', workContent({ ...work, title: hostile })],
    ['a creator', workContent({ ...work, creators: [hostile] })],
    ['a work in explore', exploreContent('book', [{ id: 7, medium: 'book', title: hostile }])],
    ['a review', reviewContent({ ...review, text: hostile })],
    ['a name', profileContent({ username: 'ann', first_name: hostile, last_name: null })],
    ['a list', listContent({ ...list, description: hostile })],
  ])('holds %s as text', (_, html) => {
    expect(html).toContain(escaped)
    expect(html).not.toContain('<img')
    expect(html.match(/<h1/g)).toHaveLength(1)
  })
})
