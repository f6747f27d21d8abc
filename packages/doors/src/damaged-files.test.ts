import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { csvOf, fileUnder, headers, zipOf } from './testing/export-files.ts'
import { now, read, readZip } from './testing/read-exports.ts'
import { TooManyRows } from './files/csv-table.ts'
import { countRows, readFiles } from './read-files.ts'

describe('a damaged file', () => {
  const film = ['2024-05-02', 'Harbour', 1961, 'x', 4]

  test('a damaged file with merge conflict markers is read on both sides, with a problem', async () => {
    const row = '2024-05-02,Harbour,1961,x,4'
    const text = [
      '<<<<<<< ours',
      headers.ratings,
      row,
      '=======',
      headers.ratings,
      row,
      '>>>>>>> theirs',
      '',
    ].join('\n')
    const { records, leftOut, problem } = await read('ratings.csv', text)
    expect(records.map(({ line }) => line)).toEqual([3, 6])
    expect(leftOut.map(({ line }) => line)).toEqual([1, 4, 7, 5])
    expect(problem).toEqual({ line: 1, message: { code: 'mergedVersions' } })
  })

  test('loses the signs that show nothing, and nothing else', async () => {
    const text = fileUnder(headers.reviews, [
      {
        Date: '2024-05-02',
        Name: '\u200BHar\u00ADbour\u0007',
        Year: 1961,
        Rating: 4,
        Review: '&#8203;Sea\u2060side.\u3164',
        Tags: '\u2800,sea\u200B',
      },
      { Date: '2024-05-03', Name: 'Pier', Year: 1962, Rating: 3, Review: '\u3164' },
    ])
    const { records } = await read('reviews.csv', text)
    expect(records).toMatchObject([
      { work: { title: 'Harbour' }, text: 'Seaside.', tags: ['sea'], rating: { points: 8 } },
      { work: { title: 'Pier' }, text: null, rating: { points: 6 } },
    ])
  })

  test('a damaged file with lines that end in a carriage return is read', async () => {
    const text = csvOf(headers.ratings, [film, film]).replaceAll('\n', '\r')
    expect((await read('ratings.csv', text)).records).toHaveLength(2)
  })

  test('a damaged file with an unclosed quote keeps the rows before it, and reports the line', async () => {
    const text = `${csvOf(headers.ratings, [film, film])}2024-05-02,"Never closed,1961,x,4\n${'more,rows\n'.repeat(3)}`
    const { records, leftOut, problem } = await read('ratings.csv', text)
    expect(records).toHaveLength(2)
    expect(leftOut).toMatchObject([{ line: 4, reason: { code: 'openQuote' } }])
    expect(problem).toEqual({ line: 4, message: { code: 'endsAtOpenQuote' } })
  })

  test('is read in UTF-16, and in Windows-1252 with a note', async () => {
    const text = csvOf(headers.ratings, [film, ['2024-05-02', 'Fjærland', 1961, 'y', 4]])
    const wide = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')])
    expect((await read('ratings.csv', wide)).records).toHaveLength(2)
    const { problem, records } = await read('ratings.csv', Buffer.from(text, 'latin1'))
    expect(records.map(({ work }) => work.title)).toEqual([film[1], 'Fjærland'])
    expect(problem).toEqual({ line: 3, message: { code: 'readAsWindows' } })
  })

  test.each([
    ['a picture', 'me.csv', Buffer.from('\u0089PNG\r\n', 'latin1'), 'noText'],
    ['half a JSON', 'history.json', '[{"movie":\n{"title":', 'damagedJson'],
    ['another table', 'bank.csv', 'when,what\n1,2\n', 'unknownFile'],
    ['nothing', 'diary.csv', '', 'emptyFile'],
    ['blank', 'diary.csv', Buffer.alloc(200), 'blankFile'],
  ])('a damaged file that is %s has a problem', async (_, name, content, code) => {
    const { problem, source, records } = await read(name, content)
    expect([source, records]).toEqual([null, []])
    expect(problem?.message).toEqual({ code })
  })
})

/** Text that compresses badly. */
function noise(length: number): Buffer {
  const bytes = Buffer.alloc(length)
  let state = 7
  for (let index = 0; index < length; index += 1) {
    state = (state * 48_271) % 2_147_483_647
    bytes[index] = 97 + (state % 26)
  }
  return bytes
}

