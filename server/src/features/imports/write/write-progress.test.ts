import { expect, test } from 'vitest'
import { anEntry, listEntriesAt } from '../../../testing/factories/entries.ts'
import { aSavedWork } from '../../../testing/factories/engagements.ts'
import { fileUnder, headers } from '@medley/doors/testing/export-files'
import { aWork } from '../../../testing/factories/works.ts'
import { useTestApp } from '../../../testing/harness.ts'
import { useImporter } from '../../../testing/imports/importer.ts'

const app = useTestApp()
const { self, plan, write, undo, itemsOf, everythingOf } = useImporter(app)

type Row = Record<string, string | number>

const library = (...rows: Row[]) => [
  {
    name: 'library.csv',
    content: fileUnder(
      headers.goodreads,
      rows.map((row) => ({ Author: 'Ada Quill', 'Date Added': '2024/01/02', ...row })),
    ),
  },
]

async function progressOfMe() {
  const { body } = await app.call(self.me, 'GET /v1/progress', {})
  return body.items.map(({ work, state, entry, timeStarted, timeChanged }) => ({
    title: work.title,
    state,
    at: entry && `${entry.season} ${entry.number}`,
    days: [timeStarted.slice(0, 10), timeChanged.slice(0, 10)],
  }))
}

const aBook = (title: string) =>
  aWork(app, { medium: 'book', title: `${title} ${self.serial}`, creators: ['Ada Quill'] })

test('a stopped book with a score has its review, and is neither read nor taken off the saved ones', async () => {
  const { title, ...work } = await aBook('Low Water')
  await aSavedWork(app, { by: self.me, of: work })
  const row = { Title: title, 'My Rating': 2, 'My Review': 'Wet.', 'Date Read': '2024/02/03' }
  const files = library({ ...row, 'Exclusive Shelf': 'did-not-finish' })
  const first = await plan(files)
  expect(await itemsOf(first)).toMatchObject([
    { outcome: 'new', engaged: null, viewings: [], progress: { state: 'stopped', outcome: 'new' } },
  ])
  expect(await write(first)).toMatchObject({
    written: { reviews: 1, engaged: 0, viewings: 0, progress: 1 },
  })
  const stopped = { title, state: 'stopped', at: null, days: ['2024-01-02', '2024-02-03'] }
  expect(await progressOfMe()).toEqual([stopped])
  expect(await everythingOf(self.me)).toMatchObject({
    reviews: [{ rating: 4, review: 'Wet.', dateViewed: null }],
    engaged: [],
    saved: [title],
  })
  const second = await plan(files)
  expect(second).toMatchObject({ items: { new: 0, here: 1 } })
  await undo(first)
  expect(await progressOfMe()).toEqual([])
})

test('a book that is read again is marked, with its progress, and again is here', async () => {
  const { title } = await aBook('Salt')
  const row = { Title: title, 'Exclusive Shelf': 'currently-reading', 'Read Count': 2 }
  const files = library({ ...row, 'Date Read': '2024/02/03' })
  expect(await write(await plan(files))).toMatchObject({
    written: { engaged: 1, viewings: 2, progress: 1 },
  })
  expect(await progressOfMe()).toMatchObject([{ title, state: 'going' }])
  expect(await plan(files)).toMatchObject({ items: { new: 0, here: 1 } })
})

test('a later export moves what an earlier one brought, until the work is finished', async () => {
  const { title } = await aBook('Sand')
  const shelf = (name: string, more: Row = {}) =>
    library({ Title: title, 'Exclusive Shelf': name, ...more })
  await write(await plan(shelf('currently-reading')))
  const paused = await plan(shelf('on-hold'))
  expect(await itemsOf(paused)).toMatchObject([{ progress: { state: 'paused', outcome: 'new' } }])
  await write(paused)
  expect(await progressOfMe()).toMatchObject([{ title, state: 'paused' }])
  const read = await write(await plan(shelf('read', { 'Date Read': '2024/05/06' })))
  expect(await progressOfMe()).toEqual([])
  expect(await plan(shelf('currently-reading'))).toMatchObject({ items: { new: 0, here: 1 } })
  await undo(read)
  expect(await progressOfMe()).toMatchObject([{ title, state: 'paused' }])
})

