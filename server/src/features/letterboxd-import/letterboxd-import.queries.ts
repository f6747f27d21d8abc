import { sql } from 'kysely'
import type { Handle } from '../../db/transaction.ts'

/** A film as the older calls identify it, by its TMDB id. */
export interface Film {
  id: number
  external_id: string
  title: string
  release_date: string | null
  poster_source: string | null
  creators: string[]
}

/** The films among the works that have a TMDB id, by our id. */
export async function listFilms(
  handle: Handle,
  ids: readonly number[],
): Promise<Map<number, Film>> {
  const rows = await handle
    .selectFrom('works')
    .select(['id', 'external_id', 'title', 'release_date', 'poster_source', 'creators'])
    .where('id', '=', sql<number>`any(${ids}::integer[])`)
    .where('medium', '=', 'film')
    .where('external_id', '~', '^[1-9][0-9]{0,9}$')
    .execute()
  return new Map(rows.map((film) => [film.id, film]))
}
