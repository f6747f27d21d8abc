import type { Favorite } from '@medley/contract/library/favorites'
import type { Medium } from '@medley/contract/values/medium'
import { sql } from 'kysely'
import type { Actor, Viewer } from '../../actor.ts'
import type { Handle, Tx } from '../../db/transaction.ts'
import { isVisibleWork } from '../works/works.visibility.ts'

export interface ShelfRow {
  medium: Medium
  works: Favorite[]
}

/** The shelves of a user, without works that the viewer may not see; empty ones are left out. */
export async function listShelves(
  handle: Handle,
  viewer: Viewer,
  userId: number,
): Promise<ShelfRow[]> {
  const { rows } = await sql<ShelfRow>`
    select works.medium, json_agg(json_build_object(
      'internal_id', works.id, 'title', works.title, 'posterSource', works.poster_source,
      'releaseDate', works.release_date
    ) order by position) as works
    from favorite_shelves
    join works on works.id = favorite_shelves.work_id
    where favorite_shelves.user_id = ${userId} and ${isVisibleWork(viewer)}
    group by works.medium
  `.execute(handle)
  return rows
}

/**
 * Puts works on a shelf in their order, in place of those there; returns their number. Works that do not exist or have
 * another medium are skipped.
 */
export async function replaceShelf(
  tx: Tx,
  actor: Actor,
  medium: Medium,
  workIds: readonly number[],
): Promise<number> {
  // One writer at a time: positions are given anew.
  await sql`select from users where id = ${actor.id} for no key update`.execute(tx)
  await tx
    .deleteFrom('favorite_shelves')
    .where('user_id', '=', actor.id)
    .where('medium', '=', medium)
    .execute()
  const { numAffectedRows } = await sql`
    insert into favorite_shelves (user_id, medium, position, work_id)
    select ${actor.id}::integer, works.medium, wanted.position, works.id
    from unnest(${workIds}::integer[]) with ordinality as wanted (id, position)
    join works on works.id = wanted.id and works.medium = ${medium}
    where works.merged_into is null and ${isVisibleWork(actor)}
  `.execute(tx)
  return Number(numAffectedRows ?? 0n)
}
