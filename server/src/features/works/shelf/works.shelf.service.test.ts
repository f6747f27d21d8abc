import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { gzipSync } from 'node:zlib'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { paths } from '../../../paths.ts'
import { connect } from '../../../db/connect.ts'
import { transaction } from '../../../db/transaction.ts'
import { useTestApp } from '../../../testing/harness.ts'
import { storeFound } from '../duplicates/works.deduplicate.service.ts'
import { externalIdOf, findWorkByExternalId } from '../works.service.ts'
import { loadRestOfShelf, loadStarterShelf } from './works.shelf.service.ts'
import { lockCatalogue } from '../refresh/works.storage.queries.ts'

const app = useTestApp()
const files = ['films', 'tv-shows', 'books', 'albums', 'podcasts']
let folder = ''
let edition = 0

const lineOf = (externalId: string, title: string, facts: object = {}) =>
  JSON.stringify({ externalId, title, creators: [], ...facts })

async function write(name: string, lines: readonly string[]): Promise<void> {
  edition += 1
  await writeFile(join(folder, `${name}.jsonl.gz`), gzipSync(`${lines.join('\n')}\n`))
  await writeFile(join(folder, 'edition.txt'), `edition-${edition}\n`)
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shelf-'))
  for (const [index, name] of files.entries()) {
    await write(name, [lineOf(`100000000${index}`, `Work ${index}`)])
  }
})
afterAll(() => rm(folder, { recursive: true }))

const url = () => pathToFileURL(`${folder}/`)
const load = () => loadStarterShelf(app.ctx, url())
const loadRest = (signal = new AbortController().signal) => loadRestOfShelf(app.ctx, url(), signal)
const loadAll = async () => {
  await load()
  await loadRest()
}
const shelved = () =>
  app.ctx.db
    .selectFrom('works')
    .select(['id', 'medium', 'title', 'time_fetched'])
    .orderBy('id')
    .execute()
const findWork = (title: string) =>
  app.ctx.db.selectFrom('works').selectAll().where('title', '=', title).executeTakeFirstOrThrow()

test('two processes that start at the same time load the shelf once', async () => {
  await Promise.all([loadAll(), loadAll(), loadAll()])
  expect((await shelved()).map(({ title }) => title).toSorted()).toEqual([
    'Work 0',
    'Work 1',
    'Work 2',
    'Work 3',
    'Work 4',
  ])
})

test('waits longer for another process than a statement may take', async () => {
  await write('podcasts', [lineOf('1000000004', 'Work 4')])
  const db = connect(
    { connectionString: app.connectionString, statement_timeout: 200 },
    () => undefined,
  )
  try {
    const locked = Promise.withResolvers<void>()
    const released = Promise.withResolvers<void>()
    const other = transaction(app.ctx.db, async (tx) => {
      await lockCatalogue(tx)
      locked.resolve()
      await released.promise
    })
    await locked.promise
    setTimeout(released.resolve, 600)
    await loadStarterShelf({ ...app.ctx, db }, url())
    await other
    const { rows } = await sql<{ statement_timeout: string }>`show statement_timeout`.execute(db)
    expect(rows).toEqual([{ statement_timeout: '200ms' }])
  } finally {
    await db.destroy()
  }
  await loadRest()
})

test('skips an unchanged shelf', async () => {
  const before = await shelved()
  app.clock.advance(1000)
  await loadAll()
  expect(await shelved()).toEqual(before)
})

test('a changed shelf updates the works under their ids', async () => {
  const before = await shelved()
  await write('films', [
    lineOf('1000000000', 'Renamed', { genres: ['Drama'], cast: ['Ann Actor'], countries: ['NZ'] }),
  ])
  await loadAll()
  const after = await shelved()
  expect(after.map(({ id }) => id)).toEqual(before.map(({ id }) => id))
  expect(await findWork('Renamed')).toMatchObject({
    genres: ['Drama'],
    cast_members: ['Ann Actor'],
    countries: ['NZ'],
  })
})

test('a broken shelf changes nothing and reports the line', async () => {
  const broken = await mkdtemp(join(tmpdir(), 'shelf-'))
  try {
    await cp(folder, broken, { recursive: true })
    await writeFile(join(broken, 'books.jsonl.gz'), gzipSync('{"title":"No id"}\n'))
    await writeFile(join(broken, 'edition.txt'), 'broken\n')
    const before = await shelved()
    await expect(loadStarterShelf(app.ctx, pathToFileURL(`${broken}/`))).rejects.toThrow(
      'books.jsonl.gz:1 is not a work of the shelf',
    )
    expect(await shelved()).toEqual(before)
  } finally {
    await rm(broken, { recursive: true })
  }
})

test('the ids of new works follow the order of the shelf', async () => {
  const titles = ['Zebra', 'Aardvark', 'Mole']
  await write(
    'films',
    titles.map((title, index) => lineOf(String(1_900_000_009 - index), title)),
  )
  await load()
  const films = (await shelved()).filter(({ medium }) => medium === 'film')
  expect(films.slice(-3).map(({ title }) => title)).toEqual(titles)
})

