import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { transaction } from '../db/transaction.ts'
import { aReview } from '../testing/factories/reviews.ts'
import { useTestApp } from '../testing/harness.ts'
import { otherUsers } from '../features.ts'
import { missingRowCode, missingRowError } from './missing-row.ts'

const app = useTestApp()

/** Referenced only by rows of jobs and triggers, or by those of a transaction that locks the row they reference. */
const alwaysThere = [
  'evening_members',
  'evening_proposals',
  'list_likes',
  'mailings',
  'moderation_acts',
  'remark_likes',
  'report_cases',
  'review_likes',
]

test('a missing row of each table has an error, except where it cannot be missing', async () => {
  const { rows } = await sql<{ table: string }>`
    select distinct confrelid::regclass::text as "table"
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace
  `.execute(app.ctx.db)
  const tables = rows.map(({ table }) => table)
  expect(tables.filter((table) => !missingRowCode(table)).toSorted()).toEqual(alwaysThere)
})

test('the keys to other users are keys to users', async () => {
  const { rows } = await sql<{ name: string }>`
    select conname as name from pg_constraint where confrelid = 'users'::regclass
  `.execute(app.ctx.db)
  const names = rows.map(({ name }) => name)
  expect(otherUsers.filter((name) => !names.includes(name))).toEqual([])
})

test('maps a violated key to its error, and any other failure to none', async () => {
  const review = await aReview(app)
  const failing = transaction(app.ctx.db, (tx) =>
    tx
      .insertInto('comments')
      .values({ review_id: review.id, author_id: 999_999, content: 'x', time_posted: new Date(0) })
      .execute(),
  )
  const error: unknown = await failing.catch((reason: unknown) => reason)
  const { db } = app.ctx
  expect(await missingRowError(db, error, [])).toMatchObject({
    code: 'unauthenticated',
    detail: error,
  })
  expect(await missingRowError(db, error, ['comments_author_id_fkey'])).toMatchObject({
    code: 'user_not_found',
  })
  expect(await missingRowError(db, new Error('other'), [])).toBeUndefined()
})
