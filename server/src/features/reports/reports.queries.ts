import type { ReportReason, ReportType } from '@medley/contract/administration/reports'
import { sql } from 'kysely'
import type { Viewer } from '../../actor.ts'
import type { Handle } from '../../db/transaction.ts'
import { isVisibleComment } from '../comments/comments.visibility.ts'
import { isVisibleList } from '../lists/lists.visibility.ts'
import { isNotSuspended } from '../moderation/moderation.visibility.ts'
import { isVisibleRemark } from '../remarks/remarks.visibility.ts'
import { isReceived } from '../sent-works/sent-works.visibility.ts'
import { isVisibleWork } from '../works/works.visibility.ts'
import { isReadableReview } from '../reviews/reviews.visibility.ts'

/** The reported item: its owner, if it has one, and its page in the web app. */
export interface ReportedItem {
  ownerId: number | null
  ownerUsername: string | null
  path: string
}

type Find = (handle: Handle, viewer: Viewer, id: number) => Promise<ReportedItem | undefined>

/** The reported item, if it exists and is visible to the viewer; users can be reported across a block. */
export const findReported: Record<ReportType, Find> = {
  user: async (handle, viewer, id) => {
    const { rows } = await sql<ReportedItem>`
      select id as "ownerId", username::text as "ownerUsername",
        '/profile/' || username as path
      from users where id = ${id} and ${isNotSuspended(viewer, 'users.id')}
    `.execute(handle)
    return rows[0]
  },
  review: async (handle, viewer, id) => {
    const { rows } = await sql<ReportedItem>`
      select reviews.author_id as "ownerId", users.username::text as "ownerUsername",
        '/review/' || reviews.id as path
      from reviews
      join users on users.id = reviews.author_id
      where reviews.id = ${id} and ${isReadableReview(viewer)}
    `.execute(handle)
    return rows[0]
  },
  comment: async (handle, viewer, id) => {
    const { rows } = await sql<ReportedItem>`
      select comments.author_id as "ownerId", users.username::text as "ownerUsername",
        '/review/' || comments.review_id as path
      from comments
      join users on users.id = comments.author_id
      join reviews on reviews.id = comments.review_id
      where comments.id = ${id} and ${isVisibleComment(viewer)}
        and ${isReadableReview(viewer)}
    `.execute(handle)
    return rows[0]
  },
  list: async (handle, viewer, id) => {
    const { rows } = await sql<ReportedItem>`
      select lists.owner_id as "ownerId", users.username::text as "ownerUsername",
        '/u/' || users.username || '/lists/' || lists.id as path
      from lists
      join users on users.id = lists.owner_id
      where lists.id = ${id} and ${isVisibleList(viewer)}
    `.execute(handle)
    return rows[0]
  },
  work: async (handle, viewer, id) => {
    const { rows } = await sql<ReportedItem>`
      select null::integer as "ownerId", null::text as "ownerUsername",
        '/' || works.medium || '/' || works.id as path
      from works
      where works.id = ${id} and works.merged_into is null and ${isVisibleWork(viewer)}
    `.execute(handle)
    return rows[0]
  },
  sentWork: async (handle, viewer, id) => {
    if (!viewer) return undefined
    const { rows } = await sql<ReportedItem>`
      select users.id as "ownerId", users.username::text as "ownerUsername",
        '/' || works.medium || '/' || works.id as path
      from sent_works
      join works on works.id = sent_works.work_id
      join users on users.id = sent_works.sender_id
      where sent_works.id = ${id} and sent_works.note is not null and ${isReceived(viewer)}
    `.execute(handle)
    return rows[0]
  },
  remark: async (handle, viewer, id) => {
    const { rows } = await sql<ReportedItem>`
      select remarks.author_id as "ownerId", users.username::text as "ownerUsername",
        '/' || works.medium || '/' || works.id || '/discussion' as path
      from remarks
      join works on works.id = remarks.work_id
      join users on users.id = remarks.author_id
      left join remarks as parent on parent.id = remarks.parent_id
      where remarks.id = ${id} and ${isVisibleRemark(viewer)} and ${isVisibleWork(viewer)}
    `.execute(handle)
    return rows[0]
  },
}

interface NewReport {
  caseId: number
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
      case_id: report.caseId,
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
