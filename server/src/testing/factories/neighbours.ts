import type { TestApp } from '../harness.ts'

interface Work {
  id: number
}

/** Neighbours of a work, nearest first, as the nightly build stores them. */
export async function neighboursOf(app: TestApp, work: Work, near: readonly Work[]): Promise<void> {
  await app.ctx.db
    .insertInto('work_neighbours')
    .values({
      work_id: work.id,
      neighbour_ids: near.map(({ id }) => id),
      weights: near.map((_, index) => 1 / (index + 2)),
      supports: near.map(() => 5),
    })
    .execute()
}
