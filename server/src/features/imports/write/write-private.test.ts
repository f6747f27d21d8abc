import { expect, test } from 'vitest'
import { useTestApp } from '../../../testing/harness.ts'
import { useImporter } from '../../../testing/imports/importer.ts'
import { aUser } from '../../../testing/factories/users.ts'

const app = useTestApp()
const { self, plan, write, undo, everythingOf } = useImporter(app)

const site = 'https://neodb.example'
const header = { server: 'neodb.example', neodb_version: '0.12.3', username: 'ada' }
const linesOf = (...all: readonly object[]) =>
  [header, ...all].map((line) => JSON.stringify(line)).join('\n')

/** A film with a state, score and comment, and a book in progress, all for nobody else. */
const files = () => {
  const [film, book] = [`${site}/movie/a1`, `${site}/book/b1`]
  const piece = (type: string, item: string, content: object) => ({
    type,
    content: { type, published: '2024-01-02T10:00:00+00:00', withRegardTo: item, ...content },
    visibility: 2,
  })
  const workOf = (id: string, title: string) => ({
    id,
    display_title: `${title} ${self.serial}`,
    external_resources: [],
  })
  return [
    {
      name: 'journal.ndjson',
      content: linesOf(
        piece('ShelfMember', film, { status: 'complete' }),
        piece('Rating', film, { value: 2, best: 10 }),
        piece('Comment', film, { content: 'For nobody else.' }),
        piece('ShelfMember', book, { status: 'progress' }),
      ),
    },
    { name: 'catalog.ndjson', content: linesOf(workOf(film, 'Quay'), workOf(book, 'Reef')) },
  ]
}

test('what was for nobody else is seen by nobody else, and goes with an undo', async () => {
  const one = await write(await plan(files()))
  const own = await everythingOf(self.me)
  expect(own).toMatchObject({ reviews: [], engaged: [], saved: [] })
  expect(own.lists).toMatchObject([
    { title: 'NeoDB: private', isPrivate: true, works: [`Quay ${self.serial}`] },
  ])
  const stranger = await aUser(app)
  const listsFor = async (reader: typeof stranger) => {
    const query = { owner: self.me.username }
    const { body } = await app.call(reader, 'GET /v1/lists', { query })
    return body.items.map((list) => list.title)
  }
  expect([await listsFor(self.me), await listsFor(stranger)]).toEqual([['NeoDB: private'], []])
  const progressFor = async (reader: typeof stranger) => {
    const params = { userId: String(self.me.id) }
    const { body } = await app.call(reader, 'GET /v1/users/{userId}/progress', { params })
    return body.items.map(({ work }) => work.title)
  }
  expect([await progressFor(self.me), await progressFor(stranger)]).toEqual([
    [`Reef ${self.serial}`],
    [],
  ])
  await undo(one)
  expect(await everythingOf(self.me)).toEqual({ reviews: [], engaged: [], saved: [], lists: [] })
})
