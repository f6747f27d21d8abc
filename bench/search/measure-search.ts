import { readFileSync } from 'node:fs'
import { limits, pageSizes } from '@medley/contract/limits'
import { type Medium, mediums } from '@medley/contract/medium'
import { type Kysely, sql } from 'kysely'
import { connect } from '../../server/src/db/connect.ts'
import type { DB } from '../../server/src/db/schema.generated.ts'
import { findWorks } from '../../server/src/features/search/search.works.service.ts'
import { percentile } from '../percentile.ts'
import { processorTime } from './processor-time.ts'

/** How often each text is searched for after a first time, which warms the caches. */
export const repeats = 5

/** Times in milliseconds of one list of texts. */
export interface SearchFigures {
  name: string
  texts: number
  /** Over the fastest search for each text. */
  p50: number
  p95: number
  p99: number
  max: number
  /** Over all searches. */
  p99OfAll: number
  /** Over the least processor time that the database spends on each text; null where the system does not tell. */
  processorP99: number | null
}

interface KnownSearch {
  medium: Medium
  q: string
}

interface Cost {
  time: number
  processor: number | null
}

const lists = { right: 'Spelt right', misspelt: 'Misspelt' } as const

/** Searches for everything on the lists of known searches, one after the other. */
export async function measureSearch(connectionString: string): Promise<SearchFigures[]> {
  const db = connect({ connectionString, max: 1 }, (error) => console.error(error.message))
  try {
    const figures: SearchFigures[] = []
    for (const list of ['right', 'misspelt'] as const) {
      for (const isAll of [true, false]) {
        const name = `${lists[list]}, ${isAll ? 'all mediums' : 'the right medium'}`
        process.stdout.write(`Measuring: ${name}\n`)
        figures.push(summarize(name, await measureList(db, readSearches(list), isAll)))
      }
    }
    return figures
  } finally {
    await db.destroy()
  }
}

async function measureList(
  db: Kysely<DB>,
  searches: readonly KnownSearch[],
  isAll: boolean,
): Promise<Map<string, Cost[]>> {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)
  const pid = rows[0]?.pid ?? 0
  const costs = new Map<string, Cost[]>(searches.map(({ q }) => [q, []]))
  for (let round = 0; round <= repeats; round += 1) {
    for (const { medium, q } of searches) {
      const cost = await measureOne(db, pid, { q, mediums: isAll ? mediums : [medium] })
      if (round > 0) costs.get(q)?.push(cost)
    }
  }
  return costs
}

async function measureOne(
  db: Kysely<DB>,
  pid: number,
  asked: { q: string; mediums: readonly Medium[] },
): Promise<Cost> {
  const place = { offset: 0, newestId: limits.idMax, time: new Date() }
  const before = processorTime(pid)
  const start = performance.now()
  await findWorks(db, null, { ...asked, limit: pageSizes.search, place })
  const time = performance.now() - start
  const after = processorTime(pid)
  return { time, processor: before === null || after === null ? null : after - before }
}

function summarize(name: string, costs: ReadonlyMap<string, Cost[]>): SearchFigures {
  const fastest = [...costs]
    .map(([q, all]) => ({ q, time: Math.min(...all.map(({ time }) => time)) }))
    .toSorted((a, b) => b.time - a.time)
  const part = (wanted: number) =>
    percentile(
      fastest.map(({ time }) => time),
      wanted,
    )
  return {
    name,
    texts: costs.size,
    p50: part(0.5),
    p95: part(0.95),
    p99: part(0.99),
    max: part(1),
    p99OfAll: percentile(
      [...costs.values()].flat().map(({ time }) => time),
      0.99,
    ),
    processorP99: processorP99([...costs.values()]),
  }
}

function processorP99(costs: readonly Cost[][]): number | null {
  const least = costs.map((all) => Math.min(...all.map(({ processor }) => processor ?? Infinity)))
  const p99 = percentile(least, 0.99)
  return Number.isFinite(p99) ? p99 : null
}

/** The lists that the tests of search use. */
function readSearches(list: keyof typeof lists): KnownSearch[] {
  const file = `../../server/src/features/search/known-searches/${list}.tsv`
  const lines = readFileSync(new URL(file, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
  return lines.map((line) => {
    const [medium, q = ''] = line.split('\t')
    return { medium: medium as Medium, q }
  })
}
