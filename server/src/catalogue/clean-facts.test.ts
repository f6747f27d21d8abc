import { expect, test } from 'vitest'
import { cleanDate, cleanFacts } from './clean-facts.ts'
import { countryCode, languageCode } from './codes.ts'
import { toGenres } from './genres.ts'
import { toIsbn13 } from '@medley/doors/parsing/isbn'
import type { WorkFacts } from './work-facts.ts'

const facts: WorkFacts = {
  medium: 'film',
  source: 'tmdb',
  externalId: '238',
  title: 'The Godfather',
  creators: ['Francis Ford Coppola'],
  releaseDate: '1972-03-14',
  description: null,
  posterSource: 'https://image.example/p.jpg',
  entries: [],
}

test.each([
  ['1972-03-14', '1972-03-14'],
  ['1972-03', '1972-03'],
  ['1972', '1972'],
  ['1972-03-14T00:00:00Z', '1972-03-14'],
  ['1972-13-01', '1972'],
  ['1972-02-31', '1972-02'],
  ['1972-02-99', '1972-02'],
  ['0000-00-00', null],
  ['March 1972', null],
  ['', null],
  [null, null],
])('of the date %j stays %j', (given, kept) => {
  expect(cleanDate(given)).toBe(kept)
})

test('whatever a source sends becomes one line of bounded length', () => {
  const clean = cleanFacts({
    ...facts,
    title: ` The\n \u202EGodfather\u2069\0 ${'x'.repeat(1000)}`,
    creators: [' Francis\tFord Coppola ', 'Francis Ford Coppola', '', '\u0000'],
    entries: ['', 'One'],
  })
  expect(clean?.title.startsWith('The Godfather x')).toBe(true)
  expect(clean?.title).toHaveLength(500)
  expect(clean).toMatchObject({
    creators: ['Francis Ford Coppola'],
    entries: ['Untitled', 'One'],
  })
})

test.each([
  { title: ' ' },
  { externalId: '' },
  { externalId: '../../etc' },
  { externalId: 'x'.repeat(101) },
])('what has no title or no usable id is left out: %j', (part) => {
  expect(cleanFacts({ ...facts, ...part })).toBeNull()
})

test.each([
  ['http://image.example/p.jpg', 'https://image.example/p.jpg'],
  ['javascript:alert(1)', null],
  ['data:image/png;base64,AA', null],
  ['/p.jpg', null],
  ['https://user:word@image.example/p.jpg', null],
])('of the poster %s stays %s', (posterSource, kept) => {
  expect(cleanFacts({ ...facts, posterSource })?.posterSource).toBe(kept)
})

test.each([
  ['0-441-01359-7', '9780441013593'],
  ['9780441013593', '9780441013593'],
  ['043942089X', '9780439420891'],
  ['9780441013590', null],
  ['0441013590', null],
  ['B000FC1PJI', null],
])('the ISBN %s is %s', (isbn, thirteen) => {
  expect(toIsbn13(isbn)).toBe(thirteen)
})

test('further facts are bounded, known words and codes', () => {
  const names = Array.from({ length: 30 }, (_, index) => `Name ${index}`)
  const clean = cleanFacts({
    ...facts,
    originalTitle: ' Il\n padrino ',
    alternativeTitles: ['Der Pate', 'The Godfather', 'Il padrino', ''],
    genres: ['Drama', 'Gangster', 'Crime', 'Drama'],
    cast: ['', ...names],
    countries: ['US', 'usa', 'IT', 'US'],
    languages: ['en', 'cn', 'xx', 'English'],
    minutes: 175.4,
    pages: -1,
    series: { title: ' The Godfather ', position: '1' },
    descriptionUrl: 'javascript:alert(1)',
  })
  expect(clean).toMatchObject({
    originalTitle: 'Il padrino',
    alternativeTitles: ['Il padrino', 'Der Pate'],
    genres: ['Drama', 'Crime'],
    cast: names.slice(0, 10),
    countries: ['US', 'IT'],
    languages: ['en', 'zh'],
    minutes: 175,
    pages: null,
    series: { title: 'The Godfather', position: '1' },
    descriptionUrl: null,
  })
})

test('facts that a source does not tell stay absent', () => {
  expect(Object.keys(cleanFacts(facts) ?? {}).toSorted()).toEqual(
    [...Object.keys(facts), 'ids'].toSorted(),
  )
})

test.each([
  [
    ['Science fiction film', 'Action/Adventure', 'LGBT-related film'],
    ['Science Fiction', 'LGBTQ'],
  ],
  [
    ['romantic comedy film', 'film noir'],
    ['Romance', 'Comedy', 'Noir'],
  ],
  [
    ['Rap/Hip Hop', 'alternative rock', 'seen live'],
    ['Hip Hop', 'Rock'],
  ],
  [
    ['Dystopian fiction', 'historical novel'],
    ['Science Fiction', 'History'],
  ],
])('the genres %j are %j', (words, genres) => {
  expect(toGenres(words)).toEqual(genres)
})

test.each([
  ['United States of America', 'US'],
  ['Germany', 'DE'],
  ['South Korea', 'KR'],
  ['Soviet Union', undefined],
])('the code of %s is %s', (name, code) => {
  expect(countryCode(name)).toBe(code)
})

test.each([
  ['Hebrew', 'he'],
  ['Mandarin Chinese', 'zh'],
  ['Klingon', undefined],
])('the code of the language %s is %s', (name, code) => {
  expect(languageCode(name)).toBe(code)
})
