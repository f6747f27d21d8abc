import { expect, test } from 'vitest'
import { zipOf } from '@medley/doors/testing/export-files'
import { aFriendship } from '../../../testing/factories/friendships.ts'
import { aUser, type TestUser } from '../../../testing/factories/users.ts'
import { aWork } from '../../../testing/factories/works.ts'
import { useTestApp } from '../../../testing/harness.ts'
import { useImporter } from '../../../testing/imports/importer.ts'

const app = useTestApp()
const { self, plan, write } = useImporter(app)

const film = 'https://neodb.example/movie/a1'
const linesOf = (...lines: readonly object[]) =>
  [{ server: 'neodb.example', neodb_version: '0.12.3' }, ...lines]
    .map((line) => JSON.stringify(line))
    .join('\n')

/** A mark and a list of NeoDB that followers alone could see. */
function aJournal(title: string) {
  const published = '2023-04-04T15:21:33.023757+00:00'
  const piece = (type: string, content: object) => ({
    type,
    content: { published, withRegardTo: film, ...content },
    visibility: 1,
  })
  const journal = linesOf(
    piece('Rating', { value: 7, best: 10 }),
    piece('Comment', { content: 'Wet.' }),
    piece('ShelfMember', { status: 'complete' }),
    { ...piece('Collection', { name: 'Wet days' }), items: [{ item: film, metadata: {} }] },
  )
  const catalog = linesOf({ id: film, type: 'Work', display_title: title, title, year: 1961 })
  return zipOf([
    { name: 'journal.ndjson', content: journal },
    { name: 'catalog.ndjson', content: catalog },
  ])
}

test('what followers could see is there for friends, and for nobody else', async () => {
  const [friend, stranger] = [await aUser(app), await aUser(app)]
  await aFriendship(app, self.me, friend)
  const { title } = await aWork(app, { releaseDate: '1961-03-01' })
  await write(await plan([{ name: 'neodb.zip', content: aJournal(title) }]))
  const seenBy = async (viewer: TestUser) => {
    const reviews = await app.call(viewer, 'GET /v1/reviews', { query: { author: self.me.id } })
    const lists = await app.call(viewer, 'GET /v1/lists', { query: { owner: self.me.username } })
    return [
      ...reviews.body.items.map(({ review, rating }) => `${rating} ${review}`),
      ...lists.body.items.map((list) => list.title),
    ]
  }
  expect(await seenBy(self.me)).toEqual(['7 Wet.', 'Wet days'])
  expect(await seenBy(friend)).toEqual(['7 Wet.', 'Wet days'])
  expect(await seenBy(stranger)).toEqual([])
})
