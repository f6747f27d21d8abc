import { importMessagesTexts } from '@medley/texts/import-messages'
import { writeImportMessage } from '@medley/messages/import-messages'
import type { ImportDetails, ImportItem } from '@medley/contract/transfer/imports'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { csvOf, fileUnder, headers, zipOf } from '@medley/doors/testing/export-files'
import { uploadImport } from '../../../testing/factories/imports.ts'
import { useTestApp } from '../../../testing/harness.ts'
import { useImporter } from '../../../testing/imports/importer.ts'

const app = useTestApp()
const { self, plan, get, itemsOf, decide } = useImporter(app)

const book = { 'Book Id': 1, Title: 'Low Water', Author: 'Ada Quill', 'Exclusive Shelf': 'read' }
const title = { Const: 'tt0000042', Title: 'Harbour', 'Title Type': 'Movie' }
const show = {
  show: { title: 'Tides', ids: { trakt: 6 } },
  collected_at: '2024-05-01',
  episode: { season: 1, number: 2 },
}
const watched = ['2024-05-02', 'Spray', 1961, 'https://boxd.example/spray']

/** A file of each service with rows that are left out, or of which something is not kept. */
const files = [
  {
    name: 'library.csv',
    content: fileUnder(headers.goodreads, [
      { ...book, 'Private Notes': 'lent', 'Date Added': 'long ago' },
      { ...book, Title: 'Salt', 'Exclusive Shelf': 'dnf', 'Read Count': 2 },
      { ...book, Title: 'Sand', 'Date Read': '2999-01-01' },
    ]),
  },
  {
    name: 'ratings.csv',
    content: fileUnder(headers.imdbRatings, [
      { ...title, 'Title Type': 'Video Game', 'Your Rating': 7 },
      { ...title, 'Your Rating': 11 },
      { ...title, Const: 'x', 'Your Rating': 7 },
    ]),
  },
  {
    name: 'watched.csv',
    content: csvOf(headers.watched, [watched, ['2024-05-02', '', 1961, 'x'], ['one cell']]),
  },
  { name: 'watchlist.csv', content: csvOf(headers.watched, [watched]) },
  { name: 'history.json', content: JSON.stringify([show]) },
  { name: 'likes/reviews.csv', content: csvOf('Date,Content', [['2024-05-01', 'z']]) },
  { name: 'bank.csv', content: 'when,what\n1,2\n' },
  { name: 'cut.csv', content: `${csvOf(headers.ratings, [])}2024-05-02,"Never closed,1961` },
]

const inEnglish = (message: { code: string | null; params: object }) =>
  message.code === null
    ? null
    : writeImportMessage(importMessagesTexts, { code: message.code, params: message.params })

const notesOf = (items: readonly ImportItem[]) =>
  items.flatMap(({ rows }) => rows).filter(({ note }) => note !== null)

const uploadAll = () => plan([{ name: 'export.zip', content: zipOf(files) }])

test('every note of a plan has a code and params for each of its sentences', async () => {
  const notes = notesOf(await itemsOf(await uploadAll()))
  expect(new Set(notes.flatMap((row) => row.notes.map(({ code }) => code)))).toEqual(
    new Set([
      'privateNotes',
      'noDate',
      'earlierReadings',
      'futureDate',
      'videoGame',
      'scoreRange',
      'noImdbId',
      'titleMissing',
      'fieldCount',
      'seenAlready',
      'nothingKept',
      'openQuote',
    ]),
  )
  for (const { note, notes: coded } of notes) expect(coded.map(inEnglish).join('. ')).toBe(note)
  expect(notes.find((row) => row.notes.length === 2)).toMatchObject({
    note: 'Private notes are not imported. Date Added was ignored: it is not a date like 2024-05-01',
    notes: [
      { code: 'privateNotes', params: {} },
      { code: 'noDate', params: { column: 'Date Added' } },
    ],
  })
})

test('files say by a code what could not be read, and why rows are not used', async () => {
  const { files: read } = await uploadAll()
  const problems = read.flatMap(({ problem }) => problem ?? [])
  expect(problems.map(({ code }) => code)).toEqual(['unknownFile', 'endsAtOpenQuote'])
  const unused = read.flatMap((file) => file.unused ?? [])
  expect(unused.map(({ code }) => code)).toEqual(['likesAtLetterboxd'])
  expect(problems.map(inEnglish)).toEqual(problems.map(({ message }) => message))
  expect(unused.map(inEnglish)).toEqual(unused.map(({ reason }) => reason))
})

test('a failed import names its file, its line and the code of the problem', async () => {
  const content = csvOf('Name,Year', [['Spray', 1961]])
  const one = await uploadImport(app, self.me, [{ name: 'a.csv', content }], { content: 'rating' })
  expect(one.body).toMatchObject({
    state: 'failed',
    problem: {
      file: 'a.csv',
      line: null,
      message: 'Missing columns: Date, Rating',
      code: 'missingColumns',
      params: { columns: 'Date, Rating' },
    },
  })
  const bank = await uploadImport(app, self.me, files.slice(-2, -1))
  expect(bank.body).toMatchObject({
    state: 'failed',
    problem: { file: 'bank.csv', line: 1, code: 'unknownFile', params: {} },
  })
  const none = await uploadImport(app, self.me, [{ name: 'none.zip', content: zipOf([]) }])
  expect(none.body).toMatchObject({ problem: { file: null, line: null, code: 'noFiles' } })
})

/** Stores a plan as plans were stored before the codes: with English text. */
async function storeAsText({ id }: ImportDetails): Promise<void> {
  const ofPlan = sql`user_id = ${self.me.id} and import_id = ${id}`
  await sql`
    update import_items set
      item = jsonb_set(item, '{rows,0,note}', '"An own note"'),
      planned_outcome = jsonb_set(planned_outcome, '{rows,0,note}', '"An own note"')
    where ${ofPlan}
  `.execute(app.ctx.db)
  await sql`
    update imports set files = ${JSON.stringify([
      {
        name: 'old.csv',
        source: 'imdb',
        problem: { line: 3, message: 'An old problem' },
        unused: { rows: 2, reason: 'An old reason' },
      },
    ])}
    where user_id = ${self.me.id} and id = ${id}
  `.execute(app.ctx.db)
}

test('a plan from before the codes keeps its English texts', async () => {
  const planned = await plan([{ name: 'watched.csv', content: csvOf(headers.watched, [watched]) }])
  await storeAsText(planned)
  expect((await get(planned)).files).toMatchObject([
    {
      problem: { line: 3, message: 'An old problem', code: null, params: {} },
      unused: { rows: 2, reason: 'An old reason', code: null, params: {} },
    },
  ])
  const own = { note: 'An own note', notes: [] }
  const [item] = await itemsOf(planned)
  expect(item?.rows).toMatchObject([own])
  await decide(planned, item, { action: 'skip' })
  expect((await itemsOf(planned))[0]?.rows).toMatchObject([{ notes: [{ code: 'skipped' }] }])
  await decide(planned, item, { action: 'reset' })
  expect((await itemsOf(planned))[0]?.rows).toMatchObject([own])
})
