import { describe, expect, test } from 'vitest'
import { csvOf, headers, zipOf } from '../../../testing/factories/export-files.ts'
import { now, read, readZip } from '../../../testing/read-exports.ts'
import { TooManyRows } from './csv-table.ts'
import { readFiles } from './read-files.ts'

describe('a damaged file', () => {
  const film = ['2024-05-02', 'Harbour', 1961, 'x', 4]

  test('with merge conflict markers is read on both sides, with a problem', async () => {
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
    expect(problem).toMatchObject({
      line: 1,
      message: expect.stringContaining('merged by mistake'),
    })
  })

  test('with lines that end in a carriage return is read', async () => {
    const text = csvOf(headers.ratings, [film, film]).replaceAll('\n', '\r')
    expect((await read('ratings.csv', text)).records).toHaveLength(2)
  })

  test('with an unclosed quote keeps the rows before it, and reports the line', async () => {
    const text = `${csvOf(headers.ratings, [film, film])}2024-05-02,"Never closed,1961,x,4\n${'more,rows\n'.repeat(3)}`
    const { records, leftOut, problem } = await read('ratings.csv', text)
    expect(records).toHaveLength(2)
    expect(leftOut).toMatchObject([{ line: 4, reason: expect.stringContaining('not closed') }])
    expect(problem).toMatchObject({ line: 4, message: expect.stringContaining('Export it again') })
  })

  test('is read in UTF-16, and in Windows-1252 with a note', async () => {
    const text = csvOf(headers.ratings, [film, ['2024-05-02', 'Fjærland', 1961, 'y', 4]])
    const wide = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')])
    expect((await read('ratings.csv', wide)).records).toHaveLength(2)
    const { problem, records } = await read('ratings.csv', Buffer.from(text, 'latin1'))
    expect(records.map(({ work }) => work.title)).toEqual([film[1], 'Fjærland'])
    expect(problem).toMatchObject({ line: 3, message: expect.stringContaining('Windows-1252') })
  })

  test.each([
    ['a picture', 'me.csv', Buffer.from('\u0089PNG\r\n', 'latin1'), 'It is no text'],
    ['half a JSON', 'history.json', '[{"movie":\n{"title":', 'It is damaged'],
    ['another table', 'bank.csv', 'when,what\n1,2\n', 'none of the files that are known'],
    ['nothing', 'diary.csv', '', 'It is empty'],
    ['blank', 'diary.csv', Buffer.alloc(200), 'It is damaged: it holds nothing'],
  ])('that is %s has a problem', async (_, name, content, message) => {
    const { problem, source, records } = await read(name, content)
    expect([source, records]).toEqual([null, []])
    expect(problem?.message).toContain(message)
  })
})

/** Text that compresses badly. */
function noise(length: number): Buffer {
  const bytes = Buffer.alloc(length)
  let state = 7
  for (let place = 0; place < length; place += 1) {
    state = (state * 48_271) % 2_147_483_647
    bytes[place] = 97 + (state % 26)
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
    ['names a file above it', [{ name: '../../ratings.csv', content }], 'outside of itself'],
    ['names a file from the root', [{ name: '/etc/ratings.csv', content }], 'outside of itself'],
    ['is locked', [{ name: 'ratings.csv', content, isEncrypted: true }], 'locked with a password'],
    ['lies about a size', [{ name: 'ratings.csv', content, statedSize: 3 }], 'damaged'],
    [
      'swells',
      [{ name: 'ratings.csv', content: Buffer.alloc(6_000_000, 'a') }],
      'ratings.csv in it is packed as no export is',
    ],
    [
      'holds a file beyond the limit',
      [{ name: 'ratings.csv', content: noise(30_100_000) }],
      'ratings.csv in it is larger than 30 MB',
    ],
  ])('that %s is refused', async (_, entries, message) => {
    await expect(readZip(entries)).rejects.toThrow(message)
  })

  test('inside a ZIP is reported, and the other files are read', async () => {
    const files = await readZip([
      { name: 'ratings.csv', content },
      { name: 'older/export.zip', content: zipOf([{ name: 'diary.csv', content }]) },
    ])
    expect(files.map(({ name, source, problem }) => [name, source, problem?.message])).toEqual([
      ['ratings.csv', 'letterboxd', undefined],
      ['older/export.zip', null, expect.stringContaining('ZIP inside a ZIP')],
    ])
  })

  test('that is truncated is refused', async () => {
    const whole = zipOf([{ name: 'ratings.csv', content }])
    const bytes = whole.subarray(0, whole.length - 30)
    const cut = readFiles([{ name: 'export.zip', bytes }], { now, rowsMax: 10 })
    await expect(cut).rejects.toThrow('export.zip: The ZIP is damaged')
  })

  test('with more rows than a plan may have is refused', async () => {
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
