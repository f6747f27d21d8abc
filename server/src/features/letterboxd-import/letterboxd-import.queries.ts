import { sql } from 'kysely'
import type { Handle } from '../../db/transaction.ts'

/** A film as the older calls name it, by its id at the movie database. */
export interface Film {
  id: number
  external_id: string
  title: string
  release_date: string | null
  poster_source: string | null
  creators: string[]
}

/** Those of the works that are films with an id at the movie database, by our own id. */
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
