import { gzipSync } from 'node:zlib'
import { type ImportMessage, sentenceOf } from '@medley/messages/import-messages'
import { expect, test } from 'vitest'
import { csvOf, fileUnder, headers, zipOf } from './testing/export-files.ts'
import { now } from './testing/read-exports.ts'
import { TooManyRows } from './files/csv-table.ts'
import { readFiles } from './read-files.ts'
import { UnreadableFile } from './record.ts'

/** The faults of a file: the problem of all of it, else those of its rows. */
async function problemsOf(name: string, bytes: Buffer): Promise<ImportMessage[]> {
  try {
    const files = await readFiles([{ name, bytes }], { now, rowsMax: 1_000 })
    return files.flatMap(({ problem, leftOut }) =>
      problem ? [problem.message] : leftOut.map(({ reason }) => reason),
    )
  } catch (error) {
    if (error instanceof TooManyRows) return [{ code: 'rowsMax', params: { max: 1_000 } }]
    if (!(error instanceof UnreadableFile)) throw error
    return [error.problem]
  }
}

const mb = 1_000_000
const zip = (name: string, content: string | Buffer, more = {}) =>
  zipOf([{ name, content, ...more }])
const anime = (doctype: string, title: string) =>
  `<?xml version="1.0"?>${doctype}<myanimelist><anime><series_title>${title}</series_title><series_animedb_id>1</series_animedb_id><my_status>Completed</my_status></anime></myanimelist>`
const laughs = `<!DOCTYPE a [<!ENTITY a0 "ha">${Array.from({ length: 12 }, (_, n) => `<!ENTITY a${n + 1} "${`&a${n};`.repeat(10)}">`).join('')}]>`

test.each<[string, string, () => string | Buffer, string[]]>([
  ['a ZIP of zeros', 'a.zip', () => zip('watched.csv', Buffer.alloc(50 * mb)), ['zipRatio']],
  [
    'a ZIP whose header says less',
    'a.zip',
    () => zip('watched.csv', csvOf(headers.watched, []), { statedSize: 1 }),
    ['zipDamaged'],
  ],
  [
    'a ZIP whose header says far more',
    'a.zip',
    () => zip('watched.csv', 'Name,Year', { statedSize: 4_000 * mb }),
    ['zipRatio'],
  ],
  [
    'a ZIP whose paths climb',
    'a.zip',
    () => zip('../../keys/watched.csv', 'Name,Year\nA,2001\n'),
    ['zipOutside'],
  ],
  ['a gzip of zeros', 'a.xml.gz', () => gzipSync(Buffer.alloc(100 * mb)), ['zipRatio']],
  ['millions of commas', 'a.csv', () => Buffer.alloc(20 * mb, ','), ['unknownFile']],
  ['10,000 columns', 'a.csv', () => `Name,Year${',x'.repeat(10_000)}\nA,2001\n`, ['cellsMax']],
  ['XML with nested entities', 'a.xml', () => anime(laughs, '&a12;'), ['damagedXml']],
  [
    'XML with an entity of a file',
    'a.xml',
    () => anime('<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]>', '&b;'),
    ['damagedXml'],
  ],
  [
    'JSON nested deeply',
    'a.json',
    () => '['.repeat(100_000) + ']'.repeat(100_000),
    ['unknownFile'],
  ],
  [
    'JSON nested deeply in a known one',
    'ratings.json',
    () => `[{"movie":${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}}]`,
    ['unknownFile'],
  ],
  [
    'NDJSON of one endless line',
    'a.jsonl',
    () => `{"listened_at":1,"track_metadata":"${'x'.repeat(20 * mb)}`,
    ['unreadableItem'],
  ],
  [
    'more rows than a plan may have',
    'watched.csv',
    () => `${headers.watched}\n${'2024-05-01,A,2001,x\n'.repeat(2_000)}`,
    ['rowsMax'],
  ],
  [
    'rows that are not as the header says',
    'ratings.csv',
    () =>
      `${headers.ratings}\n2024-05-01,A,2001,x,9,more,than,that\nA\n\n2024-05-01,B,2001,x,eleven\n`,
    ['fieldCount', 'fieldCount', 'halfStars'],
  ],
])('%s is refused in a sentence', async (_, name, content, codes) => {
  const problems = await problemsOf(name, Buffer.from(content() as string))
  expect(problems.map(({ code }) => code)).toEqual(codes)
  expect(problems.map(sentenceOf).filter((text) => !/[a-z] [a-z]/.test(text))).toEqual([])
})

test('formulas in cells are text', async () => {
  const title = '=HYPERLINK("http://x.example","A")'
  const content = csvOf(headers.watched, [['2024-05-01', title, 2001, 'x']])
  const [file] = await readFiles([{ name: 'watched.csv', bytes: Buffer.from(content) }], {
    now,
    rowsMax: 10,
  })
  expect(file?.records.map(({ work }) => work.title)).toEqual([title])
})

const signs = 200_000
test.each<[string, string]>([
  ['blanks between people', `A,${' '.repeat(signs)}&`],
  ['a link that never ends', `<a href=http://${'a'.repeat(signs)}`],
  ['a tag of links that never ends', `<a ${'href=http://a '.repeat(signs / 14)}`],
  ['a day of blanks', `2020-${' '.repeat(signs)}x`],
  ['a day of one word', 'a'.repeat(signs)],
  ['a series without its end', `(${'#'.repeat(signs)}`],
])('%s costs no more than its row, whatever the column', async (_, cell) => {
  const columns = headers.goodreads.split(',')
  const usual = { Title: 'Quay', 'Exclusive Shelf': 'read' }
  const rows = columns.map((column) => ({ ...usual, [column]: cell }))
  const bytes = Buffer.from(fileUnder(headers.goodreads, [...rows, { ...usual, Title: 'Reef' }]))
  const [file] = await readFiles([{ name: 'library.csv', bytes }], { now, rowsMax: 100 })
  expect(file?.records.at(-1)?.work.title).toBe('Reef')
})
