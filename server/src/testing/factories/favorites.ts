import type { Medium } from '@medley/contract/values/medium'
import type { TestApp } from '../harness.ts'

/** A user's favourite of its medium, set at the clock's time. */
export async function aFavorite(
  app: TestApp,
  { by, of }: { by: { id: number }; of: { id: number; medium: Medium } },
): Promise<void> {
  await app.ctx.db
    .insertInto('favorites')
    .values({ user_id: by.id, medium: of.medium, work_id: of.id, time_set: app.clock.now() })
    .execute()
}
