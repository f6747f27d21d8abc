import { readFileSync } from 'node:fs'
import { limits, pageSizes } from '@medley/contract/limits'
import { type Medium, mediums } from '@medley/contract/medium'
import type { Kysely } from 'kysely'
import { connect } from '../../server/src/db/connect.ts'
import type { DB } from '../../server/src/db/schema.generated.ts'
import { findWorks } from '../../server/src/features/search/search.works.service.ts'
import type { BenchDatabase } from '../database.ts'
import { describeMachine } from '../machine.ts'
import { percentile } from '../percentile.ts'
import { Table } from '../table.ts'

/** How often each text is searched for after a first time, which warms the caches; the fastest counts. */
const repeats = 5

interface KnownSearch {
  medium: Medium
  q: string
}

const lists = { right: 'Spelt right', misspelt: 'Misspelt' } as const

/** Searches for everything on the lists of known searches, one after the other, without HTTP: milliseconds. */
export async function runSearch({ connectionString }: BenchDatabase): Promise<void> {
  process.stdout.write(`${await describeMachine(connectionString)}\n`)
  const db = connect({ connectionString, max: 1 }, (error) => console.error(error.message))
  const table = new Table(['Texts', 'Number', 'p50', 'p95', 'p99', 'max'])
  try {
    for (const list of ['right', 'misspelt'] as const) {
      const searches = readSearches(list)
      for (const isAll of [true, false]) {
        const fastest = await measureList(db, searches, isAll)
        const times = [0.5, 0.95, 0.99, 1].map((part) => percentile(fastest, part).toFixed(1))
        const name = `${lists[list]}, ${isAll ? 'all mediums' : 'its medium'}`
        table.add([name, String(searches.length), ...times])
      }
    }
  } finally {
    await db.destroy()
  }
}

async function measureList(
  db: Kysely<DB>,
  searches: readonly KnownSearch[],
  isAll: boolean,
): Promise<number[]> {
  const fastest = searches.map(() => Infinity)
  for (let round = 0; round <= repeats; round += 1) {
    for (const [index, { medium, q }] of searches.entries()) {
      const place = { offset: 0, newestId: limits.idMax, time: new Date() }
      const wanted = { q, mediums: isAll ? mediums : [medium], limit: pageSizes.search, place }
      const start = performance.now()
      await findWorks(db, null, wanted)
      const time = performance.now() - start
      if (round > 0) fastest[index] = Math.min(fastest[index] ?? Infinity, time)
    }
  }
  return fastest
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
