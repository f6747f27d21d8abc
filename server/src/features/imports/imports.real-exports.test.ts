import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, inject, test } from 'vitest'
import { zipOf } from '../../testing/factories/export-files.ts'
import { useTestApp } from '../../testing/harness.ts'
import { useImporter } from '../../testing/imports/importer.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /**
     * A folder of exports as people downloaded them, from `REAL_EXPORTS`; they are not part of this project. Below it
     * lie `goodreads` and `storygraph` with CSV files, and `trakt` with folders of JSON files.
     */
    realExports: string | undefined
  }
}

const folder = inject('realExports')

const app = useTestApp()
const { self, becomeSomebodyNew, plan, write } = useImporter(app)

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
