import type { Feature } from '../../feature.ts'
import { letterboxdImportRoutes } from './letterboxd-import.routes.ts'

export const letterboxdImportFeature: Feature = {
  name: 'letterboxd-import',
  routes: [letterboxdImportRoutes],
}
