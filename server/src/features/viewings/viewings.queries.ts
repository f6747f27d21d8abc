import type { Medium } from '@medley/contract/values/medium'
import type { CoveredWork } from '@medley/contract/values/shapes'
import { type RawBuilder, sql, type SqlBool } from 'kysely'
import type { Authorized, Viewer } from '../../actor.ts'
import type { Handle, Tx } from '../../db/transaction.ts'
import { monthOrYearOf, wholeDay } from '@medley/doors/parsing/partial-dates'
import { type Companion, companionsOf } from '../evenings/evenings.visibility.ts'
import { isVisibleWork, namedWorkOf } from '../works/works.visibility.ts'
import { mayRead } from '../reviews/reviews.visibility.ts'

/** A viewing with its work and review. */
export interface ViewingRow {
  id: number
  work: CoveredWork
  /** A day, month or year. */
  day: string | null
  isRepeat: boolean
  tags: string[]
  reviewId: number | null
  rating: number | null
  hasText: boolean | null
  companions: Companion[]
}

/** A viewing's position in an order by day. */
export interface DayKey {
  day: string | null
  id: number
}

/** The day of a viewing, or its month or year. */
export const dayOfViewing = sql<string | null>`
  coalesce(viewings.day::text, viewings.month_or_year)
`

interface Selection {
  where: RawBuilder<SqlBool>
  limit: number
  offset: number
}

/** Viewings of works that the viewer may see, latest first. */
export async function selectViewings(
  handle: Handle,
  viewer: Viewer,
  { where, limit, offset }: Selection,
): Promise<ViewingRow[]> {
  const { rows } = await sql<ViewingRow>`
    select viewings.id, ${namedWorkOf('works')} as work,
      ${dayOfViewing} as day, viewings.is_repeat as "isRepeat", viewings.tags, reviews.id as "reviewId", reviews.rating,
      reviews.review is not null as "hasText", ${companionsOf(viewer)} as companions
    from viewings
    join works on works.id = viewings.work_id
    left join reviews on reviews.id = viewings.review_id and ${mayRead(viewer)}
    where ${where} and ${isVisibleWork(viewer)}
    order by viewings.day_order desc, viewings.id desc
    limit ${limit} offset ${offset}
  `.execute(handle)
  return rows
}

/** A condition: a viewing of the work by the member. */
export function isOfWork(userId: number, workId: number): RawBuilder<SqlBool> {
  return sql<SqlBool>`viewings.user_id = ${userId} and viewings.work_id = ${workId}`
}

export function isViewing(id: number): RawBuilder<SqlBool> {
  return sql<SqlBool>`viewings.id = ${id}`
}

export async function countViewingsOfWork(
  handle: Handle,
  userId: number,
  workId: number,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from viewings where ${isOfWork(userId, workId)}
  `.execute(handle)
  return rows[0]?.count ?? 0
}

/** The fields of a viewing that its rules need. */
export interface OwnedViewing {
  id: number
  userId: number
  workId: number
  reviewId: number | null
}

export function findOwnedViewing(handle: Handle, id: number): Promise<OwnedViewing | undefined> {
  return handle
    .selectFrom('viewings')
    .select(['id', 'user_id as userId', 'work_id as workId', 'review_id as reviewId'])
    .where('id', '=', id)
    .executeTakeFirst()
}

interface NewViewing {
  userId: number
  work: { id: number; medium: Medium }
  day: string | null
  isRepeat: boolean
  tags: readonly string[]
  reviewId: number | null
  time: Date
}

/** Returns the id; undefined if the review has a viewing already. */
export async function insertViewing(tx: Tx, viewing: NewViewing): Promise<number | undefined> {
  const row = await tx
    .insertInto('viewings')
    .values({
      user_id: viewing.userId,
      work_id: viewing.work.id,
      medium: viewing.work.medium,
      day: wholeDay(viewing.day),
      month_or_year: monthOrYearOf(viewing.day),
      is_repeat: viewing.isRepeat,
      tags: [...viewing.tags],
      review_id: viewing.reviewId,
      time_created: viewing.time,
    })
    .onConflict((conflict) => conflict.column('review_id').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

/** Undefined fields stay. */
export interface ViewingChanges {
  day?: string | null | undefined
  isRepeat?: boolean | undefined
  tags?: readonly string[] | undefined
}

export async function updateViewing(
  tx: Tx,
  viewing: Authorized<OwnedViewing>,
  { day, isRepeat, tags }: ViewingChanges,
): Promise<void> {
  const stays = sql`${day === undefined}::boolean`
  await sql`
    update viewings set
      day = case when ${stays} then day else ${wholeDay(day ?? null)}::date end,
      month_or_year = case when ${stays} then month_or_year else ${monthOrYearOf(day ?? null)} end,
      is_repeat = coalesce(${isRepeat ?? null}::boolean, is_repeat),
      tags = coalesce(${tags ?? null}::text[], tags)
    where id = ${viewing.id}
  `.execute(tx)
}

export async function deleteViewingRow(tx: Tx, viewing: Authorized<OwnedViewing>): Promise<void> {
  await tx.deleteFrom('viewings').where('id', '=', viewing.id).execute()
}
