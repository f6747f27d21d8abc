import { expect, test } from 'vitest'
import { csvOf, headers } from '@medley/doors/testing/export-files'
import { useTestApp } from '../../../testing/harness.ts'
import { useImporter } from '../../../testing/imports/importer.ts'

const app = useTestApp()
const { self, plan, write, everythingOf, aFilm, row } = useImporter(app)

const listOf = (...titles: string[]) =>
  [
    'Letterboxd list export v7',
    'Date,Name,Tags,URL,Description',
    `2024-01-01,Top ${self.serial},,https://boxd.example/l,`,
    '',
    'Position,Name,Year,URL,Description',
    ...titles.map((title, index) => `${index + 1},${title},1961,x,`),
    '',
  ].join('\n')

test('works that a second import of a list brings take their places in it', async () => {
  const [first, third, fifth] = [
    await aFilm('First', 1961),
    await aFilm('Third', 1961),
    await aFilm('Fifth', 1961),
  ]
  const [second, fourth] = [`Second ${self.serial}`, `Fourth ${self.serial}`]
  const titles = [first.title, second, third.title, fourth, fifth.title]
  const files = [{ name: 'lists/top.csv', content: listOf(...titles) }]
  await write(await plan(files), { keepUnknown: false })
  expect((await everythingOf(self.me)).lists).toMatchObject([
    { works: [first.title, third.title, fifth.title] },
  ])
  const again = await plan(files)
  expect(again.rows).toMatchObject({ new: 2, here: 4 })
  await write(again)
  expect((await everythingOf(self.me)).lists).toMatchObject([{ works: titles }])
  expect((await plan(files)).rows).toMatchObject({ new: 0, here: 6 })
})

test('a list of deleted ones is not imported', async () => {
  const film = await aFilm('Sea', 1961)
  const written = await write(
    await plan([
      { name: 'watched.csv', content: csvOf(headers.watched, [row(film.title, 1961)]) },
      { name: 'deleted/lists/top.csv', content: listOf(film.title) },
    ]),
  )
  expect(written.written).toMatchObject({ engaged: 1, lists: 0 })
  expect((await everythingOf(self.me)).lists).toEqual([])
})
