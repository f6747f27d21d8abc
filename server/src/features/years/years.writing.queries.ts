import { sql } from 'kysely'
import { memberOf } from '../../actor.ts'
import type { Tx } from '../../db/transaction.ts'
import { loggedOf, rangeOf } from '../statistics/statistics.visibility.ts'
import type { YearOf } from './years.visibility.ts'

/** Publishes a year; one that is published stays so. */
export async function insertPublished(tx: Tx, { userId, year }: YearOf, time: Date): Promise<void> {
  await tx
    .insertInto('published_years')
    .values({ user_id: userId, year, time_published: time })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function deletePublished(tx: Tx, { userId, year }: YearOf): Promise<void> {
  await tx
    .deleteFrom('published_years')
    .where('user_id', '=', userId)
    .where('year', '=', year)
    .execute()
}

/** Leaves a work out of a year; returns false if the year does not have it. */
export async function insertLeftOut(
  tx: Tx,
  { userId, year }: YearOf,
  workId: number,
): Promise<boolean> {
  const range = rangeOf({ userId, year })
  const { rows } = await sql<{ isInYear: boolean }>`
    with seen as (
      select work_id from ${loggedOf(memberOf(userId), range)} as logged
      where work_id = ${workId} limit 1
    ), written as (
      insert into left_out_works (user_id, year, work_id)
      select ${userId}, ${year}, work_id from seen
      on conflict do nothing
    )
    select exists (select from seen) as "isInYear"
  `.execute(tx)
  return rows[0]?.isInYear ?? false
}

export async function deleteLeftOut(
  tx: Tx,
  { userId, year }: YearOf,
  workId: number,
): Promise<void> {
  await tx
    .deleteFrom('left_out_works')
    .where('user_id', '=', userId)
    .where('year', '=', year)
    .where('work_id', '=', workId)
    .execute()
}
