import type { ReportReason, ReportType } from '@medley/contract/reports'
import { sql } from 'kysely'
import type { Viewer } from '../../actor.ts'
import type { Handle } from '../../db/transaction.ts'
import { noBlockBetween } from '../blocks/blocks.visibility.ts'

/** The reported item: its owner and page. */
export interface ReportedItem {
  ownerId: number
  ownerUsername: string
  /** Null for a user. */
  reviewId: number | null
}

type Find = (handle: Handle, viewer: Viewer, id: number) => Promise<ReportedItem | undefined>

/** The reported item, if it exists and is visible to the viewer; users can be reported across a block. */
export const findReported: Record<ReportType, Find> = {
  user: async (handle, _, id) => {
    const { rows } = await sql<ReportedItem>`
      select id as "ownerId", username as "ownerUsername", null::integer as "reviewId"
      from users where id = ${id}
    `.execute(handle)
    return rows[0]
  },
  review: async (handle, viewer, id) => {
    const { rows } = await sql<ReportedItem>`
      select reviews.author_id as "ownerId", users.username as "ownerUsername",
        reviews.id as "reviewId"
      from reviews
      join users on users.id = reviews.author_id
      where reviews.id = ${id} and ${noBlockBetween(viewer, 'reviews.author_id')}
    `.execute(handle)
    return rows[0]
  },
  comment: async (handle, viewer, id) => {
    const { rows } = await sql<ReportedItem>`
      select comments.author_id as "ownerId", users.username as "ownerUsername",
        comments.review_id as "reviewId"
      from comments
      join users on users.id = comments.author_id
      join reviews on reviews.id = comments.review_id
      where comments.id = ${id} and ${noBlockBetween(viewer, 'comments.author_id')}
        and ${noBlockBetween(viewer, 'reviews.author_id')}
    `.execute(handle)
    return rows[0]
  },
}

interface NewReport {
  reporterId: number
  type: ReportType
  itemId: number
  reason: ReportReason
  comments: string | null
  time: Date
}

/** Writes a report and returns its id. */
export async function insertReport(handle: Handle, report: NewReport): Promise<number> {
  const { id } = await handle
    .insertInto('reports')
    .values({
      reporter_id: report.reporterId,
      type: report.type,
      item_id: report.itemId,
      reason: report.reason,
      comments: report.comments,
      time_reported: report.time,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
