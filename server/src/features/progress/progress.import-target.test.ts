import type { ExportDocument } from '@medley/contract/transfer/export-format'
import { expect, test } from 'vitest'
import { anEngagement } from '../../testing/factories/engagements.ts'
import { aShow, anEntry, listEntriesAt } from '../../testing/factories/entries.ts'
import { anExport } from '../../testing/factories/exports.ts'
import { fileUnder, headers } from '@medley/doors/testing/export-files'
import { aUser, type TestUser } from '../../testing/factories/users.ts'
import { aWork } from '../../testing/factories/works.ts'
import { useTestApp } from '../../testing/harness.ts'
import { useImporter } from '../../testing/imports/importer.ts'

const app = useTestApp()
const { self, plan, write, undo, itemsOf } = useImporter(app)

type Work = Awaited<ReturnType<typeof aWork>>
type Body = Parameters<typeof app.call<'PUT /v1/progress/{medium}/{workId}'>>[2]['body']

const put = (by: TestUser, { medium, id }: Pick<Work, 'medium' | 'id'>, body: Body) =>
  app.call(by, 'PUT /v1/progress/{medium}/{workId}', {
    params: { medium, workId: String(id) },
    body,
  })

async function progressOf(by: TestUser) {
  const { body } = await app.call(by, 'GET /v1/progress', {})
  return body.items.map(({ work, state, entry, amount, unit, total, isPrivate, timeChanged }) => ({
    title: work.title,
    state,
    entry: entry && `${entry.season} ${entry.number} ${entry.title}`,
    amount,
    unit,
    total,
    isPrivate,
    timeChanged,
  }))
}

const documentOf = (document: ExportDocument) => [
  { name: 'medley.json', content: JSON.stringify(document) },
]

/** A member in the middle of a work of each kind, with their export. */
async function aReader() {
  const me = await aUser(app)
  const { show, episodes } = await aShow(app, { seasons: [2, 2] })
  const book = await aWork(app, { medium: 'book', title: `Low Water ${me.id}` })
  const film = await aWork(app, { title: `Harbour ${me.id}` })
  const podcast = await aWork(app, { medium: 'podcast', title: `Tides ${me.id}` })
  const listed = [anEntry({ season: null, number: null, title: 'Ebb', id: 'guid-1' })]
  await listEntriesAt(app, podcast, listed, { source: 'apple' })
  const [ebb] = await app.ctx.db
    .selectFrom('work_entries')
    .select('id')
    .where('work_id', '=', podcast.id)
    .execute()
  await put(me, show, { entryId: episodes[2]!.id })
  await put(me, book, { amount: 120, unit: 'page', total: 300, isPrivate: true })
  await put(me, film, { state: 'stopped', amount: 40, unit: 'percent' })
  await put(me, podcast, { state: 'paused', entryId: ebb!.id })
  const { document } = await anExport(app, me)
  return { me, show, book, film, podcast, document }
}

test('an export has progress with its entry or amount, and an import brings it to another member', async () => {
  const { me, show, document } = await aReader()
  expect(document.progress[0]).toMatchObject({
    work: { medium: 'tvShow', title: show.title },
    state: 'going',
    entry: { kind: 'episode', season: 2, number: 1, source: 'tvmaze', sourceId: '2000' },
    amount: null,
    isPrivate: false,
    timeStarted: app.clock.now().toISOString(),
  })
  expect(document.progress).toHaveLength(4)
  const first = await plan(documentOf(document))
  expect(first).toMatchObject({ items: { new: 4, leftOut: 0 } })
  const [item] = await itemsOf(first)
  expect(item).toMatchObject({ progress: { state: 'going', season: 2, number: 1, outcome: 'new' } })
  expect(await write(first)).toMatchObject({ written: { progress: 4, engaged: 0 } })
  expect(await progressOf(self.me)).toEqual(await progressOf(me))
  expect(await plan(documentOf(document))).toMatchObject({ items: { new: 0, here: 4 } })
  await undo(first)
  expect(await progressOf(self.me)).toEqual([])
})

test('an episode that nobody knows here is made, and goes with an undo', async () => {
  const { show, document } = await aReader()
  const [ofShow] = document.progress
  const entry = { ...ofShow!.entry!, season: 3, number: 7, source: null, sourceId: null }
  const one = await write(
    await plan(documentOf({ ...document, progress: [{ ...ofShow!, entry }] })),
  )
  expect(await progressOf(self.me)).toMatchObject([{ entry: '3 7 null' }])
  await undo(one)
  const left = await app.ctx.db
    .selectFrom('work_entries')
    .select('id')
    .where('work_id', '=', show.id)
    .where('season', '=', 3)
    .where('number', '=', 7)
    .execute()
  expect(left).toEqual([])
})

