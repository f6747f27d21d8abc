import { describe, expect, test } from 'vitest'
import { csvOf } from '../testing/export-files.ts'
import { read } from '../testing/read-exports.ts'

const header =
  'authors,author_sort,rating,library_name,timestamp,identifiers,comments,tags,languages,title,pubdate,uuid'

type Cells = Record<string, string>

function readBooks(rows: readonly Cells[], columns = header) {
  const names = columns.split(',')
  const cells = rows.map((row) => {
    const all: Cells = {
      authors: 'Ann Pier & Bo Mole',
      library_name: 'Shore',
      timestamp: '2021-01-19T22:41:16+01:00',
      title: 'Quay',
      ...row,
    }
    return names.map((name) => all[name] ?? '')
  })
  return read('catalogue.csv', `\uFEFF${csvOf(columns, cells)}`)
}

describe('Calibre', () => {
  test('a book that is only catalogued stands in the list of its library', async () => {
    const comments = '<div><p>The best book of the year!</p></div>'
    const { source, first, lists } = await readBooks([{ comments, pubdate: '0101-01-01T00:00:00' }])
    expect(source).toBe('calibre')
    expect(first).toMatchObject({
      kind: 'entry',
      text: null,
      timePosted: '2021-01-19T00:00:00.000Z',
      work: { title: 'Quay', creators: ['Ann Pier', 'Bo Mole'], year: null },
      listings: [{ list: 'Shore' }],
    })
    expect(lists).toMatchObject([{ title: 'Shore' }])
  })

  test('identifiers and the year are those of the book', async () => {
    const { first } = await readBooks([
      {
        identifiers: 'amazon:B01,goodreads:77,isbn:9780306406157',
        pubdate: '2019-03-05T01:00:00+01:00',
      },
    ])
    expect(first?.work).toMatchObject({
      year: 2019,
      ids: { isbn: '9780306406157', goodreads: '77' },
    })
  })

  test('a rating over 5 tells that all are out of 10', async () => {
    const five = await readBooks([{ rating: '5' }, { rating: '3.5' }, { rating: '' }])
    expect(five.records.map(({ kind, rating }) => [kind, rating?.points])).toEqual([
      ['review', 10],
      ['review', 7],
      ['entry', undefined],
    ])
    const ten = await readBooks([{ rating: '5' }, { rating: '8' }])
    expect(ten.records.map(({ rating }) => rating?.points)).toEqual([5, 8])
  })

  test.each<[Cells, object]>([
    [{ tags: 'Sea, gelesen' }, { kind: 'engaged', viewings: [] }],
    [{ tags: 'Completed, to-read' }, { kind: 'saved' }],
    [{ tags: 'Completed, Abandoned' }, { kind: 'entry' }],
    [{ '#read': 'True' }, { kind: 'engaged' }],
    [{ '#read': 'False' }, { kind: 'entry' }],
    [
      { '#read': '2021-05-04T00:00:00+00:00' },
      { kind: 'engaged', viewings: [{ day: '2021-05-04' }] },
    ],
    [
      { '#date_read': '2021-05-04', '#my_rating': '4' },
      { kind: 'review', dateViewed: '2021-05-04', rating: { points: 8 } },
    ],
    [
      { '#read_status': 'Reading', '#started': '2021-05-04' },
      { kind: 'progress', parts: { progress: { state: 'going' } } },
    ],
    [{ '#status': 'Completed' }, { kind: 'entry' }],
    [{ '#status': 'DNF' }, { kind: 'progress', parts: { progress: { state: 'stopped' } } }],
    [{ '#my_notes': 'secret' }, { kind: 'entry', note: [{ code: 'privateNotes' }] }],
  ])('%o says what it says', async (cells, expected) => {
    const own = Object.keys(cells).filter((name) => name.startsWith('#'))
    const { first, leftOut } = await readBooks([cells], [header, ...own].join(','))
    expect(leftOut).toEqual([])
    expect(first).toMatchObject(expected)
  })
})
