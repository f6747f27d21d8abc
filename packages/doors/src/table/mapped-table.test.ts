import type { ColumnMeaning, TableMapping } from '@medley/contract/transfer/import-tables'
import { describe, expect, test } from 'vitest'
import { read } from '../testing/read-exports.ts'

const plain: TableMapping = {
  hasHeader: true,
  columns: [],
  medium: 'film',
  mediumWords: [],
  status: 'finished',
  statusWords: [],
  scale: '10',
  dayOrder: null,
  list: null,
}

/** Reads rows of a table whose columns have these meanings. */
function readAs(
  meanings: readonly (ColumnMeaning | null)[],
  rows: readonly (readonly string[])[],
  mapping: Partial<TableMapping> = {},
) {
  const columns = meanings.flatMap((as, place) => (as === null ? [] : [{ place, as }]))
  const quoted = (cells: readonly string[]) =>
    cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(';')
  const header = meanings.map((as, place) => (as === 'date' ? 'Seen on' : `Column ${place}`))
  const content = [header, ...rows].map(quoted).join('\n')
  return read('mine.csv', content, { mapping: { ...plain, columns, ...mapping } })
}

describe('scores round as shown', () => {
  test.each([
    ['8,5', '10', { value: '8.5', scale: 10, points: 9, isRounded: true }],
    ['3.5', '5', { value: '3.5', scale: 5, points: 7, isRounded: false }],
    ['13', '20', { value: '13', scale: 20, points: 7, isRounded: true }],
    ['88', '100', { value: '88', scale: 100, points: 9, isRounded: true }],
    ['71.5', '100', { value: '71.5', scale: 100, points: 7, isRounded: true }],
    ['7.333333', '10', { value: '7.33', scale: 10, points: 7, isRounded: true }],
    ['A+', 'letters', { value: '100', scale: 100, points: 10, isRounded: false }],
    ['b', 'letters', { value: '75', scale: 100, points: 8, isRounded: true }],
    ['C−', 'letters', { value: '42', scale: 100, points: 4, isRounded: true }],
    ['F', 'letters', { value: '5', scale: 100, points: 1, isRounded: true }],
    ['4/5', '10', { value: '4', scale: 5, points: 8, isRounded: false }],
    ['★★★½', '10', { value: '3.5', scale: 5, points: 7, isRounded: false }],
    ['7 Punkte', '10', { value: '7', scale: 10, points: 7, isRounded: false }],
    ['85 %', '10', { value: '85', scale: 100, points: 9, isRounded: true }],
  ] as const)('%s of %s', async (cell, scale, rating) => {
    const { first } = await readAs(['title', 'rating'], [['Quay', cell]], { scale })
    expect(first).toMatchObject({ kind: 'review', rating, note: null })
  })

  test.each(['11', '0', 'n/a', '-3'])('%s is no score, and does not cost the row', async (cell) => {
    const { first } = await readAs(['title', 'rating'], [['Quay', cell]])
    expect(first).toMatchObject({
      kind: 'engaged',
      rating: null,
      note: [{ code: 'noScore', params: { column: 'Column 1', max: 10 } }],
    })
  })
})

describe('a status says how far a work is', () => {
  const statusWords = [
    { word: 'läuft', as: 'going' as const },
    { word: 'weg', as: 'stopped' as const },
    { word: 'später', as: 'saved' as const },
  ]
  const readStatus = async (...cells: string[]) => {
    const meanings = ['title', 'status', 'rating', 'date'] as const
    return (await readAs(meanings, [['Quay', ...cells]], { statusWords })).first
  }

  test('that is in progress, or was', async () => {
    expect(await readStatus('Läuft', '', '2024-05-01')).toMatchObject({
      kind: 'progress',
      viewings: [],
      dateViewed: null,
      parts: { progress: { state: 'going', timeChanged: '2024-05-01T00:00:00.000Z' } },
    })
    expect(await readStatus('weg', '4', '')).toMatchObject({
      kind: 'review',
      rating: { points: 4 },
      parts: { progress: { state: 'stopped' } },
    })
  })

  test('that is saved for later, unless it was seen already', async () => {
    expect(await readStatus('später', '', '')).toMatchObject({ kind: 'saved', isSaved: false })
    expect(await readStatus('später', '', '2024-05-01')).toMatchObject({
      kind: 'engaged',
      isSaved: true,
      viewings: [{ day: '2024-05-01' }],
    })
    expect(await readStatus('später', '8', '')).toMatchObject({ kind: 'review', isSaved: true })
  })

  test('that is done, where nothing else is said', async () => {
    for (const word of ['', 'unheard of']) {
      expect(await readStatus(word, '', '2024')).toMatchObject({
        kind: 'engaged',
        viewings: [{ day: '2024' }],
      })
    }
  })
})