test('amounts that no member could set, and unknown episodes, leave the state', async () => {
  const { book, film, podcast, document } = await aReader()
  const of = (work: Work) => {
    const found = document.progress.find((one) => one.work.title === work.title)
    if (!found) throw new Error(`No progress in ${work.title}`)
    return found
  }
  const unknown = { ...of(podcast).entry!, sourceId: 'elsewhere' }
  const progress = [
    { ...of(book), amount: 400 },
    { ...of(film), unit: 'page' as const },
    { ...of(podcast), entry: unknown },
  ]
  const file = documentOf({ ...document, progress })
  const first = await plan(file)
  const notes = (await itemsOf(first)).flatMap(({ rows }) => rows.flatMap((row) => row.notes))
  expect(notes).toEqual([{ code: 'entryIfKnown', params: {} }])
  await write(first)
  const bare = { amount: null, unit: null, entry: null }
  expect(await progressOf(self.me)).toMatchObject([
    { state: 'paused', ...bare },
    { state: 'stopped', ...bare },
    { state: 'going', ...bare },
  ])
  expect(await plan(file)).toMatchObject({ items: { new: 0 } })
})

test('a finished work gets no progress', async () => {
  const { film, document } = await aReader()
  await anEngagement(app, { by: self.me, of: film })
  const first = await plan(documentOf(document))
  expect(first).toMatchObject({ items: { new: 3, here: 1 } })
  await write(first)
  expect(await progressOf(self.me)).toHaveLength(3)
})

test('progress changed here stays unless the file is newer; an undo brings it back', async () => {
  const { book, document } = await aReader()
  const progress = document.progress.filter(({ work }) => work.title === book.title)
  const later = (time: string) =>
    documentOf({ ...document, progress: progress.map((one) => ({ ...one, timeChanged: time })) })
  await put(self.me, book, { state: 'paused', amount: 200, unit: 'page' })
  const here = await progressOf(self.me)
  expect(await plan(later('2020-01-01T00:00:00.000Z'))).toMatchObject({ items: { here: 1 } })
  app.clock.advance(86_400_000)
  const newer = await plan(later(app.clock.now().toISOString()))
  expect(newer).toMatchObject({ items: { new: 1 } })
  await write(newer)
  expect(await progressOf(self.me)).toMatchObject([{ state: 'going', amount: 120, total: 300 }])
  const again = documentOf({
    ...document,
    progress: progress.map((one) => ({ ...one, state: 'stopped' as const })),
  })
  const stopped = await plan(again)
  expect(stopped).toMatchObject({ items: { new: 1 } })
  await write(stopped)
  expect(await progressOf(self.me)).toMatchObject([{ state: 'stopped', amount: 120 }])
  await undo(stopped)
  await undo(newer)
  expect(await progressOf(self.me)).toEqual(here)
})

test('an import that says when a work was finished ends older progress, and its undo brings it back', async () => {
  const [seen, longAgo] = [
    await aWork(app, { title: `Spray ${self.serial}`, releaseDate: '1961' }),
    await aWork(app, { title: `Foam ${self.serial}`, releaseDate: '1962' }),
  ]
  await put(self.me, seen, { amount: 40, unit: 'percent' })
  await put(self.me, longAgo, { amount: 40, unit: 'percent' })
  const today = app.clock.now().toISOString().slice(0, 10)
  const row = { Rating: 4, Rewatch: '', Tags: '' }
  const diary = fileUnder(headers.diary, [
    { ...row, Date: today, Name: seen.title, Year: 1961, 'Watched Date': today },
    { ...row, Date: '2020-01-01', Name: longAgo.title, Year: 1962, 'Watched Date': '2020-01-01' },
  ])
  const one = await write(await plan([{ name: 'diary.csv', content: diary }]))
  expect(one).toMatchObject({ written: { reviews: 2, progress: 1 } })
  expect(await progressOf(self.me)).toMatchObject([{ title: longAgo.title }])
  await undo(one)
  expect(await progressOf(self.me)).toHaveLength(2)
})

test('an undo keeps progress that was changed since', async () => {
  const { book, document } = await aReader()
  const one = await write(await plan(documentOf(document)))
  app.clock.advance(60_000)
  await put(self.me, book, { amount: 130, unit: 'page' })
  await undo(one)
  expect(await progressOf(self.me)).toMatchObject([{ title: book.title, amount: 130 }])
  const { body } = await app.call(self.me, 'GET /v1/imports/{id}/kept', {
    params: { id: String(one.id) },
  })
  expect(body.items).toMatchObject([{ kind: 'progress', title: book.title, code: 'changedSince' }])
})
