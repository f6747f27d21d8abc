import type { FeedbackCategory } from '@medley/contract/administration/feedback'
import { sql } from 'kysely'
import type { Handle } from '../../db/transaction.ts'

interface NewFeedback {
  category: FeedbackCategory
  content: string
  timePosted: Date
}

export interface FeedbackRow {
  id: number
  category: FeedbackCategory
  content: string
  timePosted: Date
}

/** Inserts a submission and returns its id. */
export async function insertFeedback(handle: Handle, feedback: NewFeedback): Promise<number> {
  const { id } = await handle
    .insertInto('feedback')
    .values({
      category: feedback.category,
      content: feedback.content,
      time_posted: feedback.timePosted,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Newest first. */
export async function listUnresolvedFeedback(handle: Handle): Promise<FeedbackRow[]> {
  const { rows } = await sql<FeedbackRow>`
    select id, category, content, time_posted as "timePosted"
    from feedback
    where time_resolved is null
    order by time_posted desc, id desc
  `.execute(handle)
  return rows
}

/** Returns false for an unknown submission; one already resolved keeps its time. */
export async function updateResolved(handle: Handle, id: number, time: Date): Promise<boolean> {
  const { rows } = await sql`
    update feedback set time_resolved = coalesce(time_resolved, ${time}::timestamptz)
    where id = ${id}
    returning id
  `.execute(handle)
  return rows.length > 0
}
