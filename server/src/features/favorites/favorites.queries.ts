import type { Medium } from '@medley/contract/values/medium'
import { sql } from 'kysely'
import type { Actor, Viewer } from '../../actor.ts'
import type { Handle } from '../../db/transaction.ts'
import { isVisibleWork } from '../works/works.visibility.ts'

export interface FavoriteRow {
  medium: Medium
  workId: number
  title: string
  posterSource: string | null
  releaseDate: string | null
}

/** The favorites of a user that the viewer may see, at most one per medium. */
export async function listFavorites(
  handle: Handle,
  viewer: Viewer,
  userId: number,
): Promise<FavoriteRow[]> {
  const { rows } = await sql<FavoriteRow>`
    select works.medium, favorites.work_id as "workId", works.title,
      works.poster_source as "posterSource", works.release_date as "releaseDate"
    from favorites
    join works on works.id = favorites.work_id
    where favorites.user_id = ${userId} and ${isVisibleWork(viewer)}
  `.execute(handle)
  return rows
}

export interface NewFavorite {
  medium: Medium
  workId: number
}

/**
 * Sets the favourites of several mediums; returns the number set. Works that do not exist or have
 * another medium are skipped.
 */
export async function upsertFavorites(
  handle: Handle,
  actor: Actor,
  chosen: readonly NewFavorite[],
  time: Date,
): Promise<number> {
  const { rows } = await sql`
    insert into favorites (user_id, medium, work_id, time_set)
    select ${actor.id}::integer, works.medium, works.id, ${time}::timestamptz
    from unnest(
      ${chosen.map(({ medium }) => medium)}::text[], ${chosen.map(({ workId }) => workId)}::integer[]
    ) as wanted (medium, work_id)
    join works on works.id = wanted.work_id and works.medium = wanted.medium
    where works.merged_into is null and ${isVisibleWork(actor)}
    order by works.medium
    on conflict (user_id, medium) do update set
      work_id = excluded.work_id, time_set = excluded.time_set
    returning medium
  `.execute(handle)
  return rows.length
}

export async function deleteFavorite(
  handle: Handle,
  userId: number,
  medium: Medium,
): Promise<void> {
  await handle
    .deleteFrom('favorites')
    .where('user_id', '=', userId)
    .where('medium', '=', medium)
    .execute()
}
