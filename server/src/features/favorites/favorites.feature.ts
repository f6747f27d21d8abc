import type { Feature } from '../../feature.ts'
import { favoriteShelvesExportPart, favoritesExportPart } from './favorites.export-part.ts'
import { favoritesImportTarget } from './favorites.import-target.ts'
import { favoritesMergeTarget } from './favorites.merge-target.ts'
import { favoriteShelvesMergeTarget } from './favorites.shelves.merge-target.ts'
import { favoritesRoutes } from './favorites.routes.ts'

export const favoritesFeature: Feature = {
  name: 'favorites',
  routes: [favoritesRoutes],
  tables: ['favorites', 'favorite_shelves'],
  holds: { favorites: 'user_id', favorite_shelves: 'user_id' },
  merges: [favoritesMergeTarget, favoriteShelvesMergeTarget],
  imports: [favoritesImportTarget],
  exports: [favoritesExportPart, favoriteShelvesExportPart],
}
