import { sql } from 'kysely'
import type { Handle } from '../../db/transaction.ts'

/** A film as the older calls identify it, by its TMDB id. */
export interface Film {
  id: number
  externalId: string
  title: string
  releaseDate: string | null
  posterSource: string | null
  creators: string[]
}

/** The films among the works that have a TMDB id, by our id. */
export async function listFilms(
  handle: Handle,
  ids: readonly number[],
): Promise<Map<number, Film>> {
  const rows = await handle
    .selectFrom('works')
    .select([
      'id',
      'external_id as externalId',
      'title',
      'release_date as releaseDate',
      'poster_source as posterSource',
      'creators',
    ])
    .where('id', '=', sql<number>`any(${ids}::integer[])`)
    .where('medium', '=', 'film')
    .where('external_id', '~', '^[1-9][0-9]{0,9}$')
    .execute()
  return new Map(rows.map((film) => [film.id, film]))
}
