import type { FeedbackCategory, Submission } from '@medley/contract/administration/feedback'
import { notFound } from '../../app-error.ts'
import type { Context } from '../../context.ts'
import type { Commit } from '../../db/transaction.ts'
import { insertFeedback, listUnresolvedFeedback, updateResolved } from './feedback.queries.ts'
import { toSubmission } from './feedback.view.ts'

/** Stores feedback of a member or visitor. */
export async function submitFeedback(
  ctx: Context,
  commit: Commit,
  { category, comment: content }: { category: FeedbackCategory; comment: string },
): Promise<Submission> {
  const timePosted = ctx.clock.now()
  return commit(async (tx) => {
    const id = await insertFeedback(tx, { category, content, timePosted })
    return toSubmission({ id, category, content, timePosted })
  })
}

/** Unresolved submissions, newest first. */
export async function openFeedback(ctx: Context): Promise<Submission[]> {
  return (await listUnresolvedFeedback(ctx.db)).map(toSubmission)
}

/** Resolves a submission; idempotent. Throws `feedback_not_found`. */
export async function closeFeedback(
  ctx: Context,
  id: number,
): Promise<{ id: number; resolved: true }> {
  if (!(await updateResolved(ctx.db, id, ctx.clock.now()))) throw notFound('feedback')
  return { id, resolved: true }
}
