import type { Feature } from '../../feature.ts'
import { pageDataRoutes } from './page-data.routes.ts'

export const pageDataFeature: Feature = {
  name: 'page-data',
  routes: [pageDataRoutes],
}
