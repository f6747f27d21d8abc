import { expect, test } from 'vitest'
import { csvOf, fileUnder, headers } from '@medley/doors/testing/export-files'
import { aUser } from '../../../testing/factories/users.ts'
import { aWork } from '../../../testing/factories/works.ts'
import { useTestApp } from '../../../testing/harness.ts'
import { nothing, useImporter } from '../../../testing/imports/importer.ts'

const app = useTestApp()
const { self, plan, write, undo, itemsOf, decide, everythingOf, aFilm, row } = useImporter(app)

const listOf = (...titles: string[]) =>
  [
    'Letterboxd list export v7',
    'Date,Name,Tags,URL,Description',
    `2024-01-01,Sea ${self.serial},"wet, blue",https://boxd.example/l,`,
    '',
    'Position,Name,Year,URL,Description',
    ...titles.map((title, index) => `${index + 1},${title},1961,x,note ${index + 1}`),
    '',
  ].join('\n')

const addedWorks = () =>
  app.ctx.db.selectFrom('works').select('title').where('standing', '=', 'added').execute()

test('an answer after the writing moves what was written, in the order of the list', async () => {
  const [first, right, last] = [
    await aFilm('First', 1961),
    await aFilm('Right', 1975),
    await aFilm('Last', 1961),
  ]
  const unknown = `Unknown ${self.serial}`
  const diary = row(unknown, 1961, 4, 'Yes', 'with Bo', '2024-05-01')
  const written = await write(
    await plan([
      { name: 'diary.csv', content: csvOf(headers.diary, [diary]) },
      { name: 'lists/sea.csv', content: listOf(first.title, unknown, last.title) },
    ]),
  )
  expect(await addedWorks()).toEqual([{ title: unknown }])
  const [item] = await itemsOf(written, { added: true })
  const chosen = await decide(written, item, {
    action: 'choose',
    workId: right.id,
    medium: 'film',
  })
  expect(chosen.status).toBe(200)
  expect(await everythingOf(self.me)).toMatchObject({
    reviews: [{ title: right.title, rating: 8 }],
    engaged: [right.title],
    lists: [{ works: [first.title, right.title, last.title] }],
  })
  const viewings = app.ctx.db
    .selectFrom('viewings')
    .select(['work_id', 'day', 'is_repeat', 'tags'])
    .where('user_id', '=', self.me.id)
  expect(await viewings.execute()).toEqual([
    { work_id: right.id, day: '2024-05-01', is_repeat: true, tags: ['with Bo'] },
  ])
  expect(await addedWorks()).toEqual([])
  const notes = app.ctx.db
    .selectFrom('list_entries')
    .innerJoin('lists', 'lists.id', 'list_id')
    .select(['note', 'tags'])
    .where('owner_id', '=', self.me.id)
    .orderBy('position')
  expect(await notes.execute()).toEqual(
    [1, 2, 3].map((index) => ({ note: `note ${index}`, tags: ['wet', 'blue'] })),
  )
  expect((await undo(written)).kept).toBe(0)
  expect(await everythingOf(self.me)).toEqual(nothing)
  expect(await viewings.execute()).toEqual([])
})

test('a score given after the writing makes the review, and nothing twice', async () => {
  const film = await aFilm('Unscored', 1961)
  const cells = row(film.title, 1961, '', '', 'Hm.', '', '2024-05-01')
  const file = { name: 'reviews.csv', content: csvOf(headers.reviews, [cells]) }
  const written = await write(await plan([file]))
  expect(written).toMatchObject({ questions: { score: 1 }, written: { engaged: 1, viewings: 1 } })
  const [item] = await itemsOf(written, { open: true })
  await decide(written, item, { action: 'score', rating: 6 })
  expect(await everythingOf(self.me)).toMatchObject({
    reviews: [{ title: film.title, rating: 6, review: 'Hm.', dateViewed: '2024-05-01' }],
    engaged: [film.title],
  })
  expect((await plan([file])).rows).toMatchObject({ new: 0, here: 1, choice: 0 })
})

test('another edition chosen after the writing keeps the score of each', async () => {
  const book = await aWork(app, {
    medium: 'book',
    title: `Low Tide ${self.serial}`,
    creators: ['Bo'],
  })
  const edition = (title: string, score: number, year: number) => ({
    Title: title,
    Author: 'Bo',
    'My Rating': score,
    'Date Added': `${year}/03/01`,
    'Exclusive Shelf': 'read',
  })
  const other = `Ebbe ${self.serial}`
  const rows = [edition(book.title, 3, 2010), edition(other, 4, 2020)]
  const file = { name: 'library.csv', content: fileUnder(headers.goodreads, rows) }
  const written = await write(await plan([file]))
  const [item] = await itemsOf(written, { added: true })
  await decide(written, item, { action: 'choose', workId: book.id, medium: 'book' })
  const { reviews } = await everythingOf(self.me)
  expect(new Set(reviews.map(({ title, rating }) => `${title}: ${rating}`))).toEqual(
    new Set([`${book.title}: 6`, `${book.title}: 8`]),
  )
  expect((await plan([file])).rows).toMatchObject({ here: 2, changed: 0 })
})

test('works that nobody knows stay out if the member says so', async () => {
  const content = csvOf(headers.watched, [row(`Nobody ${self.serial}`, 1950)])
  const planned = await plan([{ name: 'watched.csv', content }])
  const written = await write(planned, { keepUnknown: false })
  expect(written).toMatchObject({ added: 0, questions: { unknown: 1 }, written: { engaged: 0 } })
  expect(await everythingOf(self.me)).toEqual(nothing)
  expect(await addedWorks()).toEqual([])
})

test('ids in a file take over no work of others', async () => {
  const film = await aFilm('Black Panther', 2018)
  const work = {
    medium: 'film',
    title: `Buy pills ${self.serial}`,
    releaseDate: '2018',
    creators: [],
    source: 'shelf',
    externalId: `pills-${self.serial}`,
    ids: { imdb: `tt${9_100_000 + self.serial}` },
  }
  const profile = { username: 'a', email: 'a@mail.example', firstName: null, lastName: null }
  const time = '2024-02-03T04:05:06.789Z'
  const document = {
    format: 'medley',
    version: 1,
    timeExported: time,
    profile: { ...profile, timeCreated: time, picture: null },
    reviews: [],
    engaged: [{ work, timeAdded: time }],
    savedForLater: [],
    favorites: [],
    lists: [],
    comments: [],
    likes: [],
    friends: [],
  }
  await write(await plan([{ name: 'medley.json', content: JSON.stringify(document) }]))
  const ids = app.ctx.db.selectFrom('work_external_ids').where('external_id', '=', work.ids.imdb)
  expect(await ids.selectAll().execute()).toEqual([])
  const trakt = [
    {
      watched_at: '2024-05-01T10:00:00.000Z',
      movie: { title: film.title, year: 2018, ids: { imdb: work.ids.imdb } },
    },
  ]
  const other = await aUser(app)
  const content = JSON.stringify(trakt)
  const theirs = await plan([{ name: 'watched-history-1.json', content }], { by: other })
  const { body } = await app.call(other, 'GET /v1/imports/{id}/items', {
    params: { id: String(theirs.id) },
    query: {},
  })
  expect(body.items).toMatchObject([{ match: { work: { id: film.id } } }])
})
