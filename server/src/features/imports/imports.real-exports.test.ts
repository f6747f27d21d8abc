import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, inject, test } from 'vitest'
import { zipOf } from '@medley/doors/testing/export-files'
import { useTestApp } from '../../testing/harness.ts'
import { useImporter } from '../../testing/imports/importer.ts'

const folder = inject('realExports')

const app = useTestApp()
const { self, becomeSomebodyNew, plan, write, undo } = useImporter(app)

interface Counts {
  going: number
  paused: number
  stopped: number
}

async function countStates(): Promise<Counts> {
  const rows = await app.ctx.db
    .selectFrom('progress')
    .select(['state', (eb) => eb.fn.countAll<number>().as('count')])
    .where('user_id', '=', self.me.id)
    .groupBy('state')
    .execute()
  const count = (state: string) => rows.find((row) => row.state === state)?.count ?? 0
  return { going: count('going'), paused: count('paused'), stopped: count('stopped') }
}

async function pathsIn(root: string, isWanted: (path: string) => boolean): Promise<string[]> {
  const paths = await readdir(root, { recursive: true })
  return paths
    .filter(isWanted)
    .toSorted()
    .map((path) => join(root, path))
}

/** The cells of a column, read without the importer. */
function column(csv: string, name: string): string[] {
  const rows: string[][] = [[]]
  for (const [, cell = '', end] of csv.matchAll(/("(?:[^"]|"")*"|[^,\r\n]*)(,|\r?\n|$)/g)) {
    rows.at(-1)?.push(cell.replaceAll(/^"|"$/g, ''))
    if (end !== ',') rows.push([])
  }
  const place = rows[0]?.indexOf(name) ?? -1
  return rows.slice(1).flatMap((row) => row[place] ?? [])
}

const countOf = (cells: readonly string[], ...wanted: string[]) =>
  cells.filter((cell) => wanted.includes(cell)).length

describe.runIf(folder)('the states of real exports', { timeout: 240_000 }, () => {
  const root = folder ?? ''

  test('of Goodreads and StoryGraph are those of their shelves', async () => {
    const paths = await pathsIn(root, (path) => /(goodreads|storygraph)\/[^/]+\.csv$/.test(path))
    expect(paths).not.toEqual([])
    const expected: Counts = { going: 0, paused: 0, stopped: 0 }
    const files: { name: string; content: string }[] = []
    for (const [index, path] of paths.entries()) {
      const content = (await readFile(path, 'utf8')).replace(/^\uFEFF/, '')
      files.push({ name: `${index}.csv`, content })
      const cells = [...column(content, 'Exclusive Shelf'), ...column(content, 'Read Status')]
      expected.going += countOf(cells, 'currently-reading')
      expected.paused += countOf(cells, 'paused', 'on-hold')
      expected.stopped += countOf(cells, 'did-not-finish', 'dnf', 'abandoned', 'dropped')
    }
    expect(expected.going).toBeGreaterThan(0)
    await write(await plan([{ name: 'exports.zip', content: zipOf(files) }]))
    expect(await countStates()).toEqual(expected)
  })

  test('of Trakt are those of shows begun, dropped and hidden, and of what was left in the middle', async () => {
    const isOfTrakt = (path: string) => /trakt\/.*watched-shows\.json$/.test(path)
    const exports = await pathsIn(root, isOfTrakt)
    expect(exports).not.toEqual([])
    for (const path of exports) {
      await becomeSomebodyNew()
      await compareTrakt(join(path, '..'))
    }
  })
})

interface TraktItem {
  plays?: number
  show?: { aired_episodes?: number; ids: { trakt: number } }
  movie?: { ids: { trakt: number } }
}

async function compareTrakt(root: string): Promise<void> {
  const files = await Promise.all(
    (await readdir(root)).map(async (name) => ({
      name,
      content: await readFile(join(root, name), 'utf8'),
    })),
  )
  const itemsOf = (name: string) =>
    JSON.parse(files.find((file) => file.name === name)?.content ?? '[]') as TraktItem[]
  const ids = (items: readonly TraktItem[]) => [
    ...new Set(items.map(({ show, movie }) => show?.ids.trakt ?? `film ${movie?.ids.trakt}`)),
  ]
  const isBegun = ({ plays = 0, show }: TraktItem) => plays < (show?.aired_episodes ?? 0)
  const stopped = ids(itemsOf('hidden-dropped.json'))
  const paused = ids(itemsOf('hidden-progress-watched.json')).filter((id) => !stopped.includes(id))
  const begun = ids(itemsOf('watched-shows.json').filter(isBegun))
  const going = [...begun, ...ids(itemsOf('watched-playback.json'))].filter(
    (id) => !stopped.includes(id) && !paused.includes(id),
  )
  await write(await plan([{ name: 'trakt.zip', content: zipOf(files) }]))
  expect(await countStates()).toEqual({
    going: new Set(going).size,
    paused: paused.length,
    stopped: stopped.length,
  })
}

