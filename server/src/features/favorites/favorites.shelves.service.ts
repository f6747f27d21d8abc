import type { FavoriteShelves } from '@medley/contract/library/favorites'
import { type Medium, mediums } from '@medley/contract/values/medium'
import type { Actor, Viewer } from '../../actor.ts'
import { notFound } from '../../app-error.ts'
import type { Context } from '../../context.ts'
import { type Handle, transaction } from '../../db/transaction.ts'
import { requireVisibleOwner } from '../profiles/profiles.service.ts'
import { listShelves, replaceShelf } from './favorites.shelves.queries.ts'

/** The shelves on a profile. Throws `user_not_found`, `blocked_by_them` or `not_in_audience`. */
export async function showShelves(
  ctx: Context,
  viewer: Viewer,
  { userId }: { userId: number },
): Promise<FavoriteShelves> {
  await requireVisibleOwner(ctx.db, viewer, userId)
  return shelvesOf(ctx.db, viewer, userId)
}

async function shelvesOf(handle: Handle, viewer: Viewer, userId: number): Promise<FavoriteShelves> {
  const shelves = await listShelves(handle, viewer, userId)
  const items = shelves.toSorted((a, b) => mediums.indexOf(a.medium) - mediums.indexOf(b.medium))
  return { items }
}

/** Fills the actor's shelf of a medium, with all works or not at all. Throws `work_not_found`. */
export function fillShelf(
  ctx: Context,
  actor: Actor,
  { medium, workIds }: { medium: Medium; workIds: readonly number[] },
): Promise<FavoriteShelves> {
  return transaction(ctx.db, async (tx) => {
    const count = await replaceShelf(tx, actor, medium, workIds)
    if (count < workIds.length) throw notFound('work')
    return shelvesOf(tx, actor, actor.id)
  })
}
