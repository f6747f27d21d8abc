import type { Feature } from '../../feature.ts'
import { favoritesExportPart } from './favorites.export-part.ts'
import { favoritesImportTarget } from './favorites.import-target.ts'
import { favoritesMergeTarget } from './favorites.merge-target.ts'
import { favoritesRoutes } from './favorites.routes.ts'

export const favoritesFeature: Feature = {
  name: 'favorites',
  routes: [favoritesRoutes],
  tables: ['favorites'],
  missingRows: {
    favorites_user_id_fkey: 'unauthenticated',
    favorites_work_id_medium_fkey: 'work_not_found',
  },
  merges: [favoritesMergeTarget],
  imports: [favoritesImportTarget],
  exports: [favoritesExportPart],
}
