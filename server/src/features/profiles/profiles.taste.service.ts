import { limits } from '@medley/contract/limits'
import type { TasteLine } from '@medley/contract/people/profiles'
import type { Viewer } from '../../actor.ts'
import type { Context } from '../../context.ts'
import { requireVisibleOwner } from './profiles.service.ts'
import { findTaste } from './profiles.taste.queries.ts'

/** The taste of a user; null while they have rated little. Throws `user_not_found`, `blocked_by_them`, `not_in_audience`. */
export async function showTasteLine(
  ctx: Context,
  viewer: Viewer,
  { userId }: { userId: number },
): Promise<{ taste: TasteLine | null }> {
  await requireVisibleOwner(ctx.db, viewer, userId)
  const found = await findTaste(ctx.db, viewer, userId)
  if (!found || found.ratings < limits.tasteRatingsMin) return { taste: null }
  const { genres, decades, kindestTo } = found
  return { taste: { genres, decades: decades.toSorted((a, b) => a - b), kindestTo } }
}