describe('a ZIP', () => {
  const content = csvOf(headers.ratings, [['2024-05-02', 'Harbour', 1961, 'x', 4]])

  test('is read with and without a folder at the top', async () => {
    const files = await readZip([
      { name: 'ratings.csv', content },
      { name: 'letterboxd-ann-2024/diary.csv', content: csvOf(headers.diary, []) },
    ])
    expect(files.map(({ name, source }) => [name, source])).toEqual([
      ['ratings.csv', 'letterboxd'],
      ['letterboxd-ann-2024/diary.csv', 'letterboxd'],
    ])
  })

  test.each([
    ['is locked', [{ name: 'ratings.csv', content, isEncrypted: true }], { code: 'zipLocked' }],
    [
      'lies about a size',
      [{ name: 'ratings.csv', content, statedSize: 3 }],
      { code: 'zipDamaged' },
    ],
    [
      'swells',
      [{ name: 'ratings.csv', content: Buffer.alloc(6_000_000, 'a') }],
      { code: 'zipRatio', params: { file: 'ratings.csv' } },
    ],
    [
      'holds a file beyond the limit',
      [{ name: 'ratings.csv', content: noise(60_100_000) }],
      { code: 'zipFileMax', params: { file: 'ratings.csv', megabytes: 60 } },
    ],
  ])('a ZIP that %s is refused', async (_, entries, problem) => {
    await expect(readZip(entries)).rejects.toMatchObject({ problem })
  })

  test.each([
    '../../ratings.csv',
    'letterboxd-ann-2024/../../note.txt',
    '/etc/ratings.csv',
    'C:\\ratings.csv',
    '..\\ratings.csv',
  ])('a path out of the ZIP like %s is reported, and the other files are read', async (name) => {
    const files = await readZip([
      { name, content },
      { name: 'diary.csv', content: csvOf(headers.diary, []) },
    ])
    expect(files).toMatchObject([
      { source: null, records: [], problem: { message: { code: 'zipOutside' } } },
      { name: 'diary.csv', source: 'letterboxd', problem: null },
    ])
  })

  test('a ZIP inside a ZIP is reported, and the other files are read', async () => {
    const files = await readZip([
      { name: 'ratings.csv', content },
      { name: 'older/export.zip', content: zipOf([{ name: 'diary.csv', content }]) },
    ])
    expect(files.map(({ name, source, problem }) => [name, source, problem?.message])).toEqual([
      ['ratings.csv', 'letterboxd', undefined],
      ['older/export.zip', null, { code: 'zipInZip' }],
    ])
  })

  test('a ZIP that is truncated is refused', async () => {
    const whole = zipOf([{ name: 'ratings.csv', content }])
    const bytes = whole.subarray(0, whole.length - 30)
    const cut = readFiles([{ name: 'export.zip', bytes }], { now, rowsMax: 10 })
    await expect(cut).rejects.toMatchObject({
      file: 'export.zip',
      problem: { code: 'zipDamaged' },
    })
  })

  test('a ZIP may have any number of rows that are never imported', async () => {
    const likes = Array.from({ length: 1200 }, () => ['2024-05-01', 'https://boxd.example/z'])
    const files = await readZip([
      { name: 'likes/reviews.csv', content: csvOf('Date,Content', likes) },
      { name: 'ratings.csv', content },
    ])
    expect(files.map((file) => [file.unused?.rows, countRows(file)])).toEqual([
      [1200, 0],
      [undefined, 1],
    ])
  })

  test('a ZIP with more rows than a plan may have is refused', async () => {
    const many = csvOf(
      headers.ratings,
      Array.from({ length: 40 }, (_, year) => ['2024-05-02', 'Harbour', 1900 + year, 'x', 4]),
    )
    const bytes = zipOf([{ name: 'ratings.csv', content: many }])
    const uploads = [
      { name: 'a.zip', bytes },
      { name: 'b.zip', bytes },
    ]
    await expect(readFiles(uploads, { now, rowsMax: 80 })).resolves.toHaveLength(2)
    await expect(readFiles(uploads, { now, rowsMax: 79 })).rejects.toThrow(TooManyRows)
  })
})

test('a gzip is read under the name of its content', async () => {
  const content = csvOf(headers.ratings, [['2024-05-02', 'Harbour', 1961, 'x', 4]])
  const { name, records } = await read('ratings.csv.gz', gzipSync(content))
  expect([name, records.length]).toEqual(['ratings.csv', 1])
})
