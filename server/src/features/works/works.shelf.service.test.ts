import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { paths } from '../../paths.ts'
import { useTestApp } from '../../testing/harness.ts'
import { externalIdOf, findWorkByExternalId } from './works.service.ts'
import { loadStarterShelf } from './works.shelf.service.ts'

const app = useTestApp()
const files = ['films', 'tv-shows', 'books', 'albums', 'podcasts'].map((name) => `${name}.jsonl`)
let folder = ''

const lineOf = (externalId: string, title: string) =>
  JSON.stringify({ externalId, title, creators: [] })

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shelf-'))
  for (const [place, name] of files.entries()) {
    await writeFile(join(folder, name), `${lineOf(`100000000${place}`, `Work ${place}`)}\n`)
  }
})
afterAll(() => rm(folder, { recursive: true }))

const load = () => loadStarterShelf(app.ctx, pathToFileURL(`${folder}/`))
const shelved = () =>
  app.ctx.db
    .selectFrom('works')
    .select(['id', 'medium', 'title', 'time_fetched'])
    .orderBy('id')
    .execute()

test('two processes that start at the same time load the shelf once', async () => {
  await Promise.all([load(), load(), load()])
  expect((await shelved()).map(({ title }) => title).toSorted()).toEqual([
    'Work 0',
    'Work 1',
    'Work 2',
    'Work 3',
    'Work 4',
  ])
})

test('skips an unchanged shelf', async () => {
  const before = await shelved()
  app.clock.advance(1000)
  await load()
  expect(await shelved()).toEqual(before)
})

test('a changed shelf updates the works under their ids', async () => {
  const before = await shelved()
  await writeFile(join(folder, 'films.jsonl'), `${lineOf('1000000000', 'Renamed')}\n`)
  await load()
  const after = await shelved()
  expect(after.map(({ id }) => id)).toEqual(before.map(({ id }) => id))
  expect(after.find(({ medium }) => medium === 'film')?.title).toBe('Renamed')
})

test('a broken shelf changes nothing and reports the line', async () => {
  const broken = await mkdtemp(join(tmpdir(), 'shelf-'))
  try {
    await cp(folder, broken, { recursive: true })
    await writeFile(join(broken, 'books.jsonl'), '{"title":"No id"}\n')
    const before = await shelved()
    await expect(loadStarterShelf(app.ctx, pathToFileURL(`${broken}/`))).rejects.toThrow(
      'books.jsonl:1 is not a work of the shelf',
    )
    expect(await shelved()).toEqual(before)
  } finally {
    await rm(broken, { recursive: true })
  }
})

test('the ids of new works follow the order of the shelf', async () => {
  const titles = ['Zebra', 'Aardvark', 'Mole']
  const lines = titles.map((title, place) => lineOf(String(1_900_000_009 - place), title))
  await writeFile(join(folder, 'films.jsonl'), `${lines.join('\n')}\n`)
  await load()
  const films = (await shelved()).filter(({ medium }) => medium === 'film')
  expect(films.slice(-3).map(({ title }) => title)).toEqual(titles)
})

test('loads the complete shipped shelf', async () => {
  await loadStarterShelf(app.ctx, paths.shelf)
  const counts = await app.ctx.db
    .selectFrom('works')
    .select((eb) => ['medium', eb.fn.countAll<number>().as('count')])
    .where('source', '=', 'shelf')
    .where('time_fetched', '>', new Date(0))
    .groupBy('medium')
    .execute()
  expect(counts.toSorted((a, b) => b.count - a.count).map(({ medium }) => medium)).toEqual([
    'film',
    'book',
    'tvShow',
    'album',
    'podcast',
  ])
  expect(counts.reduce((sum, { count }) => sum + count, 0)).toBeGreaterThan(10_000)
})

test('a lookup does not find ids of another medium', async () => {
  expect(await findWorkByExternalId(app.ctx.db, 'podcast', '1000000000')).toBeUndefined()
  await expect(externalIdOf(app.ctx.db, 'film', 2_147_483_647)).rejects.toThrow('Work not found')
})
