import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { gzipSync } from 'node:zlib'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { useDatabaseBefore } from '../../testing/database/database-before.ts'
import { anEngagement } from '../../testing/factories/engagements.ts'
import { aUser } from '../../testing/factories/users.ts'
import { aWork } from '../../testing/factories/works.ts'
import { useTestApp } from '../../testing/harness.ts'
import { listWorksOfMedium } from './explore/works.explore.queries.ts'
import { loadRestOfShelf, loadStarterShelf } from './shelf/works.shelf.service.ts'

const before = useDatabaseBefore('20261122T2049-order-works-by-fame.sql')
const app = useTestApp()
const files = ['tv-shows', 'books', 'albums', 'podcasts']
let folder = ''

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fame-'))
  for (const name of files) await write(name, [`Of ${name}`], 'first')
})
afterAll(() => rm(folder, { recursive: true }))

async function write(name: string, titles: readonly string[], edition: string): Promise<void> {
  const lines = titles.map((title) =>
    JSON.stringify({ externalId: idOf(title), title, creators: [] }),
  )
  await writeFile(join(folder, `${name}.jsonl.gz`), gzipSync(`${lines.join('\n')}\n`))
  await writeFile(join(folder, 'edition.txt'), `${edition}\n`)
}

const noFilter = { notEngaged: false, likedByFriends: false, savedForLater: false }
const titles: string[] = []

/** The id that a title has in every edition. */
function idOf(title: string): string {
  if (!titles.includes(title)) titles.push(title)
  return String(1_000_000_000 + titles.indexOf(title))
}

async function load(db = app.ctx.db): Promise<void> {
  const url = pathToFileURL(`${folder}/`)
  const ctx = { ...app.ctx, db }
  await loadStarterShelf(ctx, url)
  await loadRestOfShelf(ctx, url, new AbortController().signal)
}

async function explore(db = app.ctx.db): Promise<string[]> {
  const page = {
    medium: 'film',
    sortBy: 'audienceSize',
    since: app.clock.now(),
    limit: 100,
    offset: 0,
    ...noFilter,
  } as const
  return (await listWorksOfMedium(db, null, page)).map(({ title }) => title)
}

/** The order of an older database, which cannot answer today's statements. */
async function exploreOld(): Promise<string[]> {
  const { rows } = await sql<{ title: string }>`
    select title from works join work_counts on work_counts.work_id = works.id
    where works.medium = 'film' order by audience_size desc, reviewer_count desc, shelf_place, works.id
  `.execute(before.db)
  return rows.map(({ title }) => title)
}

test('works that came with a later shelf stand where they stand in a new installation', async () => {
  await write('films', ['Old One', 'Old Two'], 'second')
  await load()
  const works = ['New One', 'Old One', 'New Two', 'Old Two', 'New Three']
  await write('films', works, 'third')
  await load()
  expect(await explore()).toEqual(works)
})

test('more people outweigh fame, and works that are not on the shelf follow those that are', async () => {
  await aWork(app, { title: 'From a Source', medium: 'film' })
  const [, , , , third] = await explore()
  expect(third).toBe('New Three')
  const { id } = await app.ctx.db
    .selectFrom('works')
    .select('id')
    .where('title', '=', 'New Three')
    .executeTakeFirstOrThrow()
  await anEngagement(app, { by: await aUser(app), of: { id, medium: 'film' } })
  expect(await explore()).toEqual([
    'New Three',
    'New One',
    'Old One',
    'New Two',
    'Old Two',
    'From a Source',
  ])
})

test('an installation that has the shelf already is put in its order after the upgrade', async () => {
  await write('films', ['New One', 'Old One'], 'fourth')
  for (const [index, title] of ['Old One', 'New One', 'Neither'].entries()) {
    await sql`
      insert into works (medium, source, external_id, title, time_fetched)
      values ('film', ${index < 2 ? 'shelf' : 'tmdb'}, ${idOf(title)}, ${title}, now())
    `.execute(before.db)
  }
  await sql`
    insert into catalogue_stamps (source, stamp, time_loaded)
    select source, 'fourth', now() from unnest('{shelf}'::text[]) as source
  `.execute(before.db)
  await before.upgrade()
  expect(await exploreOld()).toEqual(['Old One', 'New One', 'Neither'])
  await before.upgradeFully()
  await load(before.db)
  expect(await exploreOld()).toEqual(['New One', 'Old One', 'Neither'])
})
