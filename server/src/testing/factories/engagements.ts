import type { Medium } from '@medley/contract/values/medium'
import type { TestApp } from '../harness.ts'

interface Mark {
  by: { id: number }
  of: { id: number; medium: Medium }
}

function rowOf(app: TestApp, { by, of }: Mark) {
  return { user_id: by.id, work_id: of.id, medium: of.medium, time_added: app.clock.now() }
}

/** A work that a user engaged at the clock's time. */
export async function anEngagement(app: TestApp, mark: Mark): Promise<void> {
  await app.ctx.db.insertInto('engagements').values(rowOf(app, mark)).execute()
}

/** A work that a user saved for later at the clock's time. */
export async function aSavedWork(app: TestApp, mark: Mark): Promise<void> {
  await app.ctx.db.insertInto('saved_works').values(rowOf(app, mark)).execute()
}

interface Rating {
  by: { id: number }
  of: { id: number; medium: Medium }
  rating: number
}

/** A review without text, at the clock's time. */
export async function aRating(app: TestApp, { by, of, rating }: Rating): Promise<void> {
  await app.ctx.db
    .insertInto('reviews')
    .values({
      author_id: by.id,
      work_id: of.id,
      medium: of.medium,
      rating,
      time_posted: app.clock.now(),
    })
    .execute()
}
