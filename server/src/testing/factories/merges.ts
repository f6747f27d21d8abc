import type { TestApp } from '../harness.ts'
import { aUser } from './users.ts'
import { aWork } from './works.ts'

/** A merge that moved nothing. */
export async function aMerge(app: TestApp): Promise<{ id: number }> {
  const [work, into] = [await aWork(app), await aWork(app)]
  const moved = {
    reviews: [],
    viewings: [],
    engagements: [],
    saved_works: [],
    favorites: [],
    listEntries: { moved: [], removed: [] },
    importItems: [],
    importWrites: [],
    externalIds: [],
    mergedWorks: [],
    titles: [],
  }
  await app.ctx.db
    .updateTable('works')
    .set({ merged_into: into.id })
    .where('id', '=', work.id)
    .execute()
  return app.ctx.db
    .insertInto('work_merges')
    .values({
      work_id: work.id,
      into_id: into.id,
      moved: JSON.stringify(moved),
      time_merged: app.clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
}

interface SuggestionFacts {
  work: { id: number }
  sameAs: { id: number }
}

/** An open suggestion of a new member. */
export async function aSuggestion(
  app: TestApp,
  facts: Partial<SuggestionFacts> = {},
): Promise<{ id: number }> {
  const work = facts.work ?? (await aWork(app))
  return app.ctx.db
    .insertInto('work_suggestions')
    .values({
      work_id: work.id,
      user_id: (await aUser(app)).id,
      other_id: facts.sameAs?.id ?? null,
      comment: 'Wrong year',
      time_suggested: app.clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
}
