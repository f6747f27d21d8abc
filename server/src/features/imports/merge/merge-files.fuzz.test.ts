import fc from 'fast-check'
import { expect, test } from 'vitest'
import { TooManyRows } from '@medley/doors/files/csv-table'
import { countRows, readFiles } from '@medley/doors/read-files'
import { UnreadableFile } from '@medley/doors/record'
import { csvLine, headers, zipOf } from '@medley/doors/testing/export-files'
import { mergeFiles } from './merge-records.ts'

const now = new Date('2026-05-01T12:00:00.000Z')
const rowsMax = 500

/** Reads any files; only the two errors that describe the problem are allowed. */
async function readAnything(uploads: { name: string; bytes: Buffer }[]) {
  try {
    return await readFiles(uploads, { now, rowsMax })
  } catch (error) {
    if (!(error instanceof UnreadableFile || error instanceof TooManyRows)) throw error
    return []
  }
}

const header = fc.constantFrom(...Object.values(headers))
const name = fc.constantFrom(
  'watched.csv',
  'likes/films.csv',
  'lists/a.csv',
  'deleted/diary.csv',
  'ratings.csv',
  'WATCHLIST.csv',
  'x.json',
)
const cell = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.constantFrom(
    '2024-05-01',
    '1/2/24',
    '4.5',
    '5',
    '0',
    'read',
    'Movie',
    'tt1',
    '<spoiler>',
    '"',
    '\n',
  ),
)
const damage = fc.constantFrom('', '"', '\n<<<<<<< a\n', '\0', '\uFEFF', '\r', ';;', '\uD800')
const csvFile = fc
  .record({
    header,
    rows: fc.array(fc.array(cell, { maxLength: 25 }), { maxLength: 8 }),
    damage,
    at: fc.nat(2000),
  })
  .map(({ header, rows, damage, at }) => {
    const text = [header, ...rows.map(csvLine)].join('\n')
    return Buffer.from(`${text.slice(0, at)}${damage}${text.slice(at)}`)
  })
const jsonFile = fc
  .array(
    fc.record(
      {
        type: cell,
        movie: fc.record({ title: cell, ids: fc.object() }),
        show: fc.object(),
        rating: fc.double(),
        rated_at: cell,
        watched_at: cell,
        listed_at: cell,
        comment: fc.object(),
      },
      { requiredKeys: [] },
    ),
  )
  .map((items) => Buffer.from(JSON.stringify(items)))
const bytes = fc.oneof(
  csvFile,
  jsonFile,
  fc.uint8Array({ maxLength: 300 }).map((raw) => Buffer.from(raw)),
)

test('reads any file or reports the problem, and counts each row once in the plan', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.record({ name, bytes }), { minLength: 1, maxLength: 3 }),
      async (uploads) => {
        const files = await readAnything(uploads)
        const items = await mergeFiles(files)
        for (const [index, file] of files.entries()) {
          const rows = items.flatMap((item) => item.rows).filter((row) => row.file === index)
          expect(rows).toHaveLength(file.source === null ? file.leftOut.length : countRows(file))
        }
        expect(JSON.stringify(items)).not.toMatch(/\\u0000|\\ud8/i)
      },
    ),
    { numRuns: 250 },
  )
})

test('terminates for any corrupted ZIP', async () => {
  const whole = zipOf([
    { name: 'ratings.csv', content: `${headers.ratings}\n2024-05-01,Harbour,1961,x,4\n` },
    { name: 'a/b/diary.csv', content: `${headers.diary}\n` },
  ])
  const change = fc.record({ at: fc.nat(whole.length - 1), byte: fc.nat(255) })
  await fc.assert(
    fc.asyncProperty(
      fc.array(change, { maxLength: 6 }),
      fc.nat(whole.length),
      async (changes, length) => {
        const bytes = Buffer.from(whole)
        for (const { at, byte } of changes) bytes[at] = byte
        for (const cut of [bytes.subarray(0, length), bytes]) {
          const files = await readAnything([{ name: 'export.zip', bytes: cut }])
          expect(files.length).toBeLessThanOrEqual(2)
        }
      },
    ),
    { numRuns: 200 },
  )
})
