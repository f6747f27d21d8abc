import * as contract from '@medley/contract/library/favorites'
import type { Feature } from '../../feature.ts'
import { route } from '../../http/handle.ts'
import { favoriteShelvesExportPart, favoritesExportPart } from './favorites.export-part.ts'
import { favoritesImportTarget } from './favorites.import-target.ts'
import { favoritesMergeTarget } from './favorites.merge-target.ts'
import { chooseFavorites, clearFavorite, showFavorites } from './favorites.service.ts'
import { favoriteShelvesMergeTarget } from './favorites.shelves.merge-target.ts'
import { fillShelf, showShelves } from './favorites.shelves.service.ts'

export const favoritesFeature: Feature = {
  name: 'favorites',
  routes: [
    route(contract.getFavorites, showFavorites),
    route(contract.setFavorites, chooseFavorites),
    route(contract.removeFavorite, clearFavorite),
    route(contract.getFavoriteShelves, showShelves),
    route(contract.fillFavoriteShelf, fillShelf),
  ],
  tables: ['favorites', 'favorite_shelves'],
  holds: { favorites: 'user_id', favorite_shelves: 'user_id' },
  merges: [favoritesMergeTarget, favoriteShelvesMergeTarget],
  imports: [favoritesImportTarget],
  exports: [favoritesExportPart, favoriteShelvesExportPart],
}
