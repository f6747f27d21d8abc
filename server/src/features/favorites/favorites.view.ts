import type { Favorites } from '@medley/contract/library/favorites'
import type { FavoriteRow } from './favorites.queries.ts'

/** Every medium, with null where there is no favourite. */
export function toFavorites(rows: readonly FavoriteRow[]): Favorites {
  const favorites: Favorites = { film: null, tvShow: null, book: null, album: null, podcast: null }
  for (const { medium, workId, title, posterSource, releaseDate } of rows) {
    favorites[medium] = { internal_id: workId, title, posterSource, releaseDate }
  }
  return favorites
}
