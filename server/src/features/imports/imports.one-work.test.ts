import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { transaction, type Tx } from '../../db/transaction.ts'
import { aUser } from '../../testing/factories/users.ts'
import { aWork } from '../../testing/factories/works.ts'
import { useTestApp } from '../../testing/harness.ts'
import { read } from '@medley/doors/testing/read-exports'
import { csvOf, headers } from '@medley/doors/testing/export-files'
import type { ExistingReview } from '../reviews/reviews.import-target.ts'
import { importReviews } from './imports.bulk.service.ts'
import { planItem } from './plan/plan-item.ts'
import { mergeRecords } from './merge/merge-records.ts'

const app = useTestApp()
const sizes = [200, 400] as const
const dayOf = (index: number) => new Date(Date.UTC(2020, 0, 1 + index)).toISOString().slice(0, 10)

/** How much more is done for twice as much; 2 if it grows in step, 4 if each is compared with each. */
async function growth(work: (count: number) => number | Promise<number>): Promise<number> {
  const [few, many] = [await work(sizes[0]), await work(sizes[1])]
  expect(few).toBeGreaterThan(0)
  return many / few
}

/** Objects whose reads are counted. */
function counted<T extends object>(ones: readonly T[]): { ones: T[]; reads: () => number } {
  let reads = 0
  const handler: ProxyHandler<T> = {
    get: (one, name) => {
      reads += 1
      return Reflect.get(one, name) as unknown
    },
  }
  return { ones: ones.map((one) => new Proxy(one, handler)), reads: () => reads }
}

/** A diary of one film, a day after the other. */
async function aDiary(count: number) {
  const rows = Array.from({ length: count }, (_, index) => [
    dayOf(index),
    'Harbour',
    1961,
    `https://boxd.example/${index}`,
    4,
    '',
    '',
    dayOf(index),
  ])
  const { records } = await read('diary.csv', csvOf(headers.diary, rows))
  return records.map((record) => ({ ...record, file: 0 }))
}

test('merging and planning the rows about one film takes steps in proportion to their number', async () => {
  const merging = async (count: number) => {
    const { ones, reads } = counted(await aDiary(count))
    const { entries, viewings } = mergeRecords('letterboxd', ones)
    expect([entries.length, viewings?.length]).toEqual([count, count])
    return reads()
  }
  const planning = async (count: number, isKnown: boolean) => {
    const item = mergeRecords('letterboxd', await aDiary(count))
    const entries = counted(item.entries)
    const here = item.entries.map(({ timePosted, dateViewed }, index): ExistingReview => ({
      id: index + 1,
      importSource: 'letterboxd',
      timePosted,
      dateViewed,
      rating: 8,
      hasText: false,
      textHash: '',
      excerpt: null,
      textLength: 0,
      spoiler: false,
      importedAs: null,
      importId: null,
      written: null,
    }))
    const known = counted(isKnown ? here : [])
    const decided = { workId: 1, isSkipped: false, score: null, takesChanges: false }
    const planned = planItem({ ...item, entries: entries.ones }, decided, {
      reviews: new Map([[1, known.ones]]),
      engaged: new Map(),
      saved: new Map(),
      lists: new Map(),
    })
    expect(new Set(planned.reviews.map(({ outcome }) => outcome))).toEqual(
      new Set([isKnown ? 'here' : 'new']),
    )
    return entries.reads() + known.reads()
  }
  expect(await growth(merging)).toBeLessThan(2.5)
  expect(await growth((count) => planning(count, false))).toBeLessThan(2.5)
  expect(await growth((count) => planning(count, true))).toBeLessThan(2.5)
})

/** Rows that a connection has read, as far as they are not counted elsewhere yet. */
async function rowsRead(tx: Tx): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select sum(coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0))::integer as count
    from pg_stat_xact_user_tables
  `.execute(tx)
  return rows[0]?.count ?? 0
}

test('writing the reviews and viewings of one film reads rows in proportion to their number', async () => {
  const { id: workId, medium } = await aWork(app, { title: 'Harbour' })
  const writing = async (count: number) => {
    const { id } = await aUser(app)
    const reviews = Array.from({ length: count }, (_, index) => ({
      workId,
      medium,
      rating: 8,
      review: null,
      spoiler: false,
      timePosted: `${dayOf(index)}T00:00:00.000Z`,
      dateViewed: dayOf(index),
      importSource: 'letterboxd' as const,
      audience: null,
    }))
    const reads: number[] = []
    const undone = new Error('undone')
    // Rolled back, so that the next size finds no other rows.
    const both = transaction(app.ctx.db, async (tx) => {
      const before = await rowsRead(tx)
      expect(await importReviews(app.ctx, tx, id, reviews)).toBe(count)
      expect(await importReviews(app.ctx, tx, id, reviews)).toBe(0)
      reads.push((await rowsRead(tx)) - before)
      throw undone
    })
    await expect(both).rejects.toBe(undone)
    return reads[0] ?? 0
  }
  expect(await growth(writing)).toBeLessThan(2.5)
})