describe('people', () => {
  test.each([
    ['Ada Quill, Bo Reed', ['Ada Quill', 'Bo Reed']],
    ['Ada Quill & Bo Reed', ['Ada Quill', 'Bo Reed']],
    ['Ada Quill; Bo Reed', ['Ada Quill', 'Bo Reed']],
    ['Ada Quill und Bo Reed', ['Ada Quill', 'Bo Reed']],
    ['Ada Quill, Jr.', ['Ada Quill Jr.']],
  ])('%s', async (cell, creators) => {
    const { first } = await readAs(['title', 'creator'], [['Quay', cell]])
    expect(first?.work.creators).toEqual(creators)
  })

  test('are read at once, however many blanks stand between them', async () => {
    const blanks = ' '.repeat(50_000)
    const rows = [
      ['Quay', `Quill,${blanks}Ada`],
      ['Reef', `Reed,${blanks}&`],
      ['Bay', 'Quill, Ada'],
      ['Tide', 'Reed, Bo'],
    ]
    const { records } = await readAs(['title', 'creator'], rows, { medium: 'book' })
    expect(records.map(({ work }) => work.creators)).toEqual([
      ['Quill', 'Ada'],
      ['Reed'],
      ['Quill', 'Ada'],
      ['Reed', 'Bo'],
    ])
    const { records: turned } = await readAs(['title', 'creator'], rows.toSpliced(1, 1), {
      medium: 'book',
    })
    expect(turned.map(({ work }) => work.creators)).toEqual([
      ['Ada Quill'],
      ['Ada Quill'],
      ['Bo Reed'],
    ])
  })

  test('have names, not texts of pages', async () => {
    const { first } = await readAs(['title', 'creator'], [['Quay', `Ada; ${'long '.repeat(50)}`]])
    expect(first?.work.creators).toEqual(['Ada'])
  })

  test('of bands stay one', async () => {
    const rows = [['Quay', 'Reed, Wind & Fire']]
    const { first } = await readAs(['title', 'creator'], rows, { medium: 'album' })
    expect(first?.work.creators).toEqual(['Reed, Wind & Fire'])
  })

  test('whose last names come first are turned', async () => {
    const rows = [
      ['Quay', 'Quill, Ada'],
      ['Reef', 'Reed, Bo T.'],
      ['Bay', 'Quill, Ada; Le Reed, Bo'],
    ]
    const { records } = await readAs(['title', 'creator'], rows, { medium: 'book' })
    expect(records.map(({ work }) => work.creators)).toEqual([
      ['Ada Quill'],
      ['Bo T. Reed'],
      ['Ada Quill', 'Bo Le Reed'],
    ])
  })
})

test.each([
  ['https://www.imdb.com/title/tt0000042/', 'film', { imdb: 'tt0000042' }],
  ['42', 'tvShow', { tmdb: '42' }],
  ['https://www.themoviedb.org/movie/42-quay', 'film', { tmdb: '42' }],
  ['="0306406152"', 'book', { isbn: '9780306406157' }],
] as const)('the id %s of a %s is known by its form', async (cell, medium, ids) => {
  const { first } = await readAs(['title', 'id'], [['Quay', cell]], { medium })
  expect(first).toMatchObject({ work: { ids }, note: null })
})

test('an id of another medium is named', async () => {
  const { first } = await readAs(['title', 'id'], [['Quay', 'tt0000042']], { medium: 'book' })
  expect(first).toMatchObject({ work: { ids: {} }, note: [{ code: 'noKnownId' }] })
})

test('mediums are words of a column, and those that Medley lacks are named', async () => {
  const mediumWords = [
    { word: 'buch', as: 'book' as const },
    { word: 'spiel', as: null },
  ]
  const rows = [
    ['Quay', 'Buch'],
    ['Reef', 'Spiel'],
    ['Bay', ''],
    ['Tide', 'etwas'],
  ]
  const meanings = ['title', 'medium'] as const
  const { records, leftOut } = await readAs(meanings, rows, { medium: null, mediumWords })
  expect(records.map(({ work }) => [work.title, ...work.mediums])).toEqual([['Quay', 'book']])
  expect(leftOut.map(({ title, reason }) => [title, reason.code])).toEqual([
    ['Reef', 'nothingKept'],
    ['Bay', 'mediumUnknown'],
    ['Tide', 'mediumUnknown'],
  ])
})

test('tags and lists are read, and a text is a review', async () => {
  const rows = [
    ['Quay', 'sea; wet', 'Meer', ''],
    ['Reef', '', 'meer', 'Kind.'],
  ]
  const { records, lists } = await readAs(['title', 'tags', 'list', 'text'], rows)
  expect(lists).toMatchObject([{ key: 'meer', title: 'Meer' }])
  expect(records).toMatchObject([
    { kind: 'engaged', viewings: [{ tags: ['sea', 'wet'] }], listings: [{ list: 'meer' }] },
    { kind: 'review', text: 'Kind.', listings: [{ list: 'meer' }] },
  ])
})

test('no more than a hundred lists are made, which is said', async () => {
  const rows = Array.from({ length: 102 }, (_, index) => [`Quay ${index}`, `List ${index}`])
  const { records, lists } = await readAs(['title', 'list'], rows)
  expect(lists).toHaveLength(100)
  expect(records.filter(({ note }) => note?.[0]?.code === 'listsMax')).toHaveLength(2)
})

test('a row without a title is left out', async () => {
  const { leftOut } = await readAs(['title', 'year'], [['', '1999']])
  expect(leftOut).toMatchObject([{ line: 2, reason: { code: 'titleMissing' } }])
})

test('a file with other columns is refused', async () => {
  const columns = [{ place: 7, as: 'title' as const }]
  const { problem } = await read('mine.csv', 'A,B\nQuay,1', { mapping: { ...plain, columns } })
  expect(problem?.message.code).toBe('otherColumns')
})

test('the first row is read where it is a work already', async () => {
  const mapping = { ...plain, hasHeader: false, columns: [{ place: 0, as: 'title' as const }] }
  const { records, headerKey } = await read('mine.csv', 'Quay,1\nReef,2', { mapping })
  expect(records.map(({ line, work }) => [line, work.title])).toEqual([
    [1, 'Quay'],
    [2, 'Reef'],
  ])
  expect(headerKey).toBeNull()
})
