import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { aUser } from '../testing/factories/users.ts'
import { useTestApp } from '../testing/harness.ts'
import type { Tx } from './transaction.ts'

const app = useTestApp()
const workTotal = 400
const reviewTotal = 2000
let memberIds: number[]

/** Enough rows to fill pages: on an otherwise empty page, any update finds room. */
beforeAll(async () => {
  memberIds = [(await aUser(app)).id, (await aUser(app)).id]
  await sql`
    insert into works (medium, source, external_id, title, time_fetched)
    select 'film', 'test', n::text, 'Film ' || n, now() from generate_series(1, ${workTotal}) as n
  `.execute(app.ctx.db)
  await sql`
    insert into reviews (author_id, work_id, medium, rating, review, time_posted)
    select ${memberIds[0]}, works.id, 'film', n % 11, repeat('word ', 1 + n % 40), now()
    from generate_series(1, ${reviewTotal}) as n
    join works on works.external_id = (1 + n % ${workTotal})::text
  `.execute(app.ctx.db)
})

interface Updates {
  all: number
  /** Heap-only: those that wrote no index. */
  hot: number
}

/** The updates of a table so far, as this connection counts them. */
async function countUpdates(tx: Tx, table: string): Promise<Updates> {
  const { rows } = await sql<Updates>`
    select n_tup_upd as all, n_tup_hot_upd as hot from pg_stat_xact_user_tables
    where relname = ${table}
  `.execute(tx)
  return rows[0] ?? { all: 0, hot: 0 }
}

type Statement = ReturnType<typeof sql>

/** The updates of a table by these statements, which are rolled back. */
async function updatesBy(table: string, ...statements: Statement[]): Promise<Updates> {
  return inTransaction(async (tx) => {
    const before = await countUpdates(tx, table)
    for (const statement of statements) await statement.execute(tx)
    const after = await countUpdates(tx, table)
    return { all: after.all - before.all, hot: after.hot - before.hot }
  })
}

async function inTransaction<Result>(work: (tx: Tx) => Promise<Result>): Promise<Result> {
  const tx = await app.ctx.db.startTransaction().execute()
  try {
    return await work(tx)
  } finally {
    await tx.rollback().execute()
  }
}

describe('frequent changes write little', () => {
  test('a mark updates the counts of a work, not the work', async () => {
    const marks = [
      sql`insert into engagements (user_id, work_id, medium, time_added)
        select ${memberIds[1]}, id, medium, now() from works`,
      sql`delete from engagements where user_id = ${memberIds[1]}`,
    ]
    expect(await updatesBy('works', ...marks)).toEqual({ all: 0, hot: 0 })
    expect((await updatesBy('work_counts', ...marks)).all).toBe(2 * workTotal)
  })

  test('a review updates the counts of a work, not the work', async () => {
    const changes = [
      sql`update reviews set rating = 10 - rating where rating <> 5`,
      sql`delete from reviews`,
    ]
    expect(await updatesBy('works', ...changes)).toEqual({ all: 0, hot: 0 })
  })

  test('a like writes no index of reviews', async () => {
    // Removes what other tests rolled back, which fills the room that updates need.
    await sql`vacuum reviews`.execute(app.ctx.db)
    // A few on each page, as likes are spread: within one transaction no room becomes free again.
    const likes = sql`
      insert into review_likes (review_id, user_id, time_liked)
      select id, ${memberIds[1]}, now() from reviews where id % 20 = 0`
    const total = reviewTotal / 20
    expect(await updatesBy('reviews', likes)).toEqual({ all: total, hot: total })
  })

  test('a source can change a work while a member marks it', () =>
    inTransaction(async (tx) => {
      const { id } = await tx.selectFrom('works').select('id').limit(1).executeTakeFirstOrThrow()
      await sql`insert into engagements values (${memberIds[1]}, ${id}, 'film', now())`.execute(tx)
      const lock = sql`select id from works where id = ${id} for no key update nowait`
      expect((await lock.execute(app.ctx.db)).rows).toEqual([{ id }])
    }))
})
