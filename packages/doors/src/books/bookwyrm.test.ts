import { describe, expect, test } from 'vitest'
import { csvOf } from '../testing/export-files.ts'
import { read } from '../testing/read-exports.ts'

const header =
  'title,author_text,remote_id,openlibrary_key,goodreads_key,wikidata,isbn_10,isbn_13,start_date,finish_date,stopped_date,rating,review_name,review_cw,review_content,review_published,shelf,shelf_name,shelf_date'

type Cells = Record<string, string>

function readBooks(rows: readonly Cells[]) {
  const cells = rows.map((row) => {
    const all: Cells = {
      title: 'Quay',
      author_text: 'Ann Pier, Bo Mole',
      shelf: 'read',
      shelf_date: '2024-08-10',
      ...row,
    }
    return header.split(',').map((name) => all[name] ?? '')
  })
  return read('bookwyrm.csv', csvOf(header, cells))
}

describe('BookWyrm', () => {
  test.each<[Cells, object]>([
    [{}, { kind: 'engaged', viewings: [] }],
    [{ finish_date: '2022-10-07' }, { kind: 'engaged', viewings: [{ day: '2022-10-07' }] }],
    [{ finish_date: '0000-00-00' }, { kind: 'engaged', viewings: [] }],
    [{ shelf: 'to-read' }, { kind: 'saved', timePosted: '2024-08-10T00:00:00.000Z' }],
    [
      { shelf: 'reading', start_date: '2022-08-03' },
      {
        parts: { progress: { state: 'going', timeStarted: '2022-08-03T00:00:00.000Z' } },
        viewings: [],
      },
    ],
    [
      { shelf: 'stopped-reading', stopped_date: '2022-09-04', rating: '0.5' },
      {
        kind: 'review',
        rating: { points: 1 },
        parts: { progress: { state: 'stopped', timeChanged: '2022-09-04T00:00:00.000Z' } },
      },
    ],
    [
      { shelf: 'boats-9', shelf_name: 'Boats', finish_date: '2022-10-07' },
      { kind: 'engaged', viewings: [{ day: '2022-10-07' }], listings: [{ list: 'Boats' }] },
    ],
    [
      { shelf: 'boats-9', shelf_name: 'Boats', start_date: '2022-10-07' },
      { kind: 'progress', listings: [{ list: 'Boats' }] },
    ],
    [
      { shelf: 'boats-9', shelf_name: 'Boats', stopped_date: '2022-10-07' },
      { kind: 'progress', parts: { progress: { state: 'stopped' } } },
    ],
    [
      { shelf: 'boats-9', shelf_name: 'Boats' },
      { kind: 'entry', listings: [{ list: 'Boats' }] },
    ],
    [{ shelf: '', finish_date: '2022-10-07' }, { kind: 'engaged' }],
    [
      { shelf: '', rating: '2.5' },
      { kind: 'review', rating: { points: 5 } },
    ],
  ])('%o is kept', async (cells, expected) => {
    const { source, first, leftOut } = await readBooks([cells])
    expect([source, leftOut]).toEqual(['bookwyrm', []])
    expect(first).toMatchObject(expected)
  })

  test('a content note hides a review, which keeps its title', async () => {
    const { records } = await readBooks([
      {
        review_name: 'Too salty',
        review_cw: 'the ending',
        review_content: '<p>The <em>ferry</em> sinks.</p>',
        review_published: '2022-11-10',
      },
      { review_content: 'No ferry.' },
    ])
    expect(records.map(({ text, spoiler }) => [text, spoiler])).toEqual([
      ['Too salty\n\nthe ending\n\nThe *ferry* sinks.', true],
      ['No ferry.', false],
    ])
    expect(records[0]?.timePosted).toBe('2022-11-10T00:00:00.000Z')
  })

  test('ids are those of works, and a book without a shelf is left out', async () => {
    const { first, leftOut } = await readBooks([
      {
        openlibrary_key: 'OL7M',
        goodreads_key: '77',
        wikidata: 'Q7',
        isbn_10: '0306406152',
      },
      { shelf: '' },
    ])
    expect(first?.work).toMatchObject({
      creators: ['Ann Pier', 'Bo Mole'],
      ids: { isbn: '9780306406157', goodreads: '77', wikidata: 'wikidata-Q7' },
    })
    expect(leftOut).toMatchObject([{ reason: { code: 'neitherReadNorSaved' } }])
  })
})
