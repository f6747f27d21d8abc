import type { ExportedWork } from '@medley/contract/export-format'
import { sql } from 'kysely'
import type { Handle } from '../../db/transaction.ts'
import { readPages, rowsAtOnce, work } from './exports.pages.queries.ts'

export async function countWorksOfTables(handle: Handle, userId: number) {
  const { rows } = await sql<{ watched: number; toWatch: number }>`
    select
      (select count(*) from reviews where author_id = ${userId} and medium = 'film')
      + (select count(*) from engagements where user_id = ${userId} and medium = 'film'
          and not exists (select from reviews
            where author_id = ${userId} and reviews.work_id = engagements.work_id)) as watched,
      (select count(*) from saved_works where user_id = ${userId} and medium = 'film') as "toWatch"
  `.execute(handle)
  return rows[0] ?? { watched: 0, toWatch: 0 }
}

/** A work for the table of another service. */
export interface TabledWork {
  work: ExportedWork
  rating: number | null
  review: string | null
  dateViewed: string | null
  time: Date
}

/** The reviews of a medium, then engaged works without a review. */
export async function* readSeen(
  handle: Handle,
  userId: number,
  medium: 'film' | 'book',
): AsyncGenerator<TabledWork> {
  yield* readPages<TabledWork>(
    handle,
    (after) => sql`
      select reviews.id as key, ${work}, reviews.rating, review, date_viewed as "dateViewed",
        time_posted as time
      from reviews join works on works.id = work_id
      where author_id = ${userId} and reviews.medium = ${medium} and reviews.id > ${after}
      order by reviews.id limit ${rowsAtOnce}
    `,
  )
  yield* readPages<TabledWork>(
    handle,
    (after) => sql`
      select work_id as key, ${work}, null as rating, null as review, null as "dateViewed",
        time_added as time
      from engagements join works on works.id = work_id
      where user_id = ${userId} and engagements.medium = ${medium} and work_id > ${after}
        and not exists (select from reviews
          where author_id = ${userId} and reviews.work_id = engagements.work_id)
      order by work_id limit ${rowsAtOnce}
    `,
  )
}

/** Works of a medium saved for later. */
export function readSaved(handle: Handle, userId: number, medium: 'film' | 'book') {
  return readPages<TabledWork>(
    handle,
    (after) => sql`
      select work_id as key, ${work}, null as rating, null as review, null as "dateViewed",
        time_added as time
      from saved_works join works on works.id = work_id
      where user_id = ${userId} and saved_works.medium = ${medium} and work_id > ${after}
      order by work_id limit ${rowsAtOnce}
    `,
  )
}
