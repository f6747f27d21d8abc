import { expect, test } from 'vitest'
import { csvOf, fileUnder, headers } from '@medley/doors/testing/export-files'
import { anEngagement, aSavedWork } from '../../../testing/factories/engagements.ts'
import { aFriendship } from '../../../testing/factories/friendships.ts'
import { aUser } from '../../../testing/factories/users.ts'
import { aWork } from '../../../testing/factories/works.ts'
import { useTestApp } from '../../../testing/harness.ts'
import { useImporter } from '../../../testing/imports/importer.ts'

const app = useTestApp()
const { self, plan, write } = useImporter(app)

const aBook = (title: string) =>
  aWork(app, { medium: 'book', title, creators: ['Ada Quill'], releaseDate: '1961' })

const onShelf = (title: string, shelf: string, added = '') => ({
  Title: title,
  Author: 'Ada Quill',
  'Exclusive Shelf': shelf,
  'Date Added': added,
})

/** The acts that a new friend reads of the member's days. */
async function newsOfMe() {
  const friend = await aUser(app)
  await aFriendship(app, self.me, friend)
  const { body } = await app.call(friend, 'GET /v1/friends-days', { query: {} })
  return body.items.flatMap(({ works }) =>
    works.flatMap(({ work, acts }) => acts.map(({ kind }) => `${kind} ${work.title}`)),
  )
}

test('what an import brings without a time is no news of today', async () => {
  for (const title of ['Read Once', 'Read Later', 'Listed Once']) await aBook(title)
  const film = await aWork(app, { title: 'Listed Film', releaseDate: '1961' })
  const books = fileUnder(headers.goodreads, [
    onShelf('Read Once', 'read'),
    onShelf('Read Later', 'to-read'),
  ])
  const list = [
    'Letterboxd list export v7',
    'Date,Name,Tags,URL,Description',
    '2023-01-01,Open list,,https://boxd.example/l,',
    '',
    'Position,Name,Year,URL,Description',
    `1,${film.title},1961,x,`,
    '',
  ].join('\n')
  const made = await plan([
    { name: 'books.csv', content: books },
    { name: 'lists/open-list.csv', content: list },
  ])
  app.clock.advance(60_000)
  expect(await write(made)).toMatchObject({ written: { engaged: 1, saved: 1, listEntries: 1 } })
  await app.ctx.db
    .updateTable('lists')
    .set({ is_private: false })
    .where('owner_id', '=', self.me.id)
    .execute()
  expect(await newsOfMe()).toEqual([])
})

test('what the member does themselves, or a file has of today, is news', async () => {
  const book = await aBook('Read Today')
  const today = app.clock.now().toISOString().slice(0, 10)
  const [finished, saved] = [await aWork(app), await aWork(app)]
  await anEngagement(app, { by: self.me, of: finished })
  await aSavedWork(app, { by: self.me, of: saved })
  app.clock.advance(60_000)
  const rows = [['2024-05-02', saved.title, 1961, 'x']]
  await write(await plan([{ name: 'watched.csv', content: csvOf(headers.watched, rows) }]))
  const cells = { ...onShelf(book.title, 'read', today), 'Date Read': today }
  await write(await plan([{ name: 'b.csv', content: fileUnder(headers.goodreads, [cells]) }]))
  expect((await newsOfMe()).toSorted()).toEqual(
    [`finished ${finished.title}`, `finished ${book.title}`, `saved ${saved.title}`].toSorted(),
  )
})
