import { expect, test } from 'vitest'
import { csvLine } from '@medley/doors/testing/export-files'
import { aUser } from '../../../testing/factories/users.ts'
import { aWork } from '../../../testing/factories/works.ts'
import { useTestApp } from '../../../testing/harness.ts'
import { useImporter } from '../../../testing/imports/importer.ts'

const app = useTestApp()
const { self, plan, write } = useImporter(app)

/** A list that does not say who may see it, and two of Trakt that do. */
async function planLists() {
  const film = await aWork(app, { releaseDate: '1961' })
  const letterboxd = [
    'Letterboxd list export v7',
    'Date,Name,Tags,URL,Description',
    '2023-01-01,Silent,,https://boxd.example/l,',
    '',
    'Position,Name,Year,URL,Description',
    csvLine([1, film.title, 1961, 'x', '']),
    '',
  ].join('\n')
  const movie = { title: film.title, year: 1961, ids: { trakt: 5 } }
  const heads = [
    { name: 'Open', ids: { trakt: 7 }, privacy: 'public' },
    { name: 'Closed', ids: { trakt: 8 }, privacy: 'private' },
  ]
  const entries = JSON.stringify([{ listed_at: '2024-05-01T12:00:00.000Z', rank: 1, movie }])
  return plan([
    { name: 'lists/silent.csv', content: letterboxd },
    { name: 'lists-lists.json', content: JSON.stringify(heads) },
    { name: 'lists-list-7-open.json', content: entries },
    { name: 'lists-list-8-closed.json', content: entries },
  ])
}

async function seenByOthers() {
  const { body } = await app.call(await aUser(app), 'GET /v1/lists', {
    query: { owner: self.me.username },
  })
  return body.items.map(({ title }) => title).toSorted()
}

test('a list is private where its file does not say who may see it, else as the file says', async () => {
  const made = await planLists()
  expect(made.openLists).toBe(1)
  expect((await write(made)).written.lists).toBe(3)
  expect(await seenByOthers()).toEqual(['Open'])
})

test('a member may publish the lists of which the file does not say it', async () => {
  await write(await planLists(), { publishLists: true })
  expect(await seenByOthers()).toEqual(['Open', 'Silent'])
})
