import type { ProfileCounts } from '@medley/contract/people/profiles'
import type { Viewer } from '../../actor.ts'
import type { Context } from '../../context.ts'
import { requireVisibleOwner } from './profiles.service.ts'
import { countPartsOfProfile } from './profiles.counts.queries.ts'

/** How much each part of a profile holds. Throws `user_not_found`, `blocked_by_them`. */
export async function countProfile(
  ctx: Context,
  viewer: Viewer,
  { userId }: { userId: number },
): Promise<ProfileCounts> {
  await requireVisibleOwner(ctx.db, viewer, userId)
  return countPartsOfProfile(ctx.db, viewer, userId)
}