test('works that another source brought are completed, not doubled', async () => {
  const addition = {
    source: 'tvmaze',
    description: '<p>Told by a source.</p>',
    posterSource: null,
    entries: [],
    releaseDate: '2001',
  }
  const [byTitle] = await storeFound(
    app.ctx.db,
    'tvShow',
    [{ ...addition, medium: 'tvShow', externalId: 'maze-1', title: 'Shared Show', creators: [] }],
    app.clock.now(),
  )
  const [byId] = await storeFound(
    app.ctx.db,
    'tvShow',
    [
      {
        ...addition,
        medium: 'tvShow',
        externalId: 'maze-2',
        title: 'Shared under Another Name',
        creators: [],
        ids: [{ source: 'imdb', id: 'tt7654321' }],
      },
    ],
    app.clock.now(),
  )
  await write('tv-shows', [
    lineOf('1000000001', 'Work 1'),
    lineOf('1500000001', 'The Shared Show', { released: '2001', creators: ['A Maker'] }),
    lineOf('1500000002', 'Known by Its Id', { released: '1990', imdb: 'tt7654321' }),
    lineOf('1500000003', 'Shared Show', { released: '1970' }),
  ])
  await loadAll()
  const idOf = (id: string) => findWorkByExternalId(app.ctx.db, 'tvShow', id)
  expect(await idOf('1500000001')).toBe(byTitle)
  expect(await idOf('1500000002')).toBe(byId)
  expect([byTitle, byId]).not.toContain(await idOf('1500000003'))
  const completed = await app.ctx.db
    .selectFrom('works')
    .selectAll()
    .where('id', '=', byTitle ?? 0)
    .executeTakeFirstOrThrow()
  expect(completed).toMatchObject({
    title: 'Shared Show',
    creators: ['A Maker'],
    description: '<p>Told by a source.</p>',
  })
})

test('a former id leads to its work, and a double that is stored waits for its merge', async () => {
  await write('albums', [lineOf('1600000001', 'Kept'), lineOf('1600000002', 'Double')])
  await loadAll()
  const double = await findWork('Double')
  await write('albums', [lineOf('1600000001', 'Kept', { formerIds: ['1600000002', '1600000003'] })])
  await loadAll()
  const kept = await findWork('Kept')
  expect(await findWorkByExternalId(app.ctx.db, 'album', '1600000003')).toBe(kept.id)
  expect(await findWorkByExternalId(app.ctx.db, 'album', '1600000002')).toBe(kept.id)
  const { body } = await app.call(null, 'GET /v1/works/{medium}/{workId}', {
    params: { medium: 'album', workId: String(double.id) },
  })
  expect(body.id).toBe(kept.id)
})

test('a load that was stopped goes on where it was', async () => {
  const lines = Array.from({ length: 5_700 }, (_, index) =>
    lineOf(String(1_700_000_000 + index), `Numbered ${index}`),
  )
  await write('films', lines)
  const numbered = () =>
    app.ctx.db
      .selectFrom('works')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('title', 'like', 'Numbered %')
      .executeTakeFirstOrThrow()
  await load()
  expect((await numbered()).count).toBe(5_000)
  await loadRest(AbortSignal.abort())
  expect((await numbered()).count).toBe(5_000)
  app.clock.advance(1000)
  await load()
  await loadRest()
  expect((await numbered()).count).toBe(5_700)
  const first = await findWork('Numbered 0')
  const last = await findWork('Numbered 5699')
  expect(first.time_fetched.getTime()).toBe(last.time_fetched.getTime() - 1000)
})

test('stores the titles in other languages, and again when their file changes', async () => {
  await write('films', [lineOf('1000000000', 'Renamed')])
  const put = (titles: object) =>
    writeFile(
      join(folder, 'titles.jsonl.gz'),
      gzipSync(`${JSON.stringify({ medium: 'film', externalId: '1000000000', titles })}\n`),
    )
  const titles = async () => {
    const { id } = await findWork('Renamed')
    const rows = await app.ctx.db
      .selectFrom('work_titles')
      .select(['language', 'title', 'source'])
      .where('work_id', '=', id)
      .orderBy('language')
      .execute()
    return rows
  }
  await put({ de: 'Umbenannt', fr: 'Renamed' })
  await loadAll()
  const german = { language: 'de', title: 'Umbenannt', source: 'shelf' }
  expect(await titles()).toEqual([german])
  expect((await findWork('Renamed')).alternative_titles).toEqual(['Umbenannt'])
  await put({ es: 'Renombrado' })
  await loadRest()
  expect(await titles()).toEqual([german, { language: 'es', title: 'Renombrado', source: 'shelf' }])
  await writeFile(join(folder, 'titles.jsonl.gz'), gzipSync('{"medium":"film"}\n'))
  await expect(loadRest()).rejects.toThrow('titles.jsonl.gz:1 has no titles of a work')
  await rm(join(folder, 'titles.jsonl.gz'))
})

test('stores the best-known works of the shipped shelf first', async () => {
  await loadStarterShelf(app.ctx, paths.shelf)
  const godfather = await app.ctx.db
    .selectFrom('works')
    .selectAll()
    .where('title', '=', 'The Godfather')
    .where('medium', '=', 'film')
    .executeTakeFirstOrThrow()
  expect(godfather).toMatchObject({
    creators: ['Francis Ford Coppola'],
    release_date: '1972-03-15',
  })
  expect(await findWorkByExternalId(app.ctx.db, 'film', 'tt0068646')).toBe(godfather.id)
  const titles = await app.ctx.db
    .selectFrom('work_titles')
    .select('title')
    .where('work_id', '=', godfather.id)
    .orderBy('language')
    .execute()
  expect(titles.map(({ title }) => title)).toEqual(['Der Pate', 'El padrino', 'Le Parrain'])
})

test('a lookup does not find ids of another medium', async () => {
  expect(await findWorkByExternalId(app.ctx.db, 'podcast', '1000000000')).toBeUndefined()
  await expect(externalIdOf(app.ctx.db, 'film', 2_147_483_647)).rejects.toThrow('Work not found')
})
