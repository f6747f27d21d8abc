import type { TestApp } from '../harness.ts'
import { aReview } from './reviews.ts'
import { aUser } from './users.ts'

interface CommentFacts {
  /** The author; a new member by default. */
  by: { id: number }
  /** The review; a new one by default. */
  on: { id: number }
  content: string
  timePosted: string
}

/** A comment on a review. */
export async function aComment(
  app: TestApp,
  facts: Partial<CommentFacts> = {},
): Promise<{ id: number }> {
  const by = facts.by ?? (await aUser(app))
  const on = facts.on ?? (await aReview(app))
  return app.ctx.db
    .insertInto('comments')
    .values({
      review_id: on.id,
      author_id: by.id,
      content: facts.content ?? 'A comment.',
      time_posted: facts.timePosted ?? app.clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
}