describe.runIf(folder)('real exports of TV Time', { timeout: 240_000 }, () => {
  const root = join(folder ?? '', 'tvtime')

  test('land with every episode, film and state, once, and go with an undo', async ({ skip }) => {
    const exports = await readdir(root).catch(() => [])
    if (exports.length === 0) skip()
    for (const name of exports) {
      await becomeSomebodyNew()
      if (name.endsWith('.zip')) await compareTvTimeZip(root, name)
      else await compareTvTime(await filesOf(join(root, name)))
    }
  })
})

const filesOf = async (path: string) =>
  Promise.all(
    (await readdir(path)).map(async (name) => ({
      name,
      content: await readFile(join(path, name), 'utf8'),
    })),
  )

const emptyWritten = { episodes: 0, viewings: 0, engaged: 0, saved: 0, progress: 0, reviews: 0 }

/** The counts of an export, from its columns. */
function countTvTime(files: readonly { name: string; content: string }[]) {
  const rowsOf = (name: string, ...columns: string[]) => {
    const content = files.find((file) => file.name === name)?.content ?? ''
    const cells = columns.map((one) => column(content, one))
    return (cells[0] ?? []).map((_, index) => cells.map((all) => all[index] ?? ''))
  }
  const shows = rowsOf(
    'tracking-prod-records-v2.csv',
    'key',
    's_id',
    'is_archived',
    'is_for_later',
    'ep_watch_count',
    'series_name',
    'is_followed',
  )
  const titled = new Set(shows.flatMap(([, id = '', , , , title]) => (title ? [id] : [])))
  const episodes = shows.filter(
    ([key = '', id = '']) => /^(re)?watch-episode-/.test(key) && titled.has(id),
  )
  const states = shows.filter(([key = '']) => key.startsWith('user-series-'))
  const stopped = states.filter(([, , isArchived]) => isArchived === 'true')
  const later = states.filter(([, , , isForLater]) => isForLater === 'true')
  const begun = new Set([
    ...episodes.map(([, id]) => id),
    ...[...states.filter(([, , , , count]) => Number(count) > 0), ...stopped].map(([, id]) => id),
  ])
  const films = rowsOf('tracking-prod-records.csv', 'type', 'entity_type', 'uuid').filter(
    ([, entity]) => entity === 'movie',
  )
  const uuids = (...types: string[]) =>
    new Set(films.flatMap(([type = '', , uuid]) => (types.includes(type) ? [uuid] : [])))
  const known = new Set(states.map(([, id]) => id))
  const followed = [
    ...states.flatMap(([, id, , , , , isFollowed]) => (isFollowed === 'true' ? [id] : [])),
    ...rowsOf('followed_tv_show.csv', 'tv_show_id', 'active', 'archived').flatMap(
      ([id, isActive, isArchived]) =>
        known.has(id ?? '') || isActive !== '1' || isArchived === '1' ? [] : [id],
    ),
  ].filter((id) => !begun.has(id) && !later.some(([, one]) => one === id))
  const votes = new Set(rowsOf('ratings-live-votes.csv', 'uuid').flatMap(([uuid]) => uuid || []))
  const ofEpisodes = rowsOf('ratings-3-prod-episode_votes.csv', 'vote_key').filter(([key]) => key)
  const scores = rowsOf('tv_show_rate.csv', 'tv_show_id')
  const seenElsewhere = scores.filter(([id]) => !begun.has(id))
  const watched = uuids('watch', 'rewatch')
  return {
    episodes: episodes.length + ofEpisodes.length,
    viewings: films.filter(([type]) => type === 'watch' || type === 'rewatch').length,
    engaged: new Set([...watched, ...votes]).size + seenElsewhere.length,
    saved:
      later.length +
      followed.length +
      [...uuids('towatch')].filter((uuid) => !watched.has(uuid)).length,
    progress: begun.size,
    reviews: scores.length + votes.size,
    stopped: stopped.length,
  }
}

async function compareTvTime(files: readonly { name: string; content: string }[]): Promise<void> {
  const { stopped, ...written } = countTvTime(files)
  const upload = [{ name: 'tv-time.zip', content: zipOf(files) }]
  const first = await write(await plan(upload))
  expect(first.written).toMatchObject(written)
  expect((await countStates()).stopped).toBe(stopped)
  expect((await plan(upload)).rows).toMatchObject({ new: 0, changed: 0, choice: 0 })
  expect((await undo(first)).written).toMatchObject(emptyWritten)
}

/** Files with tokens and the like lie in it, of which only the names are known. */
async function compareTvTimeZip(root: string, name: string): Promise<void> {
  const bytes = await readFile(join(root, name))
  const planned = await plan([{ name, content: bytes }])
  const unopened = planned.files.filter(({ unused }) => unused?.code === 'privateAtTvTime')
  expect(new Set(unopened.map((file) => file.name.split('/').at(-1)))).toEqual(
    new Set([
      'access_token.csv',
      'auth-prod-login.csv',
      'device_token.csv',
      'friend.csv',
      'ip_address.csv',
      'refresh_token.csv',
      'user_password_reset_token.csv',
    ]),
  )
  expect(planned.files.filter(({ problem }) => problem)).toEqual([])
}
