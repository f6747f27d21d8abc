import { describe, expect, test } from 'vitest'
import { csvOf, fileUnder, headers, rowUnder } from './testing/export-files.ts'
import { now, read } from './testing/read-exports.ts'
import { readLetterboxdTable } from './read-table.ts'

/** A file of each reader, with a row that has all its columns. */
const files: [name: string, header: string, row: Record<string, string | number>][] = [
  ['diary.csv', headers.diary, { Date: '2024-05-02', Name: 'Harbour', Year: 1961, Rating: 4 }],
  ['reviews.csv', headers.reviews, { Date: '2024-05-02', Name: 'Harbour', Review: 'Yes.' }],
  ['ratings.csv', headers.ratings, { Date: '2024-05-02', Name: 'Harbour', Rating: 4 }],
  ['watched.csv', headers.watched, { Date: '2024-05-02', Name: 'Harbour', Year: 1961 }],
  ['films.csv', 'Title,Year,imdbID,Rating10,Tags', { Title: 'Harbour', Year: 1961, Rating10: 9 }],
  ['lists/sea.csv', 'Position,Name,Year,URL,Description', { Position: 1, Name: 'Harbour' }],
  ['library.csv', headers.goodreads, { Title: 'Harbour', Author: 'Ada Quill', 'My Rating': 4 }],
  ['books.csv', headers.storygraph, { Title: 'Harbour', 'Read Status': 'read' }],
  ['ratings.csv', headers.imdbRatings, { Const: 'tt0000042', Title: 'Harbour', 'Your Rating': 7 }],
  ['WATCHLIST.csv', headers.imdbList, { Position: 1, Const: 'tt0000042', Title: 'Harbour' }],
]

describe.each(files)('%s under %s', (name, header, cells) => {
  const row = rowUnder(header, cells)
  const textOf = (...rows: string[]) => [header, ...rows, ''].join('\n')

  test('has the same rows without the empty cells at their end, and with more', async () => {
    const whole = await read(name, textOf(row))
    const short = await read(name, textOf(row.replace(/,+$/, '')))
    const long = await read(name, textOf(`${row},,, `))
    const padded = await read(name, textOf(row).replaceAll(/$/gm, ',,').replace(/,,$/, ''))
    expect(whole.records).toHaveLength(1)
    for (const file of [short, long, padded]) {
      expect([file.records, file.leftOut]).toEqual([whole.records, []])
    }
  })

  test.each([
    ['sep=,', ','],
    ['sep=;\r', ';'],
    ['"sep=;"', ';'],
    ['SEP=\t', '\t'],
    ['sep=;;;;;', ';'],
    ['sep=|', '|'],
  ])('is read below a line %j', async (line, delimiter) => {
    const text = textOf(row).replaceAll(',', delimiter)
    const plain = await read(name, textOf(row))
    const { records, leftOut, problem } = await read(name, `${line}\n${text}`)
    expect([leftOut, problem]).toEqual([[], null])
    expect(records.map(({ work }) => work)).toEqual(plain.records.map(({ work }) => work))
    expect(records[0]?.line).toBe(3)
  })

  test('is read without the NULs in it, with a note', async () => {
    const text = textOf(row)
    const plain = await read(name, text)
    const dirty = text.replace('Harbour', 'Har\0bour\0')
    const { records, problem } = await read(name, `${dirty}\0\0\0`)
    expect(records).toEqual(plain.records)
    expect(problem).toEqual({ line: 2, message: { code: 'nulsDropped', params: { count: 5 } } })
  })
})

describe('a row', () => {
  test('a row with a cell too many or a shifted cell is left out', async () => {
    const rows = ['2024-05-02,Harbour,1961,x,4,', '2024-05-02,A, B,1961,x,4', 'the end of it,5']
    const { records, leftOut } = await read('ratings.csv', [headers.ratings, ...rows].join('\n'))
    expect(records.map(({ line }) => line)).toEqual([2])
    expect(leftOut).toMatchObject([
      { line: 3, title: '2024-05-02 A  B 1961 x 4', reason: { code: 'fieldCount' } },
      { line: 4, title: '5' },
    ])
  })

  test.each([
    ['1961.0', 1961],
    ['1961–1964', 1961],
    ['1961-1964', 1961],
    ['1961– ', 1961],
    ['(1961)', 1961],
    [' 1961', 1961],
  ])('keeps the year of %j', async (written, year) => {
    const film = { Date: '2024-05-02', Name: 'Harbour', Year: written }
    const title = { Const: 'tt0000042', Title: 'Harbour', 'Your Rating': 7, Year: written }
    const table = `Title,Year,imdbID\nHarbour,${written},tt0000042\n`
    const rows = [
      await read('diary.csv', fileUnder(headers.diary, [film])),
      await read('watched.csv', fileUnder(headers.watched, [film])),
      await read('ratings.csv', fileUnder(headers.imdbRatings, [title])),
      await read('films.csv', table),
      await read('lists/sea.csv', `Position,Name,Year\n1,Harbour,${written}\n`),
    ]
    const found = rows.map(({ first }) => [first?.work.year, first?.note])
    expect(found).toEqual(rows.map(() => [year, null]))
  })
})

test('drops NULs from a table whose kind the member chose', async () => {
  const text = csvOf(headers.ratings, [['2024-05-02', 'Har\0bour', 1961, 'x', 4]])
  const uploads = [{ name: 'ratings.csv', bytes: Buffer.from(text) }]
  const [file] = await readLetterboxdTable(uploads, { now, rowsMax: 10, content: 'rating' })
  expect(file?.records[0]?.work.title).toBe('Harbour')
})

test('still refuses binary files and UTF-16 without a mark', async () => {
  const text = csvOf(headers.ratings, [['2024-05-02', 'Harbour', 1961, 'x', 4]])
  for (const bytes of [Buffer.from(text, 'utf16le'), Buffer.from('\u0001\0\u0002\0elf\0\u0003')]) {
    const { problem } = await read('ratings.csv', bytes)
    expect(problem?.message).toEqual({ code: 'noUnicode' })
  }
})
