import type { TestApp } from '../harness.ts'
import { aUser } from './users.ts'
import { aWork } from './works.ts'

interface ReviewFacts {
  /** The author; a new member by default. */
  by: { id: number }
  /** The work; a new film by default. */
  of: { id: number }
  rating: number
  review: string | null
  spoiler: boolean
  timePosted: string
  dateViewed: string | null
  importSource: 'letterboxd' | null
  audience: 'friends' | null
}

/** A review. Does not mark the work engaged. */
export async function aReview(
  app: TestApp,
  facts: Partial<ReviewFacts> = {},
): Promise<{ id: number }> {
  const by = facts.by ?? (await aUser(app))
  const of = facts.of ?? (await aWork(app))
  const { medium } = await app.ctx.db
    .selectFrom('works')
    .select('medium')
    .where('id', '=', of.id)
    .executeTakeFirstOrThrow()
  return app.ctx.db
    .insertInto('reviews')
    .values({
      author_id: by.id,
      work_id: of.id,
      medium,
      rating: facts.rating ?? 7,
      review: facts.review ?? null,
      spoiler: facts.spoiler ?? false,
      time_posted: facts.timePosted ?? app.clock.now(),
      date_viewed: facts.dateViewed ?? null,
      import_source: facts.importSource ?? null,
      audience: facts.audience ?? null,
      is_listed: (facts.audience ?? null) === null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
}

/** A like of a review, by a new member by default. */
export async function aReviewLike(
  app: TestApp,
  { by, of }: { by?: { id: number }; of: { id: number } },
): Promise<void> {
  const user = by ?? (await aUser(app))
  await app.ctx.db
    .insertInto('review_likes')
    .values({ review_id: of.id, user_id: user.id, time_liked: app.clock.now() })
    .execute()
}
