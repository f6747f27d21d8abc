import { sql } from 'kysely'
import type { Handle } from '../../db/transaction.ts'
import type { CoverRow } from '../works/works.covers.service.ts'
import { isVisibleWork } from '../works/works.visibility.ts'

/** The favourites of a user that visitors may see. */
export async function listFavoriteCovers(handle: Handle, userId: number): Promise<CoverRow[]> {
  const { rows } = await sql<CoverRow>`
    select works.id, works.medium, works.title, works.creators, works.release_date as "releaseDate"
    from favorites join works on works.id = favorites.work_id
    where favorites.user_id = ${userId} and ${isVisibleWork(null)}
    order by array_position(array['film', 'tvShow', 'book', 'album', 'podcast'], works.medium::text), works.id
  `.execute(handle)
  return rows
}

/** The work of each medium with the largest audience. */
export async function listBestKnownCovers(handle: Handle): Promise<CoverRow[]> {
  const { rows } = await sql<CoverRow>`
    select works.id, works.medium, works.title, works.creators, works.release_date as "releaseDate"
    from unnest(array['film', 'album', 'book', 'tvShow', 'podcast']) with ordinality as each (medium, place)
    cross join lateral (
      select work_id from work_counts
      where work_counts.medium = each.medium and is_listed
      order by audience_size desc, reviewer_count desc, shelf_place, work_id
      limit 1
    ) as known
    join works on works.id = known.work_id
    order by each.place
  `.execute(handle)
  return rows
}
