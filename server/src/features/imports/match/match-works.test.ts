import { expect, test } from 'vitest'
import { csvOf, fileUnder, headers } from '@medley/doors/testing/export-files'
import { aWork } from '../../../testing/factories/works.ts'
import { useTestApp } from '../../../testing/harness.ts'
import { useImporter } from '../../../testing/imports/importer.ts'

const app = useTestApp()
const { plan, itemsOf, write, row } = useImporter(app)

async function planned(title: string, year: number) {
  const content = csvOf(headers.watched, [row(title, year)])
  const made = await plan([{ name: 'watched.csv', content }])
  const [item] = await itemsOf(made)
  if (!item) throw new Error('The plan has no item')
  return { made, item }
}

const aFilmOf = (releaseDate: string, title: string, alternativeTitles: string[] = []) =>
  aWork(app, { title, releaseDate, alternativeTitles, creators: ['Ada Quill'] })

test.each([
  ['Harb0urs', 1961, 'Harbours', []],
  ['Light Bill: Vol. 1', 1962, 'Light Bill: Volume One', []],
  ['Gullman or (The Unexpected Virtue of Fog)', 1963, 'Gullman', ['The Virtue of Fog']],
  ['Lone Lighthouse: A Sea Wars Story', 1964, 'Lone Lighthouse', []],
  ['Sea Wars: The Fog Awakens', 1965, 'Sea Wars Episode VII: The Fog Awakens', []],
  ['Gulls of Prey (and the Fabulous Escape of One Heron)', 1966, 'Gulls of Prey', []],
  ['Quick & Wet Presents: Hook & Sinker', 1967, 'Hook & Sinker', []],
  ['The Stormy Ninth Wave', 1968, 'Девятый вал', ['The Stormy Ninth Wave']],
] as const)('finds %s of %i', async (named, year, title, others) => {
  const film = await aFilmOf(String(year), title, [...others])
  const { item } = await planned(named, year)
  expect(item).toMatchObject({ question: null, match: { work: { id: film.id } } })
})

test.each([
  ['Lady Undertow', 1971, 'Sympathy for Lady Undertow'],
  ['The Squall', 1972, 'The Squall: Redemption'],
  ['Grand Undertow', 1973, 'Le Grand Undertow'],
  ['Squid', 1974, "Nina Quill's Squid"],
])('asks about %s of %i and keeps no copy in silence', async (named, year, title) => {
  const film = await aFilmOf(String(year), title)
  const { item, made } = await planned(named, year)
  expect(item).toMatchObject({ question: 'work', match: null })
  expect(item.candidates.map(({ work }) => work.id)).toEqual([film.id])
  expect((await write(made)).questions.likely).toBe(1)
})

test.each([
  ['Brackish Waters', 1981, 'Brackish Waters: The Return', '1990'],
  ['Low Bill: Vol. 1', 1982, 'Low Bill: Vol. 2', '1982'],
  ['You Are (Not) Adrift', 1983, 'Adrift', '1983'],
])('does not take %s of %i for %s of %s', async (named, year, title, released) => {
  await aFilmOf(released, title)
  const { item } = await planned(named, year)
  expect(item).toMatchObject({ question: null, match: null, candidates: [] })
})

test('finds an edition of a book by another spelling of its title and its author', async () => {
  const facts = { medium: 'book' as const, creators: ['Ada Quill'], releaseDate: '1990' }
  const book = await aWork(app, { ...facts, title: 'The Tides, Volume II' })
  const cells = { Title: 'Tides, Vol. 2', Author: 'Ada Quill', 'Exclusive Shelf': 'read' }
  const content = fileUnder(headers.goodreads, [cells])
  const [item] = await itemsOf(await plan([{ name: 'books.csv', content }]))
  expect(item).toMatchObject({ question: null, match: { work: { id: book.id } } })
})
