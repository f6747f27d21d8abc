import { expect, test } from 'vitest'
import type { WorkFacts } from '../../../catalogue/work-facts.ts'
import { mergeFacts } from './works.merge.rules.ts'

const factsOf = (source: string, more: Partial<WorkFacts> = {}): WorkFacts => ({
  medium: 'book',
  source,
  externalId: source,
  title: 'Dune',
  creators: ['Frank Herbert'],
  releaseDate: null,
  description: null,
  posterSource: null,
  entries: [],
  ...more,
})

test('takes each further fact from the first that tells it, the shelf last', () => {
  const shelf = factsOf('shelf', { genres: ['Drama'], minutes: 100, series: null })
  const first = factsOf('openlibrary', { genres: [], cast: ['A'], pages: 604, languages: [] })
  const second = factsOf('googlebooks', {
    genres: ['Science Fiction'],
    cast: ['B'],
    pages: 500,
    languages: ['en'],
    series: { title: 'Dune', position: '1' },
  })
  expect(mergeFacts(shelf, [first, second])).toMatchObject({
    genres: ['Science Fiction'],
    cast: ['A'],
    countries: [],
    languages: ['en'],
    minutes: 100,
    pages: 604,
    series: { title: 'Dune', position: '1' },
  })
})

test('keeps every other title, the original one first', () => {
  const shelf = factsOf('shelf')
  const facts = [
    factsOf('tmdb', { title: 'Dune: Part One', originalTitle: 'Dune' }),
    factsOf('wikidata', { originalTitle: 'Duna', alternativeTitles: ['Duna', 'Dune', 'Wüste'] }),
  ]
  expect(mergeFacts(shelf, facts)).toMatchObject({
    title: 'Dune',
    originalTitle: 'Duna',
    alternativeTitles: ['Duna', 'Dune: Part One', 'Wüste'],
  })
})

test('links the article of the description it takes', () => {
  const article = { description: '<p>W</p>', descriptionUrl: 'https://en.wikipedia.org/wiki/Dune' }
  const other = factsOf('tmdb', { description: '<p>T</p>' })
  const wikidata = factsOf('wikidata', article)
  expect(mergeFacts(null, [factsOf('tmdb'), wikidata])).toMatchObject(article)
  expect(mergeFacts(null, [other, wikidata])).toMatchObject({
    description: '<p>T</p>',
    descriptionUrl: null,
  })
})

test("prefers Open Library's cover to a thumbnail", () => {
  const cover = 'https://covers.openlibrary.org/b/id/1-L.jpg'
  const thumbnail = 'https://books.google.com/c?id=1'
  const { posterSource } =
    mergeFacts(factsOf('shelf'), [
      factsOf('openlibrary', { posterSource: cover }),
      factsOf('googlebooks', { posterSource: thumbnail }),
    ]) ?? {}
  expect(posterSource).toBe(cover)
})
