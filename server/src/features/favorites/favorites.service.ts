import type { Favorite, Favorites } from '@medley/contract/library/favorites'
import { type Medium, mediums } from '@medley/contract/values/medium'
import type { Actor, Viewer } from '../../actor.ts'
import { notFound } from '../../app-error.ts'
import type { Context } from '../../context.ts'
import { type Handle, transaction } from '../../db/transaction.ts'
import { requireOpenUser } from '../profiles/profiles.service.ts'
import { deleteFavorite, listFavorites, upsertFavorites } from './favorites.queries.ts'
import { toFavorites } from './favorites.view.ts'

interface Wanted {
  /** A username. */
  profile: string
  /** All mediums if absent. */
  medium?: Medium | undefined
}

/** The favourites on a profile. Throws `user_not_found`, `blocked_by_them` or `not_in_audience`. */
export async function showFavorites(
  ctx: Context,
  viewer: Viewer,
  { profile, medium }: Wanted,
): Promise<Favorites | Favorite | null> {
  const user = await requireOpenUser(ctx.db, viewer, profile)
  const favorites = await favoritesOf(ctx.db, viewer, user.id)
  return medium === undefined ? favorites : favorites[medium]
}

async function favoritesOf(handle: Handle, viewer: Viewer, userId: number): Promise<Favorites> {
  return toFavorites(await listFavorites(handle, viewer, userId))
}

/** Sets the favourites of the given mediums, all or none. Throws `work_not_found`. */
export function chooseFavorites(
  ctx: Context,
  actor: Actor,
  works: { [M in Medium]?: { id: number } | undefined },
): Promise<Favorites> {
  const chosen = mediums.flatMap((medium) => {
    const work = works[medium]
    return work ? [{ medium, workId: work.id }] : []
  })
  return transaction(ctx.db, async (tx) => {
    const count = await upsertFavorites(tx, actor, chosen, ctx.clock.now())
    if (count < chosen.length) throw notFound('work')
    return favoritesOf(tx, actor, actor.id)
  })
}

/** Clears the favourite of a medium; idempotent. */
export function clearFavorite(
  ctx: Context,
  actor: Actor,
  { medium }: { medium: Medium },
): Promise<Favorites> {
  return transaction(ctx.db, async (tx) => {
    await deleteFavorite(tx, actor.id, medium)
    return favoritesOf(tx, actor, actor.id)
  })
}