test('the last episode seen of a Trakt history is where one is', async () => {
  const { title } = await aWork(app, { medium: 'tvShow', title: `Tides ${self.serial}` })
  const show = { title, year: 2001, ids: { trakt: 6 } }
  const play = (number: number) => ({
    id: number,
    type: 'episode',
    show,
    episode: { season: 1, number },
    watched_at: `2024-05-0${number}T12:00:00.000Z`,
  })
  const files = (...numbers: number[]) => [
    { name: 'watched-history-1.json', content: JSON.stringify(numbers.map(play)) },
  ]
  await write(await plan(files(1, 2)))
  expect(await progressOfMe()).toEqual([
    { title, state: 'going', at: '1 2', days: ['2024-05-01', '2024-05-02'] },
  ])
  const second = await write(await plan(files(1, 2, 3)))
  expect(second).toMatchObject({ written: { episodes: 1, progress: 1 } })
  expect(await progressOfMe()).toMatchObject([{ title, at: '1 3' }])
  expect(await plan(files(1, 2, 3))).toMatchObject({ items: { new: 0, here: 1 } })
  await undo(second)
  expect(await progressOfMe()).toMatchObject([{ title, at: '1 2' }])
})

/** A show of four episodes that ended in 2012, and a file with plays of some of them. */
async function anEndedShow() {
  const show = await aWork(app, { medium: 'tvShow', title: `Dunes ${self.serial}` })
  const known = [1, 2, 3, 4].map((number) => anEntry({ number, releaseDate: `2012-01-0${number}` }))
  const special = anEntry({ season: 0, number: 1, releaseDate: '2012-02-01' })
  await listEntriesAt(app, show, [...known, special])
  const play = (number: number) => ({
    id: 500 + number,
    type: 'episode',
    show: { title: show.title, year: 2001, ids: { trakt: 6 } },
    episode: { season: 1, number },
    watched_at: `2024-05-0${number}T20:30:00.000Z`,
  })
  const files = (...numbers: number[]) => [
    { name: 'watched-history-1.json', content: JSON.stringify(numbers.map(play)) },
  ]
  return { show, files }
}

async function viewingsOfMe() {
  const rows = await app.ctx.db
    .selectFrom('viewings')
    .select('day')
    .where('user_id', '=', self.me.id)
    .execute()
  return rows.map(({ day }) => day)
}

test.each([{ order: [1, 2, 3, 4] }, { order: [4, 3, 2, 1] }, { order: [3, 1, 4, 2] }])(
  'an ended show with all episodes of a file is watched ($order), until an undo',
  async ({ order }) => {
    const { show, files } = await anEndedShow()
    await aSavedWork(app, { by: self.me, of: show })
    const one = await write(await plan(files(...order)))
    expect(await progressOfMe()).toEqual([])
    expect(await everythingOf(self.me)).toMatchObject({ engaged: [show.title], saved: [] })
    expect(await viewingsOfMe()).toEqual(['2024-05-04'])
    expect(await plan(files(...order))).toMatchObject({ items: { new: 0, here: 1 } })
    await undo(one)
    expect(await progressOfMe()).toEqual([])
    expect(await viewingsOfMe()).toEqual([])
    expect(await everythingOf(self.me)).toMatchObject({ engaged: [], saved: [show.title] })
  },
)

test('a second file that completes a show finishes it, and its undo leads back to the place', async () => {
  const { show, files } = await anEndedShow()
  await write(await plan(files(1, 4)))
  const before = await progressOfMe()
  expect(before).toMatchObject([{ title: show.title, at: '1 4' }])
  const second = await write(await plan(files(1, 2, 3, 4)))
  expect(await progressOfMe()).toEqual([])
  expect(await everythingOf(self.me)).toMatchObject({ engaged: [show.title] })
  await undo(second)
  expect(await progressOfMe()).toEqual(before)
  expect(await everythingOf(self.me)).toMatchObject({ engaged: [] })
})

test('a book that was finished years ago and is being read now is in progress', async () => {
  const { id, title } = await aBook('Reed')
  const work = { id, medium: 'book' as const }
  await app.call(self.me, 'POST /v1/viewings', { body: { work, day: '2019' } })
  const row = { Title: title, 'Exclusive Shelf': 'currently-reading' }
  const added = (day: string) => library({ ...row, 'Date Added': day })
  expect(await plan(added('2019/10/01'))).toMatchObject({ items: { new: 0, here: 1 } })
  await write(await plan(added('2024/01/02')))
  expect(await progressOfMe()).toMatchObject([{ title, state: 'going' }])
})
