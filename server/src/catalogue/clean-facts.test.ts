import { expect, test } from 'vitest'
import { cleanDate, cleanFacts } from './clean-facts.ts'
import { toIsbn13 } from './isbn.ts'
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
    title: ` The\n Godfather\0 ${'x'.repeat(1000)}`,
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
