import type { FeedbackCategory } from '@medley/contract/administration/feedback'
import type { TestApp } from '../harness.ts'

interface FeedbackFacts {
  category: FeedbackCategory
  content: string
}

/** Unresolved feedback, sent at the clock's time. */
export async function aSubmission(
  app: TestApp,
  { category = 'Suggestion', content = 'More podcasts.' }: Partial<FeedbackFacts> = {},
): Promise<{ id: number }> {
  return app.ctx.db
    .insertInto('feedback')
    .values({ category, content, time_posted: app.clock.now() })
    .returning('id')
    .executeTakeFirstOrThrow()
}
