import type { Medium } from '@medley/contract/values/medium'
import type { Statistics } from '@medley/contract/library/statistics'
import { beforeAll, describe, expect, test } from 'vitest'
import { seedPeople } from '../../demo/seed-people.ts'
import { paths } from '../../paths.ts'
import { anExport } from '../../testing/factories/exports.ts'
import { aSession } from '../../testing/factories/sessions.ts'
import { useTestApp } from '../../testing/harness.ts'
import { useImporter } from '../../testing/imports/importer.ts'
import { fileOf, listUploads } from '@medley/doors/testing/real-exports'
import { openExport } from '../../testing/statistics/export-database.ts'
import { figuresOfExport } from '../../testing/statistics/figures-of-export.ts'
import { loadStarterShelf } from '../works/shelf/works.shelf.service.ts'

const app = useTestApp()
const { self, plan, write } = useImporter(app)

const byMedium = (a: { medium: Medium }, b: { medium: Medium }) => (a.medium < b.medium ? -1 : 1)

/** The figures of an answer in the form in which SQLite gives them. */
function comparable(figures: Statistics, drawn: (mean: number, rated: number) => number) {
  const { year: _, years: __, mediums, ratings, creators, cast, first, last, ...others } = figures
  const people = ({ most, best }: Statistics['creators']) => ({
    most: most.map(({ works }) => ({ works })),
    best: best.map(({ mean, rated }) => ({ drawn: drawn(mean ?? 0, rated) })),
    means: [...most, ...best].map(({ name, works, mean }) => ({ value: name, works, mean })),
  })
  const amounts = (all: Statistics['longest']) => all.map(({ amount }) => ({ amount }))
  return {
    ...others,
    mediums: mediums.toSorted(byMedium),
    ratings: { mean: ratings.mean, works: ratings.works },
    histogram: ratings.items.filter(({ works }) => works > 0),
    creators: people(creators),
    cast: people(cast),
    ends: { first: first?.day ?? null, last: last?.day ?? null },
    longest: amounts(figures.longest),
    shortest: amounts(figures.shortest),
    mostLiked: figures.mostLiked?.likes ?? null,
  }
}

/** Numbers to nine places, which is how far two databases agree about a mean. */
const rounded = (value: unknown): unknown =>
  JSON.parse(
    JSON.stringify(value, (_, one: unknown) =>
      typeof one === 'number' ? Math.round(one * 1e9) / 1e9 : one,
    ),
  )

interface Member {
  id: number
  token: string
}

/** Compares every figure of a member, of all time and of each year and medium, with SQLite's from their export. */
async function compare(member: Member): Promise<Statistics> {
  const { document } = await anExport(app, member)
  const database = openExport(document)
  const params = { userId: String(member.id) }
  const figuresOf = async (query: { year?: number; medium?: Medium }) =>
    (await app.call(member, 'GET /v1/statistics/{userId}', { params, query })).body
  const ever = await figuresOf({})
  const years = [null, ...ever.years.map(({ year }) => year)]
  const mediums = [null, ...ever.mediums.map(({ medium }) => medium)]
  for (const year of years) {
    for (const medium of mediums) {
      const query = { ...(year === null ? {} : { year }), ...(medium === null ? {} : { medium }) }
      const figures = await figuresOf(query)
      const expected = figuresOfExport(database, { year, medium })
      const mean = figures.ratings.mean ?? 0
      const drawn = (value: number, rated: number) => (value * rated + 5 * mean) / (rated + 5)
      const { means: creatorMeans, ...creators } = expected.creators
      const { means: castMeans, ...cast } = expected.cast
      const actual = comparable(figures, drawn)
      const { means: ownCreators, ...actualCreators } = actual.creators
      const { means: ownCast, ...actualCast } = actual.cast
      expect(rounded({ ...actual, creators: actualCreators, cast: actualCast })).toEqual(
        rounded({
          ...expected,
          mostLiked: expected.mostLiked ?? null,
          streak: expected.streak ?? null,
          creators,
          cast,
        }),
      )
      expect(rounded(creatorMeans)).toEqual(expect.arrayContaining(rounded(ownCreators) as []))
      expect(rounded(castMeans)).toEqual(expect.arrayContaining(rounded(ownCast) as []))
    }
  }
  return ever
}

describe('figures equal those that SQLite computes from the export', () => {
  beforeAll(async () => {
    await loadStarterShelf(app.ctx, paths.shelf)
    await seedPeople(app.ctx)
  }, 600_000)

  test.each(['nora', 'kit', 'priya.reads', 'old_tom', 'jo'])(
    'of %s',
    async (username) => {
      const { id } = await app.ctx.db
        .selectFrom('users')
        .select('id')
        .where('username', '=', username)
        .executeTakeFirstOrThrow()
      const ever = await compare({ id, token: await aSession(app, { id, username }) })
      expect(ever.totals.viewings > 0).toBe(username !== 'jo')
    },
    120_000,
  )
})

const uploads = listUploads(['goodreads', 'letterboxd', 'storygraph'])

describe.runIf(uploads.length > 0)('of real histories, too', { timeout: 600_000 }, () => {
  test.each(uploads)('of $path', async (upload) => {
    await write(await plan([fileOf(upload)]))
    // Some have no diary; their figures are 0 in both.
    await compare(self.me)
  })
})
