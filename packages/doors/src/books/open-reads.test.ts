import { describe, expect, test } from 'vitest'
import { csvOf } from '../testing/export-files.ts'
import { read } from '../testing/read-exports.ts'

const header =
  'title,subtitle,author,description,status,favourite,deleted,rating,pages,publication_year,isbn,olid,tags,my_review,notes,book_format,readings,date_added,date_modified'

type Cells = Record<string, string>

function readBooks(rows: readonly Cells[]) {
  const cells = rows.map((row) => {
    const all: Cells = {
      title: 'Quay',
      author: 'Ann Pier',
      status: 'finished',
      favourite: 'false',
      deleted: 'false',
      book_format: 'ebook',
      date_added: '2024-03-01T13:01:12.937',
      ...row,
    }
    return header.split(',').map((name) => all[name] ?? '')
  })
  return read('openreads.csv', csvOf(header, cells))
}

const midnight = 'T00:00:00.000'

describe('OpenReads', () => {
  test.each<[Cells, object]>([
    [{}, { kind: 'engaged', viewings: [] }],
    [
      {
        readings: `2023-10-01${midnight}|2023-11-01${midnight}|;|2020-01-20${midnight}|36000`,
        tags: 'sea, salt|||||boats',
      },
      {
        kind: 'engaged',
        viewings: [
          { day: '2020-01-20', isRepeat: false, tags: [] },
          { day: '2023-11-01', isRepeat: true, tags: ['sea salt', 'boats'] },
        ],
      },
    ],
    [
      { readings: `|2023-11-01${midnight}|;||36000`, rating: '4.5', my_review: 'Salty.' },
      {
        kind: 'review',
        rating: { points: 9 },
        text: 'Salty.',
        dateViewed: '2023-11-01',
        isRepeat: true,
        viewings: [{ day: null }],
      },
    ],
    [{ status: 'planned' }, { kind: 'saved' }],
    [
      { status: 'planned', tags: 'sea' },
      { kind: 'saved', note: [{ code: 'tagsOfRead' }] },
    ],
    [
      { status: 'in_progress', readings: `2024-01-03${midnight}||` },
      {
        kind: 'progress',
        parts: { progress: { state: 'going', timeStarted: '2024-01-03T00:00:00.000Z' } },
      },
    ],
    [
      { status: 'abandoned', readings: `2024-01-03${midnight}|2024-01-09${midnight}|` },
      {
        kind: 'progress',
        viewings: [],
        parts: { progress: { state: 'stopped', timeChanged: '2024-01-09T00:00:00.000Z' } },
      },
    ],
    [{ status: 'unfinished' }, { parts: { progress: { state: 'stopped' } } }],
    [{ favourite: 'true' }, { kind: 'engaged', listings: [{ list: 'Favourites' }] }],
    [{ notes: 'secret' }, { note: [{ code: 'privateNotes' }] }],
  ])('%o is kept', async (cells, expected) => {
    const { source, first, leftOut } = await readBooks([cells])
    expect([source, leftOut]).toEqual(['openReads', []])
    expect(first).toMatchObject(expected)
  })

  test('a deleted book is left out by its title', async () => {
    const { records, leftOut } = await readBooks([{ deleted: 'true' }])
    expect(records).toEqual([])
    expect(leftOut).toMatchObject([{ title: 'Quay', reason: { code: 'deletedThere' } }])
  })

  test('a name with a comma is one author where it is no list of whole names', async () => {
    const { records } = await readBooks([
      { author: 'Pier, Ann', subtitle: 'A Shore', isbn: '9780306406157', olid: 'OL7M' },
      { author: 'Ann Pier, Bo Mole', olid: 'OL7W', publication_year: '1961' },
    ])
    expect(records.map(({ work }) => work)).toMatchObject([
      { creators: ['Ann Pier'], otherTitles: ['Quay: A Shore'], ids: { isbn: '9780306406157' } },
      { creators: ['Ann Pier', 'Bo Mole'], ids: { openlibrary: 'OL7W' }, year: 1961 },
    ])
  })
})
