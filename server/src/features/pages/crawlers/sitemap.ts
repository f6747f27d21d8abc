import { importSources } from '@medley/contract/transfer/import-sources'
import { mediums } from '@medley/contract/values/medium'
import { publicPaths } from '@medley/contract/paths'
import type { Context } from '../../../context.ts'
import type { Handle } from '../../../db/transaction.ts'
import { escapeLine } from '../document/head.ts'
import {
  findHighestIds,
  type Highest,
  type IdRange,
  listListLines,
  listPersonLines,
  listReviewLines,
  listWorkLines,
} from '../pages.sitemap.queries.ts'

/** The URL limit of one sitemap file; a part covers this many ids. */
const idsInPart = 50_000
const rowsAtOnce = 2_000

interface Line {
  id: number
  path: string
  time?: Date
}

interface Part {
  table: keyof Highest
  list(handle: Handle, range: IdRange): Promise<Line[]>
}

/** The contents of sitemaps, works with reviews first. */
const parts: Record<string, Part> = {
  'reviewed-works': { table: 'works', list: (handle, range) => listWorks(handle, range, true) },
  works: { table: 'works', list: (handle, range) => listWorks(handle, range, false) },
  reviews: {
    table: 'reviews',
    list: async (handle, range) =>
      (await listReviewLines(handle, range)).map(({ id, time }) => ({
        id,
        path: publicPaths.review(id),
        time,
      })),
  },
  people: {
    table: 'users',
    list: async (handle, range) =>
      (await listPersonLines(handle, range)).map(({ id, username, time }) => ({
        id,
        path: publicPaths.profile(username),
        time,
      })),
  },
  lists: {
    table: 'lists',
    list: async (handle, range) =>
      (await listListLines(handle, range)).map(({ id, username, time }) => ({
        id,
        path: publicPaths.list(username, id),
        time,
      })),
  },
}

async function listWorks(handle: Handle, range: IdRange, reviewed: boolean): Promise<Line[]> {
  const rows = await listWorkLines(handle, range, reviewed)
  return rows.map((row) => ({ id: row.id, path: publicPaths.work(row), time: row.time }))
}

const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9'
const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n'

/** The sitemap index. */
export async function writeSitemapIndex(ctx: Context, origin: string): Promise<string> {
  const highest = await findHighestIds(ctx.db)
  const names = Object.entries(parts).flatMap(([name, { table }]) =>
    Array.from({ length: partCount(highest[table]) }, (_, index) => `${name}-${index + 1}`),
  )
  const entries = ['pages', ...names].map(
    (name) => `<sitemap><loc>${escapeLine(`${origin}/sitemap/${name}.xml`)}</loc></sitemap>\n`,
  )
  return `${declaration}<sitemapindex xmlns="${namespace}">\n${entries.join('')}</sitemapindex>\n`
}

const partCount = (highestId: number): number => Math.ceil(highestId / idsInPart)

/**
 * The sitemap with a name from the index, as a stream; undefined if there is none. Reads the database
 * only as fast as the stream is consumed.
 */
export async function openSitemap(
  ctx: Context,
  origin: string,
  name: string,
): Promise<AsyncIterable<string> | undefined> {
  if (name === 'pages') return writeSitemap(origin, [fixedLines()])
  const [, kind = '', number = ''] = /^([a-z-]+)-([1-9]\d{0,5})$/.exec(name) ?? []
  const part = Object.hasOwn(parts, kind) ? parts[kind] : undefined
  if (!part) return undefined
  const highest = (await findHighestIds(ctx.db))[part.table]
  if (Number(number) > partCount(highest)) return undefined
  return writeSitemap(origin, readPart(ctx, part, Number(number)))
}

function fixedLines(): Line[] {
  const paths = [
    publicPaths.home(),
    ...mediums.map((medium) => publicPaths.explore(medium)),
    '/intro',
    publicPaths.comingFrom(),
    ...importSources.map((source) => publicPaths.comingFrom(source)),
    '/install',
    '/credits',
    '/privacy-policy',
    '/terms-and-conditions',
  ]
  return paths.map((path) => ({ id: 0, path }))
}

async function* readPart(ctx: Context, part: Part, number: number): AsyncIterable<Line[]> {
  const last = number * idsInPart
  let after = last - idsInPart
  while (after < last) {
    const lines = await part.list(ctx.db, { after, last, limit: rowsAtOnce })
    yield lines
    after = lines.length < rowsAtOnce ? last : (lines.at(-1)?.id ?? last)
  }
}

async function* writeSitemap(
  origin: string,
  pages: AsyncIterable<Line[]> | Iterable<Line[]>,
): AsyncIterable<string> {
  yield `${declaration}<urlset xmlns="${namespace}">\n`
  for await (const lines of pages) {
    yield lines.map((line) => writeLine(origin, line)).join('')
  }
  yield '</urlset>\n'
}

function writeLine(origin: string, { path, time }: Line): string {
  const changed = time ? `<lastmod>${time.toISOString()}</lastmod>` : ''
  return `<url><loc>${escapeLine(origin + encodeURI(path))}</loc>${changed}</url>\n`
}
