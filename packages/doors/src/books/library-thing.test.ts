import { describe, expect, test } from 'vitest'
import { read } from '../testing/read-exports.ts'

const header = [
  'Book Id',
  'Title',
  'Primary Author',
  'Primary Author Role',
  'Secondary Author',
  'Secondary Author Roles',
  'Date',
  'Review',
  'Rating',
  'Comment',
  'Private Comment',
  'Media',
  'Date Started',
  'Date Read',
  'Tags',
  'Collections',
  'ISBN',
  'ISBNs',
  'Entry Date',
  'Lending Patron',
]

type Cells = Record<string, string>

const tableOf = (rows: readonly Cells[]) =>
  [
    header.join('\t'),
    ...rows.map((row, index) => {
      const all: Cells = {
        'Book Id': String(index),
        Title: 'Quay',
        Media: 'Paperback',
        Collections: 'Your library',
        'Entry Date': '[2021-07-30]',
        ...row,
      }
      return header.map((name) => all[name] ?? '').join('\t')
    }),
  ].join('\r\n')

const readThings = (rows: readonly Cells[]) => read('librarything.tsv', tableOf(rows))

describe('LibraryThing', () => {
  test('a book that is only owned stands in a list, and nothing else is said of it', async () => {
    const { source, first, lists } = await readThings([{}])
    expect(source).toBe('libraryThing')
    expect(first).toMatchObject({
      kind: 'entry',
      viewings: [],
      timePosted: '2021-07-30T00:00:00.000Z',
      listings: [{ list: 'Your library' }],
    })
    expect(lists).toMatchObject([{ title: 'Your library' }])
  })

  test.each<[Cells, object]>([
    [{ Rating: '3.5' }, { kind: 'review', rating: { points: 7 }, isSaved: false }],
    [{ Review: 'Salty.' }, { kind: 'review', text: 'Salty.' }],
    [
      { 'Date Read': '[2021-08-02]', Tags: 'sea, boats' },
      { kind: 'engaged', viewings: [{ day: '2021-08-02', tags: ['sea', 'boats'] }] },
    ],
    [
      { 'Date Started': '[2021-08-02]' },
      { kind: 'progress', parts: { progress: { state: 'going' } } },
    ],
    [
      { Collections: 'Your library, Currently reading' },
      { kind: 'progress', listings: [{ list: 'Your library' }] },
    ],
    [{ Collections: 'Wishlist' }, { kind: 'saved', listings: [] }],
    [{ Collections: 'To read, Boats' }, { kind: 'saved', listings: [{ list: 'Boats' }] }],
    [{ Collections: 'Read but unowned' }, { kind: 'engaged', viewings: [], listings: [] }],
    [
      { Collections: 'Read but unowned', 'Date Started': '[2020-01-04]' },
      { kind: 'engaged', viewings: [] },
    ],
    [{ Collections: 'Your library', Tags: 'toread' }, { kind: 'saved' }],
    [
      { Collections: 'Abandoned', 'Date Read': '[2021-08-02]' },
      { kind: 'progress', parts: { progress: { state: 'stopped' } } },
    ],
  ])('%o is kept', async (cells, expected) => {
    const { first, leftOut } = await readThings([cells])
    expect(leftOut).toEqual([])
    expect(first).toMatchObject(expected)
  })

  test.each<[Cells, object]>([
    [
      {
        Title: 'Harbour Lights, The',
        'Primary Author': 'Pier, Ann (pseud.) & Mole, Bo',
        'Primary Author Role': 'Author',
        'Secondary Author': 'Dock, Cy|Jetty, Di',
        'Secondary Author Roles': 'Translator|Author',
        Date: 'c1998',
        ISBN: '[0306406152]',
      },
      {
        mediums: ['book'],
        title: 'The Harbour Lights',
        creators: ['Ann Pier', 'Bo Mole', 'Di Jetty'],
        year: 1998,
        ids: { isbn: '9780306406157' },
      },
    ],
    [
      {
        Title: 'Tidewater (1961) (Special Edition) [Blu-ray]',
        Media: 'Blu-ray',
        'Primary Author': 'Pier, Ann',
        'Primary Author Role': 'Actor',
        'Secondary Author': 'Mole, Bo',
        'Secondary Author Roles': 'Director',
        Date: '2010',
        ISBN: '[0306406152]',
      },
      {
        mediums: ['film', 'tvShow'],
        title: 'Tidewater',
        creators: ['Bo Mole'],
        year: 1961,
        ids: {},
      },
    ],
    [
      { Title: 'Swell', Media: 'Audio CD', 'Primary Author': 'The Moles' },
      { mediums: ['album', 'book'], title: 'Swell', creators: ['The Moles'] },
    ],
    [{ Media: 'CD Audiobook' }, { mediums: ['book'] }],
    [{ Media: 'Vinyl' }, { mediums: ['album'] }],
  ])('%o is the work that it is', async (cells, expected) => {
    expect((await readThings([cells])).first?.work).toMatchObject(expected)
  })

  test('what is neither book, film nor music is left out by its kind', async () => {
    const { records, leftOut } = await readThings([{ Media: 'Board game' }, { Collections: '' }])
    expect(records).toEqual([])
    expect(leftOut.map(({ reason }) => reason.code)).toEqual(['nothingKept', 'neitherReadNorSaved'])
  })

  test('private comments and borrowers are not kept', async () => {
    const file = await readThings([
      { 'Private Comment': 'secret one', 'Lending Patron': 'secret two', Comment: 'secret three' },
    ])
    expect(file.first?.note).toEqual([{ code: 'privateNotes' }])
    expect(JSON.stringify(file)).not.toContain('secret')
  })

  test('quotation marks are letters', async () => {
    const { records } = await readThings([
      { Title: '"Quay', Rating: '4' },
      { Title: 'Mole "the 2nd"', Rating: '4' },
    ])
    expect(records.map(({ work }) => work.title)).toEqual(['"Quay', 'Mole "the 2nd"'])
  })

  test('single broken bytes stay single, and Windows-1252 is read', async () => {
    const text = tableOf([{ Title: 'Fjærland' }, { Title: 'Bøen' }, { Title: 'Caf#' }])
    const broken = Buffer.from(text)
    broken[broken.indexOf('#')] = 0xe9
    const mixed = await read('librarything.tsv', broken)
    expect(mixed.records.map(({ work }) => work.title)).toEqual(['Fjærland', 'Bøen', 'Café'])
    expect(mixed.problem).toEqual({ line: 4, message: { code: 'someAsWindows' } })
    const windows = await read('librarything.tsv', Buffer.from(text, 'latin1'))
    expect(windows.records.map(({ work }) => work.title)).toEqual(['Fjærland', 'Bøen', 'Caf#'])
    expect(windows.problem?.message).toEqual({ code: 'readAsWindows' })
  })

  test('a row that broke is left out, and the same table with commas is read', async () => {
    const rows = `${tableOf([{ Rating: '4' }])}\r\nrest of a text\r\n`
    const { records, leftOut } = await read('librarything.tsv', rows)
    expect([records.length, leftOut]).toMatchObject([
      1,
      [{ line: 3, reason: { code: 'fieldCount' } }],
    ])
    const commas = await read('books.csv', tableOf([{ Rating: '4' }]).replaceAll('\t', ','))
    expect([commas.source, commas.records.length]).toEqual(['libraryThing', 1])
  })

  test('its JSON is read as its table', async () => {
    const books = {
      7: {
        books_id: '7',
        title: 'Quay',
        authors: [
          { lf: 'Pier, Ann', fl: 'Ann Pier', role: 'Author' },
          { lf: 'Mole, Bo', fl: 'Bo Mole', role: 'Translator' },
        ],
        date: '1998',
        rating: 3.5,
        dateread: '2021-08-02',
        format: [{ code: '1.1.2', text: 'Paperback' }],
        collections: ['Your library'],
        tags: ['sea'],
        isbn: { 0: '0306406152', 2: '9780306406157' },
        privatecomment: 'secret',
        entrydate: '2021-07-30',
      },
      8: { books_id: '8', title: 'Reef', isbn: [], collections: ['Wishlist'] },
      9: 'broken',
    }
    const file = await read('librarything.json', JSON.stringify(books))
    expect(file.source).toBe('libraryThing')
    expect(file.records).toMatchObject([
      {
        kind: 'review',
        rating: { points: 7 },
        dateViewed: '2021-08-02',
        tags: ['sea'],
        work: { creators: ['Ann Pier'], ids: { isbn: '9780306406157' }, year: 1998 },
        listings: [{ list: 'Your library' }],
        note: [{ code: 'privateNotes' }],
      },
      { kind: 'saved', work: { title: 'Reef', mediums: ['book'] } },
    ])
    expect(file.leftOut).toMatchObject([{ line: 3, reason: { code: 'titleMissing' } }])
  })
})
