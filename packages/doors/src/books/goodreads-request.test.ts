import { expect, test } from 'vitest'
import { read, readZip } from '../testing/read-exports.ts'

const none = '(not provided)'
const review = {
  rating: 4,
  read_status: 'read',
  review: 'Slow.',
  notes: none,
  read_at: '2020-02-03 10:00:00 UTC',
  created_at: '2020-01-01 04:13:53 UTC',
  book: 'The Salt Clock (Tide Hours, #2)',
}
const fileOf = (...reviews: object[]) =>
  JSON.stringify([{ explanation: 'What this file has' }, ...reviews])

test('reads the reviews of a data request as those of a library export', async () => {
  const { source, first } = await read('review.json', fileOf(review))
  expect(source).toBe('goodreads')
  expect(first).toMatchObject({
    line: 2,
    kind: 'review',
    work: { title: 'The Salt Clock', creators: [], year: null },
    rating: { points: 8 },
    text: 'Slow.',
    dateViewed: '2020-02-03',
    timePosted: '2020-02-03T00:00:00.000Z',
    note: null,
  })
})

test('reads authors, shelves and ids in either form', async () => {
  const other = {
    book: { title: 'Low Water', author: { name: 'Ada Quill' }, isbn13: '9780306406157' },
    read_status: 'to-read',
    rating: 0,
    review: none,
    shelves: ['seaside', { name: 'winter' }],
    last_updated: '2021-03-04',
  }
  const { records, lists } = await read('review.json', fileOf({ ...review, author: 'Bo' }, other))
  expect(records.map(({ kind, work }) => [kind, work.creators, work.ids])).toEqual([
    ['review', ['Bo'], {}],
    ['saved', ['Ada Quill'], { isbn: '9780306406157' }],
  ])
  expect(records[1]?.timePosted).toBe('2021-03-04T00:00:00.000Z')
  expect(lists.map(({ title }) => title)).toEqual(['seaside', 'winter'])
})

test('names the line of a review without a title, and reads the others', async () => {
  const { records, leftOut } = await read('review.json', fileOf({ ...review, book: none }, review))
  expect(records).toHaveLength(1)
  expect(leftOut).toMatchObject([{ line: 2, reason: { code: 'titleMissing' } }])
})

test('uses none of the other files of the request', async () => {
  const files = await readZip([
    { name: 'review.json', content: fileOf(review) },
    { name: 'user.json', content: fileOf({ email: 'a@b.example' }) },
  ])
  expect(files.map(({ problem, unused }) => [problem, unused?.reason])).toEqual([
    [null, undefined],
    [null, { code: 'otherAtGoodreads' }],
  ])
})
